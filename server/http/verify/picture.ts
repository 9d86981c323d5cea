import type { FastifyInstance } from 'fastify';
import { sharedPicture } from '../../domain/issue/index.ts';
import type { App } from '../../engine/context.ts';
import type { Limits } from '../limits.ts';
import { texts } from './texts.ts';

const longest = 100;
const refusals = {
  none: { status: 404, text: texts.noPicture },
  tooMany: { status: 429, text: texts.tooMany },
} as const;

/** The picture that apps show beside the address of a certificate (rule IC27). Each is a call of its address (L8). */
export function addPicture({
  server,
  app,
  limits,
}: {
  server: FastifyInstance;
  app: App;
  limits: Pick<Limits, 'count'>;
}): void {
  server.get<{ Params: { number: string }; Querystring: { by?: unknown } }>(
    '/verify/:number/picture.png',
    async ({ ip, params, query: { by } }, reply) => {
      const isLooked = limits.count({ session: undefined, ip });
      const tenantId = typeof by === 'string' ? by : '';
      const wanted = { number: params.number.slice(0, longest), tenantId: tenantId.slice(0, longest), ip };
      const result = isLooked ? await sharedPicture({ app, ...wanted }) : { kind: 'tooMany' as const };
      if (result.kind === 'picture')
        return reply.header('cache-control', 'public, max-age=300').type('image/png').send(result.png);
      const { status, text } = refusals[result.kind];
      return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    },
  );
}
