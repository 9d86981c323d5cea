import { describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { entityOf, operationFor, referencesOf, samplesOf, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { deviations } from '../conform.ts';
import type { Part } from './catalogue.ts';
import { createRecord, keyOf, makeRoom, newInput, referenceTo, withReferences } from '../records.ts';
import { dataOf } from '../world.ts';

/** What a save takes, stores and refuses. */
export function saveContract({ entity, world }: Part): void {
  const save = operationFor({ entity, verb: 'save' });
  if (!save) return;
  const { valid, invalid } = samplesOf(entity);
  const { isSingleton, isAppend, scope } = entityOf(entity);

  if (isSingleton) singletonContract({ entity, world });
  describe('save', () => {
    if (!isSingleton)
      it.each(valid.map((_input, sample) => [sample] as const))(
        'takes sample %i and answers the record',
        async (sample) => {
          const { ours } = world();
          await makeRoom({ caller: ours, entity });
          const input = await newInput({ caller: ours, entity, sample });
          const reply = await ours.call(save, input);
          expect({ status: reply.status, body: reply.status === 200 ? 'taken' : reply.body }).toEqual({
            status: 200,
            body: 'taken',
          });
          expect(deviations({ operation: save, reply })).toEqual([]);
          expect(reply.body.data).toMatchObject(plainFields({ entity, input }));
        },
      );

    it.each(invalid.map((variant) => [variant.name, variant] as const))(
      'refuses: %s',
      async (_name, { input, path }) => {
        const { ours } = world();
        const field = path.split('/')[1] ?? '';
        const sent = await withReferences({ caller: ours, entity, input, except: field });
        const before = await countRecords({ caller: ours, entity });
        const { status, body } = await ours.call(save, sent);
        expect({ status, body }).toMatchObject({
          status: 422,
          body: { data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) } },
        });
        expect(String(body.message)).toMatch(/[一-鿿]/);
        expect(await countRecords({ caller: ours, entity })).toBe(before);
      },
    );

    if (!isSingleton)
      it.each(referencesOf(entity).map(({ field, target }) => [field, target] as const))(
        "refuses a %s that does not exist or is another tenant's",
        async (field, target) => {
          const { ours, foreign } = world();
          await makeRoom({ caller: ours, entity });
          const input = await newInput({ caller: ours, entity });
          const ids = [
            'no-such-id',
            ...(entityOf(target).scope === 'tenant' ? [await referenceTo({ caller: foreign, entity: target })] : []),
          ];
          for (const id of ids) {
            const { status, body } = await ours.call(save, { ...input, [field]: id });
            expect({ status, body }).toMatchObject({
              status: 422,
              body: { data: { errors: [{ path: `/${field}` }] } },
            });
          }
        },
      );

    if (!isSingleton && !isAppend)
      it('changes a record and raises its version', async () => {
        const { ours } = world();
        const record = await createRecord({ caller: ours, entity });
        const input = plainFields({ entity, input: await newInput({ caller: ours, entity, sample: 1 }) });
        const fixed = Object.fromEntries(referencesOf(entity).map(({ field }) => [field, record[field] ?? null]));
        const reply = await ours.call(save, { ...input, ...fixed, ...keyOf(record) });
        expect({ status: reply.status, body: reply.status === 200 ? 'taken' : reply.body }).toEqual({
          status: 200,
          body: 'taken',
        });
        expect(reply.body.data).toMatchObject({
          ...input,
          ...fixed,
          id: record['id'],
          version: Number(record['version']) + 1,
        });
      });

    if (!isSingleton && !isAppend)
      it('answers 409 with the record as it is now for a stale version', async () => {
        const { ours } = world();
        const record = await createRecord({ caller: ours, entity });
        const change = changeOf({ entity, record });
        expect((await ours.call(save, { ...change, ...keyOf(record) })).status).toBe(200);
        const { status, body } = await ours.call(save, { ...change, ...keyOf(record) });
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { data: { theirs: { id: record['id'], version: Number(record['version']) + 1 } } },
        });
      });

    if (!isSingleton && !isAppend)
      it('needs the version of a change', async () => {
        const { ours } = world();
        const record = await createRecord({ caller: ours, entity });
        const { status, body } = await ours.call(save, { ...changeOf({ entity, record }), id: record['id'] ?? null });
        expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/version' }] } } });
      });

    if (!isSingleton && !isAppend)
      it("answers 404 for an id that does not exist or is another tenant's", async () => {
        const { ours, foreign } = world();
        const record = await createRecord({ caller: ours, entity });
        const change = changeOf({ entity, record });
        expect((await ours.call(save, { ...change, id: 'no-such-id', version: 1 })).status).toBe(404);
        if (scope === 'tenant') expect((await foreign.call(save, { ...change, ...keyOf(record) })).status).toBe(404);
      });
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
      const before = dataOf<Values>(await ours.call(get));
      const first = before['id'] ? before : dataOf<Values>(await ours.call(save, input));
      const reply = await ours.call(save, { ...input, ...keyOf(first) });
      expect({ status: reply.status, body: reply.status === 200 ? 'taken' : reply.body }).toEqual({
        status: 200,
        body: 'taken',
      });
      expect(deviations({ operation: save, reply })).toEqual([]);
      expect(reply.body.data).toMatchObject(plainFields({ entity, input }));
      expect(dataOf<Values>(await ours.call(get))).toMatchObject({
        id: dataOf<Values>(reply)['id'],
        version: dataOf<Values>(reply)['version'],
      });
      expect(
        (
          await ours.call(save, {
            ...input,
            id: dataOf<Values>(reply)['id'] ?? null,
            version: Number(dataOf<Values>(reply)['version']) - 1,
          })
        ).status,
      ).toBe(409);
    });

    if (history)
      it('keeps the history of its versions, for its tenant only', async () => {
        const { ours, foreign } = world();
        const record = dataOf<Values>(await ours.call(get));
        const reply = await ours.call(history, { id: record['id'] ?? null });
        expect(deviations({ operation: history, reply })).toEqual([]);
        expect(dataOf<{ rows: Values[] }>(reply).rows[0]).toMatchObject({ recordVersion: record['version'] });
        expect(dataOf<{ total: number }>(await foreign.call(history, { id: record['id'] ?? null })).total).toBe(0);
      });

    it("is each tenant's own", async () => {
      const { ours, foreign } = world();
      const [mine, theirs] = await Promise.all([ours.call(get), foreign.call(get)]);
      expect(dataOf<Values>(mine)['id']).not.toBe(dataOf<Values>(theirs)['id']);
    });

    it('cannot be there twice', async () => {
      const { ours } = world();
      expect(dataOf<Values>(await ours.call(get))['id']).toBeDefined();
      expect((await ours.call(save, input)).status).toBe(409);
    });
  });
}

/** A change that alters nothing but the version: one field as it is. */
function changeOf({ entity, record }: { entity: string; record: Values }): Values {
  const accepted = Object.keys(operationFor({ entity, verb: 'save' })?.input.properties ?? {});
  const field =
    accepted.find(
      (name) => name !== 'id' && name !== 'version' && record[name] !== undefined && record[name] !== null,
    ) ?? '';
  return { [field]: record[field] ?? null };
}

/** The fields that come back as they were sent: rich text is sanitised, a password never comes back. */
function plainFields({ entity, input }: { entity: string; input: Values }): Values {
  const { properties } = entityOf(entity);
  const isPlain = (field: string): boolean => {
    const property = properties[field];
    return (
      property !== undefined &&
      property['x-column'] !== false &&
      !property['x-widget'] &&
      property.type !== 'array' &&
      property.type !== 'object'
    );
  };
  return Object.fromEntries(Object.entries(input).filter((entry): entry is [string, Json] => isPlain(entry[0])));
}

async function countRecords({ caller, entity }: { caller: Caller; entity: string }): Promise<number> {
  const list = operationFor({ entity, verb: 'list' });
  return list ? dataOf<{ total: number }>(await caller.call(list, { pageSize: 1 })).total : 0;
}
