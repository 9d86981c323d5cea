import { describe, expect, it } from 'vitest';
import type { Operation } from '#generators/formats.ts';
import { entityOf, operationFor, operationsOf, type Values } from '../artefacts.ts';
import { deviations } from '../conform.ts';
import type { Part } from './catalogue.ts';
import { createRecord } from '../records.ts';
import { dataOf } from '../world.ts';

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
          const record = await createRecord({ caller: ours, entity });
          const ids = [record['id'] ?? null];
          const from = String(record[operation.field ?? 'state']);
          const [to] = operation.transitions?.[from] ?? [];
          expect(to, `nothing leads on from ${from}`).toBeDefined();
          if (scope === 'tenant') expect((await foreign.call(operation, { ids, state: to ?? null })).status).toBe(404);
          const reply = await ours.call(operation, { ids, state: to ?? null });
          expect({ status: reply.status, data: reply.body.data }).toEqual({ status: 200, data: { count: 1 } });
          expect(deviations({ operation, reply })).toEqual([]);
          const closed = statesOutOfReach({ operation, from: to ?? '' });
          if (closed !== undefined) expect((await ours.call(operation, { ids, state: closed })).status).toBe(409);
          expect((await ours.call(operation, { ids: ['no-such-id'], state: to ?? null })).status).toBe(404);
          const { status, body } = await ours.call(operation, { ids, state: 'no-such-state' });
          expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/state' }] } } });
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

/** A state that some transition reaches, but none from here. */
function statesOutOfReach({
  operation: { transitions = {} },
  from,
}: {
  operation: Operation;
  from: string;
}): string | undefined {
  const reachable = new Set(Object.values(transitions).flat());
  return [...reachable].find((state) => !transitions[from]?.includes(state));
}
