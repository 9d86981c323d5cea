import type { FastifyInstance } from 'fastify';
import type { App } from '../engine/context.ts';

/** GET /api/openapi.json: the API as generated from the catalogue. */
export function addOpenapi({ server, app }: { server: FastifyInstance; app: App }): void {
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await app.artefacts.openapi()),
  );
}
