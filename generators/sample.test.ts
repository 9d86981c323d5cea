import { readFileSync } from 'node:fs';
import { targetOf } from '#kinds/data/index.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { recordSchema } from './record.ts';
import { sampleFiles, sampleInputs, type ContractSamples, type Values } from './sample.ts';
import { textOf } from './output.ts';
import { rulesOf } from './rules.ts';
import { book, library } from './testing.ts';
import { checksOf } from './testingChecks.ts';
import { isTrue } from '#runtime/core/expressions.ts';

/** The product's own catalogue: what holds for it holds for what people work with. */
const product = readCatalogue({ root: join(dirname(fileURLToPath(import.meta.url)), '..') });
const [recordsFile, inputsFile] = sampleFiles(product).map(textOf);
const samples = JSON.parse(recordsFile ?? '') as Record<string, Values[]>;
const contracts = JSON.parse(inputsFile ?? '') as Record<string, ContractSamples>;
const saved = Object.keys(contracts).sort();

const { validators } = checksOf(product);

function errorsOf(entity: string, input: Values): string[] {
  const validate = validators[`${entity}.save`];
  if (!validate) throw new Error(`no validator of ${entity}.save`);
  return validate(input) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

describe('samples of the product', () => {
  it('are the same twice', () => {
    expect(sampleFiles(product).map(textOf)).toEqual([recordsFile, inputsFile]);
  });

  it.each(Object.keys(samples))('%s: records are as clients get them', (name) => {
    const entity = product.entities[name];
    if (!entity) throw new Error(`no entity ${name}`);
    const schema = recordSchema({ entity });
    const hasColumn = Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(
        ([field]) => entity.properties[field]?.['x-column'] !== false || entity.properties[field]?.['x-parts'],
      ),
    );
    const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile({
      ...schema,
      properties: hasColumn,
    });
    for (const record of samples[name] ?? []) expect([validate(record), validate.errors]).toEqual([true, null]);
    expect(samples[name]).toHaveLength(Math.min(20, entity.max ?? 20));
  });

  it.each(saved)('%s: good inputs are taken by the validator and keep the rules', (name) => {
    const entity = product.entities[name];
    if (!entity) throw new Error(`no entity ${name}`);
    const { valid } = contracts[name] ?? { valid: [] };
    expect(valid.length).toBeGreaterThan(0);
    for (const input of valid) {
      expect(errorsOf(name, input)).toEqual([]);
      expect(
        rulesOf(entity)
          .filter(({ when }) => isTrue(when, input))
          .map(({ message }) => message),
      ).toEqual([]);
    }
  });

  it.each(saved)('%s: each bad input is refused at its place, by the schema or by its rule', (name) => {
    const entity = product.entities[name];
    if (!entity) throw new Error(`no entity ${name}`);
    for (const { name: variant, input, path, by } of contracts[name]?.invalid ?? []) {
      if (by === 'schema') expect(errorsOf(name, input), variant).toContain(path);
      else {
        expect(errorsOf(name, input), variant).toEqual([]);
        expect(
          rulesOf(entity)
            .filter(({ when }) => isTrue(when, input))
            .map((rule) => rule.path),
          variant,
        ).toContain(path);
      }
    }
  });

  it('refer to records that are there and carry their labels', () => {
    const ids = new Map(Object.entries(samples).map(([name, records]) => [name, new Set(records.map(({ id }) => id))]));
    for (const [name, records] of Object.entries(samples))
      for (const [field, property] of Object.entries(product.entities[name]?.properties ?? {})) {
        const target = targetOf(property);
        if (!target || property['x-hidden'] || (ids.get(target)?.size ?? 0) < 20) continue;
        for (const record of records)
          for (const id of [record[field] ?? null].flat())
            if (id !== null) expect(ids.get(target)?.has(id), `${name}.${field} ${String(id)}`).toBe(true);
      }
  });
});

describe('samples of a small catalogue', () => {
  it('follow the conditions of fields', () => {
    const catalogue = library();
    const entity = catalogue.entities['book'];
    if (!entity) throw new Error('no book');
    const { valid, againstRules } = sampleInputs({ entity, catalogue });
    expect(valid).toHaveLength(20);
    expect(valid.every((input) => 'dueDays' in input === (input['kind'] === 'loan'))).toBe(true);
    expect(new Set(valid.map(({ isbn }) => isbn)).size).toBe(20);
    for (const { rule, input } of againstRules)
      expect(rulesOf(entity).filter(({ when }) => isTrue(when, input))).toEqual([rule]);
  });

  it('take the examples of the catalogue', () => {
    const entity = {
      ...book,
      properties: { ...book.properties, pages: { type: 'integer', title: '页数', examples: [77] } },
    };
    const catalogue = library({ 'entities/book.json': entity });
    const made = catalogue.entities['book'];
    const pages = made
      ? sampleInputs({ entity: made, catalogue }).valid.flatMap((input) =>
          input['pages'] === undefined ? [] : [input['pages']],
        )
      : [];
    expect(new Set(pages)).toEqual(new Set([77]));
  });

  it('are numbers of documents where a rule holds them', () => {
    const when = { idNumberProblem: [{ var: 'idType' }, { var: 'idNumber' }] };
    const catalogue = library({
      'dictionaries/idType.json': readFileSync(new URL('../schemas/dictionaries/idType.json', import.meta.url), 'utf8'),
      'entities/book.json': {
        ...book,
        'x-entity': { ...book['x-entity'], rules: [{ when, path: '/idNumber', message: '号码不对' }] },
        properties: {
          ...book.properties,
          idType: { type: 'string', title: '证件类型', 'x-dict': 'idType' },
          idNumber: { type: 'string', title: '证件号码', maxLength: 20 },
        },
        required: [...book.required, 'idType', 'idNumber'],
      },
    });
    const entity = catalogue.entities['book'];
    if (!entity) throw new Error('no book');
    const { valid, againstRules } = sampleInputs({ entity, catalogue });
    expect(new Set(valid.map(({ idType }) => idType)).size).toBe(5);
    expect(valid.filter(({ idNumber }) => typeof idNumber === 'string')).toHaveLength(20);
    expect(valid.filter((input) => isTrue(when, input))).toEqual([]);
    expect(againstRules.map(({ rule }) => rule.path)).toContain('/idNumber');
  });
});
