import type { FastifyInstance } from 'fastify';
import { reading } from '../database/statement.ts';
import type { App } from '../engine/context.ts';

/** GET /api/health: whether the database answers, and which catalogue is served. */
export function addHealth({ server, app }: { server: FastifyInstance; app: App }): void {
  server.get('/api/health', async (_request, reply) => {
    const started = performance.now();
    const isUp = await app.database.query(reading({ text: 'select 1' })).then(
      () => true,
      () => false,
    );
    const data = {
      database: { kind: app.database.kind, isUp, milliseconds: Math.round((performance.now() - started) * 10) / 10 },
      catalogueHash: app.catalogue.hash,
      demo: app.config.hasDemo,
      uptime: Math.round(process.uptime()),
    };
    return reply
      .code(isUp ? 200 : 503)
      .send({ code: isUp ? 200 : 503, message: isUp ? '正常' : '数据库无法连接', data });
  });
}
