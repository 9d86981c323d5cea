import type { Dictionary, Entity, Json } from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import type { Schema } from './schema.ts';

type Values = Record<string, Json>;

/** An input that is refused, and where the error stands. */
export interface BrokenInput {
  name: string;
  input: Values;
  /** JSON pointer. */
  path: string;
  /** What refuses it: the schema, in browser and server alike, or a rule over the record. */
  by: 'schema' | 'rule';
}

/** One input for each limit of each field, like `valid` but for that. */
export function brokenInputs({
  entity,
  input,
  valid,
  dictionaries,
}: {
  entity: Entity;
  input: Schema;
  valid: Values;
  dictionaries: Record<string, Dictionary>;
}): BrokenInput[] {
  const required = new Set([...(input.required ?? []), ...(input.else?.required ?? [])]);
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => name !== 'id' && name !== 'version');
  const variants = fields.flatMap(([name, schema]): BrokenInput[] => [
    ...(required.has(name)
      ? [{ name: `${name}: missing`, input: without(valid, name), path: `/${name}`, by: 'schema' as const }]
      : []),
    ...dataKindOf(schema)
      .broken({ schema, dictionaries })
      .map(({ why, value, below = '' }) => ({
        name: `${name}: ${why}`,
        input: { ...valid, [name]: value },
        path: `/${name}${below}`,
        by: 'schema' as const,
      })),
  ]);
  const [readOnly] = Object.keys(entity.properties).filter(
    (name) => entity.properties[name]?.readOnly && !(name in (input.properties ?? {})),
  );
  const surplus = ['noSuchField', ...(readOnly ? [readOnly] : [])].map((name) => ({
    name: `${name}: surplus`,
    input: { ...valid, [name]: 'x' },
    path: `/${name}`,
    by: 'schema' as const,
  }));
  return [...variants, ...(input.additionalProperties === false ? surplus : [])];
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}
