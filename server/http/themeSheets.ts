import type { FastifyInstance } from 'fastify';
import { brandSheet } from '#runtime/core/brand/brandSheet.ts';
import { failures } from '../failures.ts';
import type { Limits } from './limits.ts';

/**
 * GET /api/portal/theme/00a870.css: the style sheet of an organisation's colour (rule U5), which learners' pages link. The
 * address says all of it, so browsers need not ask again.
 */
export function addThemeSheets({ server, limits }: { server: FastifyInstance; limits: Pick<Limits, 'count'> }): void {
  server.get<{ Params: { colour: string } }>(
    '/api/portal/theme/:colour(^[0-9a-f]{6}).css',
    async ({ ip, params: { colour } }, reply) => {
      if (!limits.count({ session: undefined, ip })) throw failures.tooMany();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/css; charset=utf-8')
        .send(brandSheet(`#${colour}`));
    },
  );
}
