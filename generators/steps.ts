import { usualField } from '#runtime/core/operations/stateField.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import type { StepWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Json, Operation, Property, Step } from './formats.ts';
import type { Schema } from './schema.ts';

/** The button of steps that name no code: the one of changes of state. */
export const stepsButton = { suffix: '.3', label: '办理' };

/** The steps of an entity's file by name, as it writes them. */
export function stepWords(content: CatalogueSource['content']): Record<string, StepWords> {
  return (content['x-steps'] ?? {}) as unknown as Record<string, StepWords>;
}

/** The steps of an entity, in the order of its file. */
export function stepsOf({ name: entity, content }: Pick<CatalogueSource, 'name' | 'content'>): Record<string, Step> {
  const properties = content['properties'] as Record<string, Property>;
  const { own, code } = content['x-entity'] as { own?: string; code?: string };
  const usualCodes = code === undefined ? [] : [code + stepsButton.suffix];
  return Object.fromEntries(
    Object.entries(stepWords(content)).map(([name, words]): [string, Step] => [
      name,
      {
        name,
        title: words.title,
        field: words.field ?? usualField,
        from: [words.from].flat(),
        to: words.to,
        codes: [words.code ?? (words.who === 'own' ? [] : usualCodes)].flat(),
        own: words.who === 'own' ? own : undefined,
        when: words.when as Json | undefined,
        why: words.why,
        asks: {
          properties: Object.fromEntries(
            Object.entries(words.asks?.properties ?? {}).map(([field, property]) => [
              field,
              askedField({ own: properties[field], property: property as Property }),
            ]),
          ),
          required: words.asks?.required ?? [],
        },
        confirm: words.confirm,
        isDanger: words.isDanger ?? false,
        stamps: words.stamps ?? {},
        locks: words.locks,
        does: words.does,
        notice: typeof words.notice === 'object' ? `${entity}.${name}` : words.notice,
      },
    ]),
  );
}

/** What a call takes beside the records: the step, and what steps ask for. Each condition says what one of them needs. */
export function stepInput({ entity, names }: { entity: Pick<Entity, 'steps'>; names: readonly string[] }): {
  properties: Record<string, Schema>;
  conditions: Schema[];
} {
  const steps = names.flatMap((name) => entity.steps[name] ?? []);
  return {
    properties: {
      step: {
        type: 'string',
        title: '步骤',
        description: steps.map(({ name, title }) => `${name}：${title}`).join('；'),
        enum: [...names],
      },
      ...Object.assign({}, ...steps.map(({ asks }) => asks.properties)),
    },
    conditions: steps.flatMap(({ name, asks }) =>
      asks.required.length > 0
        ? [{ if: { properties: { step: { const: name } }, required: ['step'] }, then: needed(asks) }]
        : [],
    ),
  };
}

/** What a step cannot do without is there, and more than spaces. */
function needed({ properties, required }: Step['asks']): Schema {
  const more = required.flatMap((field): [string, Schema][] => {
    const property = properties[field];
    if (!property) return [];
    const words = Object.entries(dataKindOf(property).filled(property)).filter(
      ([word, value]) => property[word as keyof Property] !== value,
    );
    return words.length > 0 ? [[field, Object.fromEntries(words)]] : [];
  });
  return { required, ...(more.length > 0 && { properties: Object.fromEntries(more) }) };
}

/** The steps that a call takes: those it names, else all that no other call of the entity names. */
export function stepsTaken({
  verb,
  entity,
  siblings,
}: {
  verb: string;
  entity: Pick<Entity, 'steps'>;
  siblings: Json | undefined;
}): string[] {
  const calls = (siblings ?? {}) as Record<string, { steps?: string[] }>;
  const own = calls[verb]?.steps;
  if (own) return own;
  const named = new Set(Object.values(calls).flatMap(({ steps = [] }) => steps));
  return Object.keys(entity.steps).filter((name) => !named.has(name));
}

/** Who may make a call of these steps: whoever may take one of them; which one that is, is asked again for the step. */
export function accessOfSteps({
  entity,
  names,
}: {
  entity: Pick<Entity, 'steps'>;
  names: string[];
}): Pick<Operation, 'steps' | 'access' | 'codes'> {
  const codes = names.map((name) => entity.steps[name]?.codes ?? []);
  return codes.some((each) => each.length === 0)
    ? { steps: names, access: 'signedIn', codes: [] }
    : { steps: names, access: 'code', codes: [...new Set(codes.flat())] };
}

/** A field of the record as a step asks for it: in the words of the record's own, without those about saving it. */
function askedField({ own, property }: { own: Property | undefined; property: Property }): Property {
  if (!own) return property;
  const {
    readOnly: _readOnly,
    default: _default,
    'x-hidden': _hidden,
    'x-when': _when,
    'x-requiredWhen': _requiredWhen,
    'x-readOnlyWhen': _readOnlyWhen,
    'x-was': _was,
    ...words
  } = own;
  return { ...words, ...property };
}
