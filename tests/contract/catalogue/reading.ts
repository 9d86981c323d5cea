import { describe, expect, it } from 'vitest';
import { entityOf, operationFor, operationsOf, referencesOf, type Values } from '../artefacts.ts';
import { formFields } from '#runtime/core/operations/answers.ts';
import { copiedOf } from '#runtime/core/operations/copyOf.ts';
import { deviations } from '../conform.ts';
import type { Part } from './part.ts';
import { createRecord } from '../records.ts';
import { dataOf } from '../world.ts';

/** Lists, single records, choices and history. */
export function readContract({ entity, world }: Part): void {
  const { scope, label, isSingleton, hasHistory, isAppend } = entityOf(entity);
  const canCreate = operationFor({ entity, verb: 'save' }) !== undefined && !isSingleton;
  const engine = (verb: string) =>
    operationsOf(entity)
      .filter(({ does }) => does === verb)
      .map((operation) => [operation.name, operation] as const);
  const count = ['list', 'recycled', ...(canCreate ? ['get', 'options', 'history'] : [])].flatMap(engine).length;

  if (count > 0)
    describe('reading', () => {
      it.each([...engine('list'), ...engine('recycled')])(
        '%s answers a page that conforms',
        async (_name, operation) => {
          if (canCreate) await createRecord({ caller: world().ours, entity });
          const reply = await world().ours.call(operation, { pageNum: 1, pageSize: 5 });
          expect(reply.status).toBe(200);
          expect(deviations({ operation, reply })).toEqual([]);
        },
      );

      it.each([...engine('list'), ...engine('recycled')])(
        '%s refuses a page of more than 200 rows and an order by no field',
        async (_name, operation) => {
          const { status, body } = await world().ours.call(operation, { pageSize: 201, sort: 'no such field' });
          expect({ status, body }).toMatchObject({
            status: 422,
            body: {
              data: {
                errors: expect.arrayContaining([
                  expect.objectContaining({ path: '/pageSize' }),
                  expect.objectContaining({ path: '/sort' }),
                ]),
              },
            },
          });
        },
      );

      if (canCreate)
        it.each(engine('list').filter(([, { where }]) => where === undefined))(
          '%s finds a new record by its id, in its tenant only',
          async (_name, operation) => {
            const { ours, foreign } = world();
            const record = await createRecord({ caller: ours, entity });
            const found = dataOf<{ rows: Values[]; total: number }>(
              await ours.call(operation, { id: record['id'] ?? null }),
            );
            expect(found).toMatchObject({ total: 1, rows: [{ id: record['id'] }] });
            if (scope === 'tenant')
              expect(dataOf<{ total: number }>(await foreign.call(operation, { id: record['id'] ?? null })).total).toBe(
                0,
              );
          },
        );

      if (canCreate)
        it.each(engine('get'))(
          "%s answers the record, and 404 for an id that is not there or another tenant's",
          async (_name, operation) => {
            const { ours, foreign } = world();
            const { id = null } = await createRecord({ caller: ours, entity });
            const reply = await ours.call(operation, { id });
            expect(reply.status).toBe(200);
            expect(deviations({ operation, reply })).toEqual([]);
            expect(reply.body.data).toMatchObject({ id });
            expect((await ours.call(operation, { id: 'no-such-id' })).status).toBe(404);
            if (scope === 'tenant') expect((await foreign.call(operation, { id })).status).toBe(404);
          },
        );

      if (canCreate)
        it.each(engine('options'))('%s offers a record by id with its label', async (_name, operation) => {
          const { ours } = world();
          const record = await createRecord({ caller: ours, entity });
          const reply = await ours.call(operation, { ids: [record['id'] ?? null] });
          expect(deviations({ operation, reply })).toEqual([]);
          const { distinguish, properties } = entityOf(entity);
          const forms = formFields(properties);
          const copied = copiedOf({ entity: entityOf(entity), operation });
          expect(reply.body.data).toEqual({
            rows: [
              {
                id: record['id'],
                label: record[label],
                ...(distinguish.length > 0 && {
                  marks: distinguish.map((field) => record[`${field}Label`] ?? record[field] ?? null),
                }),
                ...(copied.length > 0 && {
                  copied: Object.fromEntries(copied.map((field) => [field, record[field] ?? null])),
                }),
                ...(forms.length > 0 && { forms: Object.fromEntries(forms.map((field) => [field, record[field]])) }),
              },
            ],
            total: 1,
          });
        });

      const references = referencesOf(entity).filter(({ field }) => entityOf(entity).marked.includes(field));
      if (canCreate && references.length > 0)
        it.each(references)(
          '$field comes with what tells it apart: in the record as in the choices',
          async ({ field, target }) => {
            const { ours } = world();
            const options = operationFor({ entity: target, verb: 'options' });
            const record = await createRecord({ caller: ours, entity });
            if (!options || typeof record[field] !== 'string') return;
            const [choice] = dataOf<{ rows: Values[] }>(await ours.call(options, { ids: [record[field]] })).rows;
            expect(record[`${field}Marks`]).toEqual(choice?.['marks']);
          },
        );

      if (canCreate && hasHistory && !isAppend)
        it.each(engine('history'))(
          '%s tells that a record was created and changed, to its tenant only',
          async (_name, operation) => {
            const { ours, foreign } = world();
            const save = operationFor({ entity, verb: 'save' });
            const record = await createRecord({ caller: ours, entity });
            const { id = null, version = null } = record;
            const field =
              Object.keys(save?.input.properties ?? {}).find(
                (name) => name !== 'id' && name !== 'version' && record[name] !== undefined && record[name] !== null,
              ) ?? '';
            if (save) expect((await ours.call(save, { id, version, [field]: record[field] ?? null })).status).toBe(200);
            const reply = await ours.call(operation, { id });
            expect(deviations({ operation, reply })).toEqual([]);
            expect(
              dataOf<{ rows: Values[] }>(reply).rows.map(({ action, recordVersion }) => [action, recordVersion]),
            ).toEqual([
              ['updated', 2],
              ['created', 1],
            ]);
            if (scope === 'tenant')
              expect(dataOf<{ total: number }>(await foreign.call(operation, { id })).total).toBe(0);
          },
        );
    });
}
