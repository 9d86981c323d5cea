import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { catalogue, operation } from '../artefacts.ts';
import { callerOf } from '../client.ts';
import { asOwner } from '../mock/exam.ts';
import { createRecord } from '../records.ts';
import { dataOf } from '../world.ts';

const moving = new Map(
  Object.values(catalogue.operations).flatMap(({ entity, transitions, field = 'state' }) =>
    entity && transitions ? [[entity, field] as const] : [],
  ),
);

const livingOf = (entity: string): string =>
  catalogue.entities[entity]?.hasRecycle ? '"deletedTime" is null' : 'true';

describe.each(['pglite', 'postgres'] as const)(
  'rule S1: the database refuses a change of state that no transition names, on %s',
  (database) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ database });
      const caller = callerOf({ url: server.url, token: await server.signIn('operator') });
      dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
      for (const entity of moving.keys()) if (!(await hasRecord(entity))) await createRecord({ caller, entity });
    }, 120_000);
    afterAll(() => server?.close());
    const hasRecord = async (entity: string): Promise<boolean> =>
      (await asOwner({ server, text: `select from "${entity}" where ${livingOf(entity)} limit 1` })).length > 0;
    const move = async ({ entity, field, to, from }: { entity: string; field: string; to: string; from: string }) =>
      asOwner<{ id: string }>({
        server,
        text: `update "${entity}" set "${field}" = $1
          where "id" = (select "id" from "${entity}" where ${livingOf(entity)} and $2 in ('', "${field}") limit 1) returning "id"`,
        values: [to, from],
      });

    it.each([...moving])('%s', async (entity, field) => {
      await expect(move({ entity, field, to: 'no-such-state', from: '' })).rejects.toMatchObject({
        constraint: 'state_way',
        table: entity,
        detail: field,
      });
    });

    it('question: to what is a state, but not the next one', async () => {
      const place = { entity: 'question', field: 'state' };
      await expect(move({ ...place, from: 'published', to: 'draft' })).rejects.toMatchObject({
        constraint: 'state_way',
      });
      expect(await move({ ...place, from: 'published', to: 'published' })).toHaveLength(1);
      expect(await move({ ...place, from: 'published', to: 'retired' })).toHaveLength(1);
    });
  },
);
