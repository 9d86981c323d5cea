import { describe, expect, it } from 'vitest';
import { entityOf, operationFor, referencesOf, referring, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { deviations } from '../conform.ts';
import type { Part } from './part.ts';
import { createRecord, makeRoom, newInput, referenceTo, saveOf } from '../records.ts';
import { dataOf } from '../world.ts';
import { removeRecord } from './stock.ts';

/** How often two calls are made at once. */
const rounds = 4;

/** Removal, recycle bin, restoring, and what is still in use. */
export function removeContract({ entity, world }: Part): void {
  const remove = operationFor({ entity, verb: 'remove' });
  const [list, recycled, restore, history] = ['list', 'recycled', 'restore', 'history'].map((verb) =>
    operationFor({ entity, verb }),
  );
  const { scope, hasRecycle, isSingleton } = entityOf(entity);
  if (!remove || isSingleton || !operationFor({ entity, verb: 'save' })) return;

  // An organisation is stopped before it is removed (rule T11).
  const stop = entity === 'tenant' ? operationFor({ entity, verb: 'updateState' }) : undefined;
  const createRemovable = async (caller: Caller): Promise<Values> => {
    const record = await createRecord({ caller, entity });
    if (stop) dataOf(await caller.call(stop, { ids: [record['id'] ?? null], state: 'off' }));
    return record;
  };

  describe('removal', () => {
    it("removes the caller's own records and no others, all or none", async () => {
      const { ours, foreign } = world();
      const { id = null } = await createRemovable(ours);
      if (scope === 'tenant') expect((await foreign.call(remove, { ids: [id] })).status).toBe(404);
      expect((await ours.call(remove, { ids: [id, 'no-such-id'] })).status).toBe(404);
      const reply = await ours.call(remove, { ids: [id] });
      expect({ status: reply.status, data: reply.body.data }).toEqual({ status: 200, data: { count: 1 } });
      expect(deviations({ operation: remove, reply })).toEqual([]);
      expect((await ours.call(remove, { ids: [id] })).status).toBe(404);
      if (list && 'id' in (list.input.properties ?? {}))
        expect(dataOf<{ total: number }>(await ours.call(list, { id })).total).toBe(0);
    });

    if (hasRecycle && recycled && restore)
      it('keeps what was removed in the recycle bin, from where it can be restored', async () => {
        const { ours, foreign } = world();
        const { id = null } = await createRemovable(ours);
        expect((await ours.call(remove, { ids: [id] })).status).toBe(200);
        const bin = await ours.call(recycled, { id });
        expect(deviations({ operation: recycled, reply: bin })).toEqual([]);
        expect(dataOf<{ rows: Values[] }>(bin).rows.map((row) => row['id'])).toEqual([id]);
        if (scope === 'tenant') {
          expect(dataOf<{ total: number }>(await foreign.call(recycled, { id })).total).toBe(0);
          expect((await foreign.call(restore, { ids: [id] })).status).toBe(404);
        }
        expect((await ours.call(restore, { ids: [id] })).status).toBe(200);
        expect((await ours.call(restore, { ids: [id] })).status).toBe(404);
        expect(dataOf<{ total: number }>(await ours.call(recycled, { id })).total).toBe(0);
        if (list && 'id' in (list.input.properties ?? {}))
          expect(dataOf<{ total: number }>(await ours.call(list, { id })).total).toBe(1);
        if (history)
          expect(dataOf<{ rows: Values[] }>(await ours.call(history, { id })).rows.map(({ action }) => action)).toEqual(
            ['restored', 'removed', ...(stop ? ['updated'] : []), 'created'],
          );
      });

    const inUse = referencesOf(entity).flatMap(({ field, target, isMany }) => {
      const removeTarget = operationFor({ entity: target, verb: 'remove' });
      return removeTarget && operationFor({ entity: target, verb: 'save' })
        ? [[target, field, { removeTarget, isMany }] as const]
        : [];
    });
    if (restore)
      it.each(inUse)(
        'is not restored to refer to what was removed since: %s by %s',
        async (target, field, reference) => {
          const { ours } = world();
          const referred = await createRecord({ caller: ours, entity: target });
          await makeRoom({ caller: ours, entity });
          const input = {
            ...(await newInput({ caller: ours, entity, except: field })),
            [field]: referring(reference, referred['id'] ?? null),
          };
          const record = dataOf<Values>(await ours.call(saveOf(entity), input));
          await removeRecord({ caller: ours, entity, record });
          await removeRecord({ caller: ours, entity: target, record: referred });
          const { status, body } = await ours.call(restore, { ids: [record['id'] ?? null] });
          expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: `/${field}` }] } } });
          const restoreTarget = operationFor({ entity: target, verb: 'restore' });
          if (!restoreTarget) return;
          dataOf(await ours.call(restoreTarget, { ids: [referred['id'] ?? null] }));
          dataOf(await ours.call(restore, { ids: [record['id'] ?? null] }));
        },
      );

    // Restoring refers to living records alone; what has no bin is the foreign key's.
    const intoBin = inUse.filter(([target]) => entityOf(target).hasRecycle && entityOf(entity).hasHistory);
    it.each(intoBin)(
      'rule S3: of removing and referring at once one is refused: %s by %s',
      async (target, field, { removeTarget: away, isMany }) => {
        const { ours } = world();
        for (let round = 0; round < rounds; round++) {
          const id = await referenceTo({ caller: ours, entity: target });
          await makeRoom({ caller: ours, entity });
          const input = {
            ...(await newInput({ caller: ours, entity, except: field })),
            [field]: referring({ isMany }, id),
          };
          const replies = await Promise.all([ours.call(away, { ids: [id] }), ours.call(saveOf(entity), input)]);
          expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
        }
      },
    );

    it.each(inUse)('a record in use cannot be removed: %s by %s', async (target, field, { removeTarget, isMany }) => {
      const { ours } = world();
      const id = await referenceTo({ caller: ours, entity: target });
      await makeRoom({ caller: ours, entity });
      dataOf(
        await ours.call(saveOf(entity), {
          ...(await newInput({ caller: ours, entity, except: field })),
          [field]: referring({ isMany }, id),
        }),
      );
      expect((await ours.call(removeTarget, { ids: [id] })).status).toBe(409);
    });
  });
}
