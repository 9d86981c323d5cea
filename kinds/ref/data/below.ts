import type { Json, Schema } from '#generators/formats.ts';
import { equals, type Condition } from '../../data/condition.ts';
import { choiceFilter } from '../../data/filter.ts';
import type { Filter } from '../../data/kind.ts';
import { belowName } from '../names.ts';

const choice = choiceFilter({ field: (field) => (field.ref ? { ...field, isMany: true } : undefined) });

/** One record or several; of those that stand below each other also `{ below }`: these and all below them. */
export const referenceFilter: Filter = {
  field: choice.field,
  schema(options) {
    const schema = choice.schema(options);
    if (!options.property['x-below']) return schema;
    const below: Schema = {
      type: 'object',
      title: `${options.property.title}及下级`,
      properties: { below: { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 200 } },
      required: ['below'],
      additionalProperties: false,
    };
    return { ...schema, anyOf: [...(schema.anyOf ?? []), below] };
  },
};

/** As `equals`, and whether a record stands at or below those of `{ below }`. */
export const isAtOrBelow: Condition = (comparison) => {
  const { column, property, value, add } = comparison;
  const below = belowOf(value);
  if (below === undefined) return equals(comparison);
  return [`${column} = any(${belowText({ entity: property['x-ref'] ?? '', ids: add(below) })})`];
};

/** The records of `{ below }`; undefined where a condition is another one. */
export function belowOf(value: Json): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value['below'] : undefined;
}

/** SQL: the ids of some records of a tree and of all below them. */
export function belowText({ entity, ids }: { entity: string; ids: string }): string {
  return `array(select "${belowName(entity)}"(current_setting('app.tenant_id', true), ${ids}::text[]))`;
}
