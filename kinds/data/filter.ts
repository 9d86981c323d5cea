import type { Schema } from '#generators/formats.ts';
import type { Filter } from './kind.ts';

/** A text that the field contains; of an id one or several. */
export const textFilter: Filter = {
  schema: ({ property: { title, 'x-id': isId } }) =>
    isId ? oneOrMany(title) : { type: 'string', title, maxLength: 200 },
  field: (field) => ({ ...field, kind: 'text' }),
};

/** One value or several. */
export function choiceFilter({ field }: Pick<Filter, 'field'>): Filter {
  return { schema: ({ property: { title } }) => oneOrMany(title), field };
}

/** From and to, both included; `bound` is the schema of either. */
export function rangeFilter(bound: (property: Schema) => Schema): Filter {
  return {
    schema({ property }) {
      const { title } = property;
      const either: Schema = bound(property);
      return { title, type: 'object', properties: { from: either, to: either }, additionalProperties: false };
    },
    field: (field) => ({ ...field, isRange: true }),
  };
}

function oneOrMany(title: string | undefined): Schema {
  const one: Schema = { type: 'string', title, maxLength: 100 };
  return { title, anyOf: [one, { type: 'array', title, items: one, maxItems: 200 }] };
}
