import { beforeAll, describe, expect, it } from 'vitest';
import { fixedFields } from '#runtime/core/operations/when.ts';
import { isWhole } from '#tests/suite.ts';
import { entityOf, operationFor, referencesOf, referring, samplesOf, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { deviations } from '../conform.ts';
import {
  createRecord,
  distinct,
  keyOf,
  makeRoom,
  newInput,
  onlyRecord,
  referenceTo,
  withReferences,
} from '../records.ts';
import { dataOf } from '../world.ts';
import type { Part } from './part.ts';
import { asSent, sentFields, sharedFields } from './compare.ts';
import { removeRecord, stockOf, type Stock } from './stock.ts';

/** What a save refuses though every value is one that its field may have, and what a change changes. */
export function saveContract({ entity, world }: Part): void {
  const save = operationFor({ entity, verb: 'save' });
  if (!save) return;
  const { invalid: all } = samplesOf(entity);
  const invalid = isWhole ? all : oneOfEachSort(all);
  const { isSingleton, isAppend, scope, unique, identity, properties } = entityOf(entity);
  const [change, remove] = ['change', 'remove'].map((verb) => operationFor({ entity, verb }));

  if (isSingleton) singletonContract({ entity, world });
  describe('save', () => {
    describe('of what is broken', () => {
      let before: Stock | undefined;
      beforeAll(async () => {
        before = await stockOf({ caller: world().ours, entity });
      });

      it.each(invalid.map((variant) => [variant.name, variant] as const))(
        'refuses: %s',
        async (_name, { input, path }) => {
          const { ours } = world();
          const except = path.split('/')[1] ?? '';
          const { status, body } = await ours.call(save, await withReferences({ caller: ours, entity, input, except }));
          expect({ status, body }).toMatchObject({
            status: 422,
            body: {
              message: expect.stringMatching(/[一-鿿]/),
              data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
            },
          });
        },
      );

      it('stores none of it', async () => {
        expect(await stockOf({ caller: world().ours, entity })).toEqual(before);
      });
    });

    if (isSingleton) return;

    it.each(referencesOf(entity).map((reference) => [reference.field, reference] as const))(
      "refuses a %s that does not exist, is removed or another tenant's, in a new record and in a change",
      async (field, { target, ...reference }) => {
        const { ours, foreign } = world();
        const record = await createRecord({ caller: ours, entity, except: field });
        await makeRoom({ caller: ours, entity });
        const input = await newInput({ caller: ours, entity, except: field });
        const ids = [
          'no-such-id',
          ...(entityOf(target).scope === 'tenant' ? [await referenceTo({ caller: foreign, entity: target })] : []),
          ...(operationFor({ entity: target, verb: 'remove' })
            ? [await removedId({ caller: ours, entity: target })]
            : []),
        ];
        const before = await stockOf({ caller: ours, entity, record });
        for (const id of ids)
          for (const sent of [
            { ...input, [field]: referring(reference, id) },
            ...(isAppend ? [] : [{ ...keyOf(record), [field]: referring(reference, id) }]),
          ]) {
            const { status, body } = await ours.call(save, sent);
            expect({ status, body }).toMatchObject({
              status: 422,
              body: { message: expect.stringMatching(/[一-鿿]/), data: { errors: [{ path: `/${field}` }] } },
            });
          }
        expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
      },
    );

    const always = unique.flatMap(({ fields, where }) => (Object.keys(where).length === 0 ? [fields] : []));
    const groups = [...always, ...(identity.length > 0 ? [identity] : [])];
    it.each(groups.map((group) => [group.join(', '), group] as const))(
      'refuses a second record of the same %s',
      async (_name, group) => {
        const { ours } = world();
        const input = await newInput({ caller: ours, entity });
        const record = dataOf<Values>(await ours.call(save, input));
        const before = await stockOf({ caller: ours, entity, record });
        const other = distinct({ entity, input });
        const same = Object.fromEntries(
          group.flatMap((field) => (field in input ? [[field, input[field] ?? null]] : [])),
        );
        const { status, body } = await ours.call(save, { ...other, ...same });
        expect({ status, body }).toMatchObject({
          status: 422,
          body: { message: expect.stringMatching(/[一-鿿]/), data: { errors: [{ path: expect.any(String) }] } },
        });
        expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
      },
    );

    if (isAppend) return;

    it('changes a record and raises its version', async () => {
      const { ours } = world();
      const record = await createRecord({ caller: ours, entity });
      const input = sentFields({ entity, input: await newInput({ caller: ours, entity, sample: 1 }) });
      const kept = [
        ...referencesOf(entity).map(({ field }) => field),
        ...fixedFields({ properties: entityOf(entity).properties, before: record, values: input }),
      ];
      const fixed = Object.fromEntries(kept.map((field) => [field, record[field] ?? null]));
      const reply = await ours.call(save, { ...input, ...fixed, ...keyOf(record) });
      expect({ status: reply.status, body: reply.status === 200 ? 'taken' : reply.body }).toEqual({
        status: 200,
        body: 'taken',
      });
      expect(deviations({ operation: save, reply })).toEqual([]);
      const expected = { ...input, ...fixed, id: record['id'] ?? null, version: Number(record['version']) + 1 };
      expect(asSent(sharedFields(dataOf<Values>(reply), expected))).toEqual(asSent(expected));
    });

    it('answers 409 with the record as it is now for a stale version, and leaves it so', async () => {
      const { ours } = world();
      const record = await createRecord({ caller: ours, entity });
      const same = sameAs({ entity, record });
      const now = dataOf<Values>(await ours.call(save, { ...same, ...keyOf(record) }));
      const before = await stockOf({ caller: ours, entity, record });
      const { status, body } = await ours.call(save, { ...same, ...keyOf(record) });
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          message: expect.stringMatching(/[一-鿿]/),
          data: { theirs: { id: record['id'], version: Number(record['version']) + 1 } },
        },
      });
      const { theirs } = body.data as { theirs: Values };
      expect(sharedFields(theirs, now)).toEqual(sharedFields(now, theirs));
      expect((await ours.call(save, { ...same, id: record['id'] ?? null, version: 99 })).status).toBe(409);
      expect(await stockOf({ caller: ours, entity, record })).toEqual(before);
    });

    it('needs the version of a change', async () => {
      const { ours } = world();
      const record = await createRecord({ caller: ours, entity });
      const { status, body } = await ours.call(save, { ...sameAs({ entity, record }), id: record['id'] ?? null });
      expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/version' }] } } });
    });

    it("answers 404 for an id that does not exist, is removed or another tenant's", async () => {
      const { ours, foreign } = world();
      const record = await createRecord({ caller: ours, entity });
      const same = sameAs({ entity, record });
      expect((await ours.call(save, { ...same, id: 'no-such-id', version: 1 })).status).toBe(404);
      if (scope === 'tenant') expect((await foreign.call(save, { ...same, ...keyOf(record) })).status).toBe(404);
      if (!remove) return;
      await removeRecord({ caller: ours, entity, record });
      const { status, body } = await ours.call(save, { ...same, ...keyOf(record) });
      expect({ status, body }).toMatchObject({ status: 404, body: { message: expect.stringMatching(/[一-鿿]/) } });
    });

    if (change)
      it('a change of many changes what it can, names what it cannot, and touches nothing else', async () => {
        const { ours, foreign } = world();
        const [first, stale, gone, theirs] = await Promise.all([
          createRecord({ caller: ours, entity }),
          createRecord({ caller: ours, entity }),
          createRecord({ caller: ours, entity }),
          createRecord({ caller: foreign, entity }),
        ]);
        const items = change.input.properties?.['records']?.items?.properties?.['changes']?.properties ?? {};
        const [field = ''] = Object.keys(items).filter((name) => first[name] !== null && !properties[name]?.['x-ref']);
        const changes = { [field]: first[field] ?? null };
        dataOf(await ours.call(save, { ...changes, ...keyOf(stale) }));
        await removeRecord({ caller: ours, entity, record: gone });
        const reply = await ours.call(change, {
          records: [first, stale, gone, theirs].map((record) => ({ ...keyOf(record), changes }) as Values),
        });
        expect(deviations({ operation: change, reply })).toEqual([]);
        const { changed, refused } = dataOf<{ changed: Values[]; refused: Values[] }>(reply);
        expect(changed).toEqual([{ id: first['id'], version: 2, former: changes }]);
        expect(refused.map(({ id }) => id)).toEqual([stale['id'], gone['id'], theirs['id']]);
        for (const { message } of refused) expect(String(message)).toMatch(/[一-鿿]/);
        const none = await ours.call(change, { records: [{ ...keyOf(first), changes: {} }] });
        expect(none.status).toBe(422);
      });
  });
}

/** All that rules refuse, and of schemas each sort once: `generators/sample.test.ts` puts each to the check of the save. */
function oneOfEachSort<Broken extends { name: string; by: string }>(all: readonly Broken[]): Broken[] {
  const seen = new Set<string>();
  return all.filter(({ name, by }) => {
    const sort = name.slice(name.lastIndexOf(': '));
    const isNew = by === 'rule' || !seen.has(sort);
    seen.add(sort);
    return isNew;
  });
}

/** Of a singleton a tenant has one record, which every save changes. */
function singletonContract({ entity, world }: Part): void {
  const [save, get, history] = ['save', 'get', 'history'].map((verb) => operationFor({ entity, verb }));
  const [input] = samplesOf(entity).valid;
  if (!save || !get || !input) throw new Error(`${entity} needs a save, a get and a sample`);

  describe('the one record', () => {
    it('is saved, answered as it is stored, and not saved over from a stale version', async () => {
      const { ours } = world();
      const first = await onlyRecord({ caller: ours, entity });
      const reply = await ours.call(save, { ...input, ...keyOf(first) });
      expect(deviations({ operation: save, reply })).toEqual([]);
      const saved = dataOf<Values>(reply);
      expect(saved).toMatchObject(input);
      expect(saved['version']).toBe(Number(first['version']) + 1);
      expect(dataOf<Values>(await ours.call(get))).toMatchObject(keyOf(saved));
      const { status, body } = await ours.call(save, { ...input, ...keyOf(first) });
      expect({ status, body }).toMatchObject({ status: 409, body: { data: { theirs: keyOf(saved) } } });
    });

    if (history)
      it('keeps the history of its versions, for its tenant only', async () => {
        const { ours, foreign } = world();
        const record = await onlyRecord({ caller: ours, entity });
        const reply = await ours.call(history, { id: record['id'] ?? null });
        expect(deviations({ operation: history, reply })).toEqual([]);
        expect(dataOf<{ rows: Values[] }>(reply).rows[0]).toMatchObject({ recordVersion: record['version'] });
        expect(dataOf<{ total: number }>(await foreign.call(history, { id: record['id'] ?? null })).total).toBe(0);
      });

    it("is each tenant's own", async () => {
      const { ours, foreign } = world();
      const record = await onlyRecord({ caller: ours, entity });
      expect(dataOf<Values>(await foreign.call(get))['id']).not.toBe(record['id']);
      expect((await foreign.call(save, { ...input, ...keyOf(record) })).status).toBe(404);
    });

    it('cannot be there twice', async () => {
      const { ours } = world();
      await onlyRecord({ caller: ours, entity });
      expect((await ours.call(save, input)).status).toBe(409);
    });
  });
}

/** Id of a record that is in the recycle bin. */
async function removedId({ caller, entity }: { caller: Caller; entity: string }): Promise<string> {
  const record = await createRecord({ caller, entity });
  await removeRecord({ caller, entity, record });
  return String(record['id']);
}

/** A change that alters nothing but the version: one field as it is. */
export function sameAs({ entity, record }: { entity: string; record: Values }): Values {
  const accepted = Object.keys(operationFor({ entity, verb: 'save' })?.input.properties ?? {});
  const field =
    accepted.find(
      (name) => name !== 'id' && name !== 'version' && record[name] !== undefined && record[name] !== null,
    ) ?? '';
  return { [field]: record[field] ?? null };
}
