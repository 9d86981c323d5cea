import { describe, expect, it } from 'vitest';
import { entityOf, operationFor, referencesOf, type Values } from './artefacts.ts';
import { deviations } from './conform.ts';
import type { Part } from './harness.ts';
import { createRecord, dataOf } from './world.ts';

/** Removal, recycle bin, restoring, and what is still in use. */
export function removeContract({ entity, world }: Part): void {
  const remove = operationFor({ entity, verb: 'remove' });
  const [list, recycled, restore, history] = ['list', 'recycled', 'restore', 'history'].map((verb) => operationFor({ entity, verb }));
  if (!remove || !operationFor({ entity, verb: 'save' })) return;
  const { scope, hasRecycle, isSingleton } = entityOf(entity);

  describe.skipIf(isSingleton)('removal', () => {
    it('removes the caller\'s own records and no others, all or none', async () => {
      const { ours, foreign } = world();
      const { id = null } = await createRecord({ caller: ours, entity });
      if (scope === 'tenant') expect((await foreign.call(remove, { ids: [id] })).status).toBe(404);
      expect((await ours.call(remove, { ids: [id, 'no-such-id'] })).status).toBe(404);
      const reply = await ours.call(remove, { ids: [id] });
      expect({ status: reply.status, data: reply.body.data }).toEqual({ status: 200, data: { count: 1 } });
      expect(deviations({ operation: remove, reply })).toEqual([]);
      expect((await ours.call(remove, { ids: [id] })).status).toBe(404);
      if (list && 'id' in (list.input.properties ?? {})) expect(dataOf<{ total: number }>(await ours.call(list, { id })).total).toBe(0);
    });

    it.skipIf(!hasRecycle || !recycled || !restore)('keeps what was removed in the recycle bin, from where it can be restored', async () => {
      const { ours, foreign } = world();
      if (!recycled || !restore) return;
      const { id = null } = await createRecord({ caller: ours, entity });
      expect((await ours.call(remove, { ids: [id] })).status).toBe(200);
      const bin = await ours.call(recycled, { id });
      expect(deviations({ operation: recycled, reply: bin })).toEqual([]);
      expect(dataOf<{ rows: Values[] }>(bin).rows.map((row) => row['id'])).toEqual([id]);
      if (scope === 'tenant') {
        expect(dataOf<{ total: number }>(await foreign.call(recycled, { id })).total).toBe(0);
        expect((await foreign.call(restore, { ids: [id] })).status).toBe(404);
      }
      expect((await ours.call(restore, { ids: [id] })).status).toBe(200);
      expect(dataOf<{ total: number }>(await ours.call(recycled, { id })).total).toBe(0);
      if (list && 'id' in (list.input.properties ?? {})) expect(dataOf<{ total: number }>(await ours.call(list, { id })).total).toBe(1);
      if (history) expect(dataOf<{ rows: Values[] }>(await ours.call(history, { id })).rows.map(({ action }) => action)).toEqual(['restored', 'removed', 'created']);
    });

    it.each(referencesOf(entity).map(({ field, target }) => [target, field] as const))('a record in use cannot be removed: %s by %s', async (target, field) => {
      const { ours } = world();
      const removeTarget = operationFor({ entity: target, verb: 'remove' });
      if (!removeTarget || !operationFor({ entity: target, verb: 'save' })) return;
      const record = await createRecord({ caller: ours, entity });
      if (record[field] === null || record[field] === undefined) return;
      expect((await ours.call(removeTarget, { ids: [record[field]] })).status).toBe(409);
    });
  });
}
