import { expect, it } from 'vitest';
import type { Entity, Json, Schema } from '#generators/formats.ts';
import { dataKinds } from '#kinds/data/index.ts';
import type { FieldKind } from '#kinds/index.ts';
import { reading } from '../database/statement.ts';
import { eachDatabase } from '../database/testing.ts';
import { conditions, Parameters } from './conditions.ts';

const names = Object.keys(dataKinds) as FieldKind[];

const dictionaries = Object.fromEntries(
  ['difficulty', 'questionType'].map((name) => [
    name,
    {
      name,
      title: name,
      values: ['a', 'b', 'c'].map((code, order) => ({ code, label: code, order, isRetired: false })),
    },
  ]),
);

/** A sample: of 0 the one that is looked for, of 1 another. */
function valueOf({ name, index }: { name: FieldKind; index: number }): Json {
  const { example, sample } = dataKinds[name];
  const random = {
    next: () => (index === 0 ? 0.2 : 0.8),
    integer: (least: number) => least,
    pick: <Value>(values: readonly Value[]) => values[index],
  };
  const value = sample({
    name: `${name}Field`,
    property: example,
    index,
    isUnique: true,
    random,
    dictionaries,
    inner: () => `inner-${index}`,
  });
  if (value === undefined) throw new Error(`no sample of ${name}`);
  return value;
}

/** A condition of this schema that a record with the value fits. */
function conditionOf({ schema, value }: { schema: Schema; value: Json }): Json {
  if (schema.anyOf) return Array.isArray(value) ? value : [value];
  if (schema.properties) return { from: value, to: value };
  return typeof value === 'string' ? value.slice(1) : value;
}

function sampleEntity(name: FieldKind): Entity {
  return {
    name: 'sample',
    scope: 'platform',
    search: [],
    referred: {},
    ownFields: {},
    properties: { value: dataKinds[name].example },
  } as never;
}

eachDatabase('the filter of each kind', (open) => {
  it('finds the record of its sample and no other', async () => {
    const database = await open();
    for (const name of names) {
      const { example, columnType, filter } = dataKinds[name];
      if (!filter) continue;
      const type = columnType(example);
      const values = [0, 1].map((index) => valueOf({ name, index }));
      const parameters = new Parameters();
      const rows = values
        .map((value) => parameters.add(type === 'jsonb' ? JSON.stringify(value) : value))
        .map((place, index) => `(${index}, ${place}::${type})`);
      const condition = conditionOf({
        schema: filter.schema({ name: 'value', property: example }),
        value: values[0] ?? null,
      });
      const where = conditions({
        entity: sampleEntity(name),
        filters: { value: condition },
        parameters,
        tenantId: undefined,
      });
      const text = `with sample("id", "value") as (values ${rows.join(', ')}) select * from sample where ${where}`;
      const found = await database.query(reading({ text, values: parameters.values }));
      expect(found, name).toEqual([{ id: 0, value: values[0] }]);
    }
  });
});
