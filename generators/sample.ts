import { isTrue } from '#runtime/core/expressions.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Entity, Json, SpecifiedOperation, Property, Rule } from './formats.ts';
import { dataKindOf, isRefList, targetOf } from '#kinds/data/index.ts';
import { sampleId, type Random } from '#kinds/data/sample.ts';
import { people } from '#kinds/data/sampleWords.ts';
import { labelNameOf, labelsNameOf, pathSeparator } from '#kinds/ref/names.ts';
import { phaseAt } from '#runtime/core/operations/phase.ts';
import { isAlwaysThere, rollOf } from '#runtime/core/operations/roll.ts';
import { computedValues } from '#runtime/core/operations/value.ts';
import { numberText } from '#runtime/core/operations/series.ts';
import { jsonLines, type LargeFile } from './output.ts';
import { rulesOf } from './rules.ts';
import { fillIdNumbers } from './sampleIdNumbers.ts';
import { randomOf } from './sampleRandom.ts';
import { sampleValue } from './sampleValues.ts';
import { brokenInputs, type BrokenInput } from './sampleBroken.ts';
import { isNullable } from './save.ts';
import { operationDoing } from './screenFields.ts';

type SampleCatalogue = Pick<Catalogue, 'entities' | 'operations' | 'dictionaries'>;
export type Values = Record<string, Json>;

/** What the contract tests send: inputs that a save takes, and inputs that it refuses, with the place of the error. */
export interface ContractSamples {
  valid: Values[];
  invalid: BrokenInput[];
}

const count = 20;

/**
 * Made-up data, the same on every run: `samples.json` holds records as clients get them (stories), `contracts.json`
 * inputs of saves, good and bad (contract tests).
 */
export function sampleFiles(catalogue: SampleCatalogue): LargeFile[] {
  const names = Object.keys(catalogue.entities).sort();
  const inputs = new Map(
    names.flatMap((name) => {
      const entity = catalogue.entities[name];
      return entity ? [[name, sampleInputs({ entity, catalogue })] as const] : [];
    }),
  );
  const records = withLabels({
    catalogue,
    records: Object.fromEntries(
      names.map((name) => [name, recordsOf({ catalogue, name, inputs: inputs.get(name)?.valid ?? [] })]),
    ),
  });
  const contracts = Object.fromEntries(
    names.flatMap((name): [string, ContractSamples][] => {
      const entity = catalogue.entities[name];
      const save = operationDoing({ operations: catalogue.operations, entity: name, verb: 'save' });
      const made = inputs.get(name);
      return entity && save && made
        ? [[name, contractOf({ entity, save, made, dictionaries: catalogue.dictionaries })]]
        : [];
    }),
  );
  return [
    { path: 'schemas/generated/samples.json', parts: jsonLines({ value: records, depth: 1 }) },
    { path: 'schemas/generated/contracts.json', parts: jsonLines({ value: contracts, depth: 1 }) },
  ];
}

interface Made {
  valid: Values[];
  /** Inputs that break nothing but this rule. */
  againstRules: { rule: Rule; input: Values }[];
}

/** Records that come up are thrown away until one keeps the rules; more tries than this and there are fewer samples. */
const mostTries = 400;

/** The fields a person or the server could fill, without those the rules and conditions exclude. */
export function sampleInputs({ entity, catalogue }: { entity: Entity; catalogue: SampleCatalogue }): Made {
  const rules = rulesOf(entity);
  const valid: Values[] = [];
  const broken = new Map<Rule, Values>();
  const wanted = Math.min(count, entity.max ?? count);
  for (let index = 0; index < wanted; index++) {
    for (let attempt = 0; attempt < mostTries; attempt++) {
      const input = oneInput({ entity, catalogue, index, random: randomOf(`${entity.name}/${index}/${attempt}`) });
      const record = withNulls({ entity, input });
      const whole = { ...record, ...computedValues({ properties: entity.properties, record }) };
      const failing = rules.filter(({ when }) => isTrue(when, whole));
      const [only] = failing;
      if (only && failing.length === 1 && !broken.has(only)) broken.set(only, input);
      if (failing.length > 0) continue;
      valid.push(input);
      break;
    }
  }
  return { valid, againstRules: [...broken].map(([rule, input]) => ({ rule, input })) };
}

/** The record as the rules will see it: defaults and empty fields included. */
function withNulls({ entity, input }: { entity: Entity; input: Values }): Values {
  return {
    ...Object.fromEntries(
      Object.entries(entity.properties).map(([name, property]) => [name, property.default ?? null]),
    ),
    ...input,
  };
}

function oneInput({
  entity,
  catalogue,
  index,
  random,
}: {
  entity: Entity;
  catalogue: SampleCatalogue;
  index: number;
  random: Random;
}): Values {
  const alone = new Set([...entity.unique.map(({ fields }) => fields.at(-1) ?? ''), ...entity.identity, entity.label]);
  const values: Values = {};
  for (const [name, property] of fillable(entity)) {
    const isNeeded = entity.required.includes(name) || property.default !== undefined || property['x-column'] === false;
    if (isOfPart(property) && !entity.required.includes(name)) continue;
    if (!isNeeded && (dataKindOf(property).isSpare || random.next() < 0.15)) continue;
    const labelOf = name === entity.label ? entity.title : undefined;
    if (targetOf(property) === entity.name) {
      const above = sampleId({ entity: entity.name, index: Math.floor((index - 1) / 3) });
      if (index > 0) values[name] = isRefList(property) ? [above] : above;
      continue;
    }
    const value = sampleValue({
      name,
      property,
      index,
      isUnique: alone.has(name),
      labelOf,
      random,
      dictionaries: catalogue.dictionaries,
    });
    if (value !== undefined) values[name] = value;
  }
  spreadRanges({ entity, values, index });
  fillIdNumbers({ rules: entity.rules, values, random });
  const condition = (property: Property | undefined): boolean =>
    property?.['x-when'] === undefined || isTrue(property['x-when'], values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => condition(entity.properties[name])));
}

/** Ranges that overlap no other record's: an hour, a day or a number each, on days of their own. */
function spreadRanges({ entity, values, index }: { entity: Entity; values: Values; index: number }): void {
  for (const {
    range: [start, end],
  } of entity.noOverlap) {
    const property = entity.properties[start] ?? {};
    if (property.format === undefined) {
      values[start] = (property.minimum ?? 0) + 2 * index;
      values[end] = (property.minimum ?? 0) + 2 * index + 1;
    } else {
      const day = (count: number) => new Date(Date.UTC(2024, 0, 1 + count)).toISOString().slice(0, 10);
      const isDay = property.format === 'date';
      values[start] = isDay ? day(2 * index) : `${day(index)} 09:00:00`;
      values[end] = isDay ? day(2 * index + 1) : `${day(index)} 10:00:00`;
    }
  }
}

/** Words that only a hand-made part knows, e.g. the codes of a role; `examples` in the catalogue make them known. */
function isOfPart(property: Property): boolean {
  return property['x-part'] !== undefined && dataKindOf(property).isOfPart === true && !property.examples;
}

function fillable(entity: Entity): [string, Property][] {
  return Object.entries(entity.properties).filter(
    ([, property]) => !property.readOnly && !property['x-hidden'] && !property['x-plainOf'],
  );
}

function contractOf({
  entity,
  save,
  made,
  dictionaries,
}: {
  entity: Entity;
  save: SpecifiedOperation;
  made: Made;
  dictionaries: Record<string, Dictionary>;
}): ContractSamples {
  const accepted = new Set(Object.keys(save.input.properties ?? {}));
  const sendable = (input: Values): Values =>
    Object.fromEntries(Object.entries(input).filter(([name]) => accepted.has(name)));
  const [first, ...others] = made.valid.map(sendable);
  return {
    valid: first ? [first, ...others].slice(0, 5) : [],
    invalid: first
      ? [
          ...brokenInputs({ entity, input: save.input, valid: first, dictionaries }),
          ...made.againstRules.map(({ rule, input }) => ({
            name: rule.message,
            input: sendable(input),
            path: rule.path,
            by: 'rule' as const,
          })),
        ]
      : [],
  };
}

function recordsOf({
  catalogue,
  name,
  inputs,
}: {
  catalogue: SampleCatalogue;
  name: string;
  inputs: Values[];
}): Values[] {
  const entity = catalogue.entities[name];
  return entity
    ? inputs.map((input, index) => recordOf({ entity, input, index, dictionaries: catalogue.dictionaries }))
    : [];
}

/** Records that refer to one, made up. */
const mostRolled = 7;

function recordOf({
  entity,
  input,
  index,
  dictionaries,
}: {
  entity: Entity;
  input: Values;
  index: number;
  dictionaries: Record<string, Dictionary>;
}): Values {
  const random = randomOf(`${entity.name}/${index}/record`);
  const time = `2024-05-${String((index % 28) + 1).padStart(2, '0')} 09:30:00`;
  const stamps: Values = {
    id: sampleId({ entity: entity.name, index }),
    version: 1,
    createdTime: time,
    createdBy: 'user-01',
    updatedTime: time,
    updatedBy: 'user-01',
    deletedTime: null,
  };
  const value = (name: string, property: Property): Json => {
    const sent = input[name] ?? stamps[name];
    if (property['x-parts'] && Array.isArray(sent)) return storedParts({ property, sent: sent as Values[], index });
    if (sent !== undefined) return sent;
    const { 'x-series': series } = property;
    if (series) return numberText({ pattern: series.pattern, count: index + 1, day: time.slice(0, 10) });
    if (property['x-plainOf'])
      return String(input[property['x-plainOf']] ?? '')
        .replace(/<\/p>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .trim();
    if (property.default !== undefined) return property.default;
    const roll = rollOf(property);
    if (property['x-phase']) return phaseAt({ property, record: { ...stamps, ...input }, now: time });
    if (roll) return isAlwaysThere(roll) ? index % mostRolled : null;
    if (isNullable({ entity, name })) return null;
    return sampleValue({ name, property, index, isUnique: true, random, dictionaries }) ?? null;
  };
  const shown = Object.entries(entity.properties).filter(
    ([, property]) => !property['x-hidden'] && (property['x-column'] !== false || property['x-parts']),
  );
  const record = Object.fromEntries(shown.map(([name, property]) => [name, value(name, property)]));
  return { ...record, ...computedValues({ properties: entity.properties, record }) };
}

/** Parts as they are kept: whole, each with its id. */
function storedParts({ property, sent, index }: { property: Property; sent: Values[]; index: number }): Values[] {
  const properties = property.items?.properties ?? {};
  const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
  return sent.map((part, place) => ({
    ...empty,
    ...part,
    ...computedValues({ properties, record: { ...empty, ...part } }),
    id: sampleId({ entity: `${property['x-parts'] ?? ''}-${index + 1}`, index: place }),
  }));
}

/** What a record is called where it is referred to: its label, or of one in a tree its path. */
function calledOf({
  entity: { label, tree },
  record,
  group,
}: {
  entity: Entity;
  record: Values;
  group: readonly Values[];
}): Json {
  const names = [record[label] ?? null];
  for (let above = tree && record[tree.parent]; above; ) {
    const found = group.find(({ id }) => id === above);
    names.unshift(found?.[label] ?? null);
    above = tree && found?.[tree.parent];
  }
  return names.length === 1 ? (names[0] ?? null) : names.join(pathSeparator);
}

/** Beside each reference what the record it points at is called. */
function withLabels({
  catalogue,
  records,
}: {
  catalogue: SampleCatalogue;
  records: Record<string, Values[]>;
}): Record<string, Values[]> {
  const called = new Map(
    Object.entries(records).flatMap(([name, group]) => {
      const entity = catalogue.entities[name];
      return group.map(
        (record) => [String(record['id']), entity ? calledOf({ entity, record, group }) : null] as const,
      );
    }),
  );
  const labelOf = (id: Json | undefined): Json =>
    called.get(String(id)) ?? (String(id).startsWith('user-') ? people[0] : null);
  return Object.fromEntries(
    Object.entries(records).map(([name, group]) => {
      const properties = Object.entries(catalogue.entities[name]?.properties ?? {});
      const fields = properties.flatMap(([field, property]) =>
        targetOf(property) && !property['x-hidden'] && property['x-column'] !== false ? [field] : [],
      );
      const lists = properties.filter(([, property]) => property['x-parts']);
      const several = new Set(properties.flatMap(([field, property]) => (isRefList(property) ? [field] : [])));
      const labels = ({ of, among }: { of: Values; among: string[] }): Values =>
        Object.fromEntries(
          among.map((field) => {
            const value = of[field];
            return Array.isArray(value) || several.has(field)
              ? [labelsNameOf(field), [value ?? []].flat().map(labelOf)]
              : [labelNameOf(field), labelOf(value)];
          }),
        );
      const labelled = (record: Values): [string, Json][] =>
        lists.map(([field, { items }]) => {
          const among = Object.entries(items?.properties ?? {}).flatMap(([inner, { 'x-ref': target }]) =>
            target ? [inner] : [],
          );
          const parts = (record[field] ?? []) as Values[];
          return [field, parts.map((part) => ({ ...part, ...labels({ of: part, among }) }))];
        });
      return [
        name,
        group.map((record) => ({
          ...record,
          ...labels({ of: record, among: fields }),
          ...Object.fromEntries(labelled(record)),
        })),
      ];
    }),
  );
}
