import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { codecOf } from '#kinds/codec.ts';
import { kindNamed, kinds, type FieldKind } from '#kinds/index.ts';
import { dataKinds, kindOf, targetOf } from '#kinds/data/index.ts';
import { referenceKey } from '#kinds/ref/data/referenceKey.ts';
import { excelFiles } from './excel.ts';
import type { ExcelPlan, Json } from './formats.ts';
import { randomOf } from './sampleRandom.ts';
import { sampleValue } from './sampleValues.ts';
import { saveInput } from './save.ts';
import { toJsonSchema } from './schema.ts';
import { catalogueOf } from './testing.ts';
import { formats } from './validators/runtime.js';

/** A field of each kind is in this entity, named for it: `<kind>Field`. Reading it holds every example against the meta-schema. */
const names = Object.keys(dataKinds) as FieldKind[];
const examples = Object.fromEntries(names.map((name) => [`${name}Field`, dataKinds[name].example]));
const catalogue = catalogueOf({
  'entities/sample.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'sample',
    title: '样例',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'textField', code: 'a12-m9.1' },
    // A password that is stored is hidden; what a form takes of one is told below.
    properties: {
      ...examples,
      passwordField: { ...examples['passwordField'], 'x-hidden': true },
      certId: { type: 'string', title: '有表单的证书', 'x-ref': 'cert' },
    } as unknown as Json,
    'x-operations': { list: {}, get: {}, save: {}, importExcel: {}, exportExcel: {}, excelTemplate: {} },
  },
  'entities/cert.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'cert',
    title: '证书',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'certName', code: 'a12-m9.1' },
    properties: {
      certName: { type: 'string', title: '名称', maxLength: 20 },
      applyForm: dataKinds.schema.example as Json,
    },
    'x-operations': { list: {}, options: {}, save: {} },
  },
  ...Object.fromEntries(
    ['difficulty', 'questionType'].map((name): [string, Json] => [
      `dictionaries/${name}.json`,
      JSON.parse(readFileSync(new URL(`../schemas/dictionaries/${name}.json`, import.meta.url), 'utf8')) as Json,
    ]),
  ),
});
const { dictionaries } = catalogue;
const entity = catalogue.entities['sample'];
if (!entity) throw new Error('no entity sample');

/** What a save takes of each kind, optional fields without null. */
const input = saveInput({ entity: { ...entity, properties: examples } });
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 9 });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
const validate = ajv.compile(toJsonSchema({ schema: input, dictionaries }));

const samples = (name: FieldKind): Json[] =>
  Array.from({ length: 20 }, (_, index) => {
    const property = dataKinds[name].example;
    const random = randomOf(`${name}/${index}`);
    const value = sampleValue({ name: `${name}Field`, property, index, isUnique: true, random, dictionaries });
    if (value === undefined) throw new Error(`no sample of ${name}`);
    return value;
  });

it('a screen may say every kind, and no other', () => {
  const meta = JSON.parse(readFileSync(new URL('../schemas/meta/screen.json', import.meta.url), 'utf8')) as {
    $defs: { field: { properties: { kind: { enum: string[] } } } };
  };
  expect([...meta.$defs.field.properties.kind.enum].sort()).toEqual(Object.keys(kinds).sort());
});

describe.each(names)('%s', (name) => {
  const { example, broken, columnType, cell } = dataKinds[name];

  it('is what its example is recognised as', () => {
    expect(kindOf(example)).toBe(name);
  });

  it('keeps lists and objects as JSON, and nothing else', () => {
    expect(columnType(example) === 'jsonb').toBe(example.type === 'array' || example.type === 'object');
  });

  it('takes its samples', () => {
    for (const value of samples(name))
      expect(validate({ [`${name}Field`]: value }), `${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`).toBe(
        true,
      );
  });

  it.runIf(!kindNamed(name).isSecret)('goes back from a form as it came', () => {
    const codec = codecOf({ kind: name, title: name, order: 1 });
    for (const value of samples(name)) expect(codec.toWire(codec.fromWire(value))).toEqual(value);
  });

  const schema = input.properties?.[`${name}Field`] ?? {};
  it.each(broken({ schema, dictionaries }))('refuses what is broken: $why', ({ value, below = '' }) => {
    expect(validate({ [`${name}Field`]: value })).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContainEqual(
      expect.stringContaining(`/${name}Field${below.replace(/\/\w*[a-z]\w*$/, '')}`),
    );
  });

  it.runIf(cell)('comes back from a cell as it was', () => {
    const [file] = excelFiles(catalogue);
    const plan = JSON.parse(file?.text ?? '') as ExcelPlan;
    const column = plan.columns.find(({ field }) => field === `${name}Field`) ?? {
      field: `${name}Field`,
      title: name,
      kind: name,
      isRequired: false,
      width: 10,
    };
    const isReference = targetOf(example) !== undefined;
    for (const value of samples(name)) {
      const named = [value].flat().map((id) => ({ id: String(id), words: `某${String(id)}` }));
      const labels = named.map(({ words }) => words);
      const label = isReference ? (Array.isArray(value) ? labels : (labels[0] ?? null)) : undefined;
      const references = new Map(named.map(({ id, words }) => [referenceKey({ entity: 'cert', words }), [id]]));
      const written = cell?.write({ value, label, dictionary: dictionaries[column.dict ?? ''] });
      const read = cell?.read({ column, text: String(written), tools: { dictionaries, references, owner: 't' } });
      expect(read && 'value' in read && asPlain({ name, value: read.value })).toEqual(asPlain({ name, value }));
    }
  });
});

/** Of rich text a workbook keeps the words: one paragraph is none. */
function asPlain({ name, value }: { name: FieldKind; value: Json }): Json {
  return kinds[name] === kinds.richText ? String(value).replace(/<\/?p>/g, '') : value;
}
