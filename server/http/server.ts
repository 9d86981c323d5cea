import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../engine/context.ts';
import { failures } from '../failures.ts';
import { addErrorReplies } from './errors.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addOpenapi } from './openapi.ts';
import { addRoutes } from './routes.ts';
import { addPages } from './pages.ts';

const bodyLimit = 2 * 1024 * 1024;

/** The HTTP server: every operation of the catalogue below /api, and the built pages. */
export async function createServer({ app }: { app: App }): Promise<FastifyInstance> {
  const server = Fastify({ trustProxy: app.config.trustProxy, bodyLimit, requestTimeout: 600_000, logger: false, routerOptions: { maxParamLength: 200 } });
  await server.register(cookie);
  await server.register(rateLimit, { global: false, errorResponseBuilder: () => failures.tooMany() });
  await server.register(multipart, { limits: { fileSize: app.config.maxUpload, files: 1, fields: 20, fieldSize: 100_000 } });
  addHeaders({ server });
  addErrorReplies({ server, app });
  addHealth({ server, app });
  addOpenapi({ server, app });
  await addRoutes({ server, app });
  await addPages({ server, app });
  return server;
}
