import { dataKindOf } from '#kinds/data/index.ts';
import type { Property } from './formats.ts';

/**
 * A shape of a call as a file has it, with what follows: what has properties is an object, what has items a list; an input
 * takes nothing that it does not name, and where it asks for a text of some length, more than spaces.
 */
export function completedShape({ schema, isInput }: { schema: Property; isInput: boolean }): Property {
  const { type, properties, items, additionalProperties } = schema;
  const inner = (below: Property) => completedShape({ schema: below, isInput });
  const implied = properties ? 'object' : items ? 'array' : undefined;
  return {
    ...(type === undefined && implied && { type: implied }),
    ...(isInput && properties && additionalProperties === undefined && { additionalProperties: false }),
    ...schema,
    ...(isInput && (schema.minLength ?? 0) > 0 && dataKindOf(schema).filled(schema)),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, below]) => [name, inner(below)])),
    }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
  };
}
