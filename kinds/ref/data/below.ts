import type { Schema } from '#generators/formats.ts';
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
  const below = typeof value === 'object' && value !== null && !Array.isArray(value) ? value['below'] : undefined;
  if (below === undefined) return equals(comparison);
  const entity = property['x-ref'] ?? '';
  return [
    `${column} = any(array(select "${belowName(entity)}"(current_setting('app.tenant_id', true), ${add(below)}::text[])))`,
  ];
};
