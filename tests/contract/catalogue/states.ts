import { describe, expect, it } from 'vitest';
import { entityOf, operationFor, operationsOf, type Values } from '../artefacts.ts';
import { deviations } from '../conform.ts';
import type { Part } from './part.ts';
import { createRecord } from '../records.ts';
import { dataOf } from '../world.ts';
import { removeRecord, stockOf } from './stock.ts';

/** Changes of state along the transitions, and the order of records. */
export function stateContract({ entity, world }: Part): void {
  const { scope } = entityOf(entity);
  const moving = operationsOf(entity).filter(
    ({ transitions, input }) => transitions !== undefined && 'ids' in (input.properties ?? {}),
  );
  const canCreate = operationFor({ entity, verb: 'save' }) !== undefined;

  if (!canCreate) return;
  if (moving.length > 0)
    describe('states', () => {
      it.each(moving.map((operation) => [operation.name, operation] as const))(
        '%s goes only where the transitions lead',
        async (_name, operation) => {
          const { ours, foreign } = world();
          const { transitions = {}, field = 'state' } = operation;
          const reachable = [...new Set(Object.values(transitions).flat())];
          const first = await createRecord({ caller: ours, entity });
          const start = String(first[field]);
          expect(transitions[start]?.length, `nothing leads on from ${start}`).toBeGreaterThan(0);
          for (const [from, path] of pathsFrom({ start, transitions })) {
            const record = await createRecord({ caller: ours, entity });
            const ids = [record['id'] ?? null];
            for (const state of path) {
              const reply = await ours.call(operation, { ids, state });
              expect({ status: reply.status, data: reply.body.data }).toEqual({ status: 200, data: { count: 1 } });
              expect(deviations({ operation, reply })).toEqual([]);
            }
            const before = await stockOf({ caller: ours, entity, record });
            if (before.record) expect(before.record[field]).toBe(from);
            for (const state of reachable.filter((to) => !transitions[from]?.includes(to))) {
              const { status, body } = await ours.call(operation, { ids, state });
              expect({ from, state, status, body }).toMatchObject({
                status: 409,
                body: { message: expect.stringMatching(/[一-鿿]/) },
              });
            }
            expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
          }
          const [to = null] = transitions[start] ?? [];
          const before = await stockOf({ caller: ours, entity, record: first });
          const ids = [first['id'] ?? null];
          if (scope === 'tenant') expect((await foreign.call(operation, { ids, state: to })).status).toBe(404);
          expect((await ours.call(operation, { ids: ['no-such-id'], state: to })).status).toBe(404);
          expect((await ours.call(operation, { ids: [...ids, 'no-such-id'], state: to })).status).toBe(404);
          if ('matching' in (operation.input.properties ?? {})) {
            const { status, body } = await ours.call(operation, { matching: { id: ids }, count: 2, state: to });
            expect({ status, body }).toMatchObject({
              status: 409,
              body: { message: expect.stringMatching(/[一-鿿]/) },
            });
          }
          expect(await stockOf({ caller: ours, entity, record: first })).toEqual(before);
          if (operationFor({ entity, verb: 'remove' })) {
            await removeRecord({ caller: ours, entity, record: first });
            expect((await ours.call(operation, { ids, state: to })).status).toBe(404);
          }
        },
      );
    });

  const sort = operationsOf(entity).find(({ does }) => does === 'sort');
  const list = operationFor({ entity, verb: 'list' });
  if (sort && list)
    describe('order', () => {
      it('is kept as it was sent', async () => {
        const { ours, foreign } = world();
        const before = dataOf<{ rows: Values[] }>(await ours.call(list, { pageSize: 100 })).rows;
        if (before.length < 2) await createRecord({ caller: ours, entity });
        const ids = dataOf<{ rows: Values[] }>(await ours.call(list, { pageSize: 100 }))
          .rows.map(({ id = null }) => id)
          .reverse();
        expect((await ours.call(sort, { ids })).status).toBe(200);
        expect(dataOf<{ rows: Values[] }>(await ours.call(list, { pageSize: 100 })).rows.map(({ id }) => id)).toEqual(
          ids,
        );
        expect((await ours.call(sort, { ids: ['no-such-id'] })).status).toBe(404);
        if (scope === 'tenant') expect((await foreign.call(sort, { ids })).status).toBe(404);
      });
    });
}

/** How to come to each state that can be reached from the first, this one included. */
function pathsFrom({
  start,
  transitions,
}: {
  start: string;
  transitions: Readonly<Record<string, readonly string[]>>;
}): Map<string, string[]> {
  const paths = new Map<string, string[]>([[start, []]]);
  // A map is gone through in the order in which it grows.
  for (const [from, path] of paths)
    for (const to of transitions[from] ?? []) if (!paths.has(to)) paths.set(to, [...path, to]);
  return paths;
}
