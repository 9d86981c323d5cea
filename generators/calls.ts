import { areaOf } from '#runtime/core/operations/areaOf.ts';
import type { Catalogue } from './catalogue.ts';
import type { CallShape, Dictionary, Entity, SpecifiedOperation } from './formats.ts';
import { emptiesOf, titlesOfCall } from './inputWords.ts';
import type { GeneratedFile } from './output.ts';
import { toJsonSchema, type Schema } from './schema.ts';

/** What the calls take and answer: `schemas/generated/calls/<area>.json`, read by the server when an area is called first. */
export function* callFiles({
  operations,
  entities,
  dictionaries,
}: Pick<Catalogue, 'operations' | 'entities' | 'dictionaries'>): Iterable<GeneratedFile> {
  const areas = new Map<string, Record<string, CallShape>>();
  for (const operation of Object.values(operations)) {
    const area = areaOf(operation.name);
    areas.set(area, { ...areas.get(area), [operation.name]: shapeOf({ operation, entities, dictionaries }) });
  }
  for (const [area, shapes] of areas)
    yield { path: `schemas/generated/calls/${area}.json`, text: JSON.stringify(shapes) };
}

function shapeOf({
  operation: { entity, input, output, method },
  entities,
  dictionaries,
}: {
  operation: SpecifiedOperation;
  entities: Record<string, Entity>;
  dictionaries: Record<string, Dictionary>;
}): CallShape {
  const empties = emptiesOf(input);
  return {
    input: toJsonSchema({ schema: input, dictionaries }),
    titles: titlesOfCall({ input, entity: entities[entity ?? ''] }),
    ...(Object.keys(empties).length > 0 && { empties }),
    ...((method === 'GET' || method === 'DELETE') && { coerce: coercePlan(input) }),
    output,
  };
}

function coercePlan(input: Schema): NonNullable<CallShape['coerce']> {
  return Object.fromEntries(
    Object.entries(input.properties ?? {}).flatMap(([name, { type }]) =>
      type === 'integer' || type === 'number' || type === 'boolean' || type === 'array' ? [[name, type]] : [],
    ),
  );
}
