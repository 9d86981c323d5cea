import type { FastifyInstance } from 'fastify';
import { addressesOf, issuerProfile, listLife, publicKeys, statusList } from '../../domain/issue/index.ts';
import type { App } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import type { Limits } from '../limits.ts';

interface Asked {
  app: App;
  tenantId: string;
  addresses: ReturnType<typeof addressesOf>;
  /** What stands last in the address; NaN where that is no number. */
  number: number;
}

interface Published {
  path: string;
  type: string;
  /** What is published; nothing where there is no such thing. */
  answer(asked: Asked): Promise<object | string | undefined>;
}

/** What anyone needs to verify credentials by themselves (rules IC12 to IC14). */
const published: readonly Published[] = [
  { path: '', type: 'application/json', answer: issuerProfile },
  {
    path: '/keys',
    type: 'application/jwk-set+json',
    answer: async (asked) => {
      const keys = await publicKeys(asked);
      return keys && { keys };
    },
  },
  {
    path: '/keys/:number',
    type: 'application/jwk+json',
    answer: async (asked) => (await publicKeys(asked))?.find(({ kid }) => kid === asked.addresses.key(asked.number)),
  },
  {
    path: '/status/:number',
    type: 'application/vc+jwt',
    answer: async (asked) => (isList(asked.number) ? statusList({ ...asked, list: asked.number }) : undefined),
  },
];

/** Publishes it for programs of any site. Each look-up is a call of its address (L8). */
export async function addCredentials({
  server,
  app,
  limits,
}: {
  server: FastifyInstance;
  app: App;
  limits: Pick<Limits, 'count'>;
}): Promise<void> {
  for (const { path, type, answer } of published)
    server.get<{ Params: { tenantId: string; number?: string } }>(
      `/credentials/:tenantId${path}`,
      async ({ ip, params: { tenantId, number } }, reply) => {
        if (!limits.count({ session: undefined, ip })) throw failures.tooMany();
        const addresses = addressesOf({ config: app.config, tenantId });
        const found = await answer({ app, tenantId, addresses, number: Number(number) });
        if (found === undefined) throw failures.notFound();
        return reply
          .headers({ 'cache-control': `public, max-age=${listLife}`, 'access-control-allow-origin': '*' })
          .type(type)
          .send(typeof found === 'string' ? found : JSON.stringify(found));
      },
    );
}

/** Whether it may be the number of a list, as the database counts. */
function isList(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < 2 ** 31;
}
