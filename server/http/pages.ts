import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { App } from '../engine/context.ts';

const apps = [
  { prefix: '/admin/', folder: 'admin' },
  { prefix: '/auth-center/', folder: 'learner' },
] as const;

/** The built pages: hashed assets for a year, index.html for every other path below the app. */
export async function addPages({ server, app }: { server: FastifyInstance; app: App }): Promise<void> {
  const built = apps.map((page) => ({ ...page, root: join(app.config.publicDir, page.folder) })).filter(({ root }) => existsSync(join(root, 'index.html')));
  for (const [index, { prefix, root }] of built.entries()) {
    await server.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
    server.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix));
  }
  const [first] = built;
  if (first) server.get('/', (_request, reply) => reply.redirect(first.prefix));
  server.setNotFoundHandler((request, reply) => {
    const page = built.find(({ prefix }) => request.url.startsWith(prefix));
    const isDocument = request.method === 'GET' && !/\.[a-z0-9]{1,5}(\?|$)/i.test(request.url);
    if (page && isDocument) return reply.header('cache-control', 'no-cache').sendFile('index.html', page.root);
    return reply.code(404).type('text/plain; charset=utf-8').send('页面不存在');
  });
}
