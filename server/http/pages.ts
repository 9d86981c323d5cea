import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../engine/context.ts';
import { preloadsOf } from './preload.ts';

const apps = [
  { prefix: '/admin/', folder: 'admin' },
  { prefix: '/auth-center/', folder: 'learner' },
] as const;

/** Where the built-in roles work (specification, section 5); each opens inside this product. */
const roleEntries = { '/student-auth': 'learner', '/teacher-auth': 'admin', '/system-auth': 'admin' } as const;

/** The built pages: hashed assets for a year, index.html for every other path below the app. */
export async function addPages({ server, app }: { server: FastifyInstance; app: App }): Promise<void> {
  const built = apps
    .map((page) => ({ ...page, root: join(app.config.publicDir, page.folder) }))
    .filter(({ root }) => existsSync(join(root, 'index.html')))
    .map((page) => ({ ...page, preloads: preloadsOf(page) }));
  const sendPage = ({
    page,
    url,
    reply,
  }: {
    page: (typeof built)[number];
    url: string;
    reply: FastifyReply;
  }): FastifyReply => {
    const preloads = page.preloads(url.slice(page.prefix.length - 1));
    if (preloads) reply.header('link', preloads);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', page.root);
  };
  for (const [index, page] of built.entries()) {
    const { prefix, root } = page;
    await server.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      wildcard: true,
      // Sent by `sendPage`, which adds what the page needs.
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.setHeader(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    server.get(prefix, (request, reply) => sendPage({ page, url: request.url, reply }));
    server.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix));
  }
  const first = built.find(({ folder }) => folder === 'learner') ?? built[0];
  if (first) server.get('/', (_request, reply) => reply.redirect(first.prefix));
  for (const [path, folder] of Object.entries(roleEntries)) {
    const target = built.find((page) => page.folder === folder);
    if (target) server.get(path, (_request, reply) => reply.redirect(target.prefix));
  }
  server.setNotFoundHandler((request, reply) => {
    const page = built.find(({ prefix }) => request.url.startsWith(prefix));
    const isDocument = request.method === 'GET' && !/^[^?]*\.[a-z0-9]{1,5}(\?|$)/i.test(request.url);
    if (page && isDocument) return sendPage({ page, url: request.url, reply });
    return reply.code(404).type('text/plain; charset=utf-8').send('页面不存在');
  });
}
