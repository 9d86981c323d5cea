import { rollOf } from '#runtime/core/operations/roll.ts';
import type { Entity, Expression, Json, Property } from './formats.ts';

/**
 * What a record's own parts come to (`x-roll`) as an expression over the record, so that a form shows it while parts are
 * filled in; undefined of what is made of others' records, and of what a form does not know: which part is the newest,
 * and fields that not everybody reads.
 */
export function partsTotal({
  entity,
  entities,
  property,
}: {
  entity: Pick<Entity, 'parts'>;
  entities: Readonly<Record<string, Entity>>;
  property: Property;
}): Expression | undefined {
  const roll = rollOf(property);
  const part = entities[roll?.entity ?? ''];
  if (!roll || !part?.partOf || !entity.parts.includes(part.name) || roll.by !== part.partOf.parent) return undefined;
  const asked = [...Object.keys(roll.where), ...(roll.field === undefined ? [] : [roll.field])];
  if (asked.some((field) => !isInForm(part.properties[field]))) return undefined;
  const all: Expression = { var: part.partOf.as };
  const conditions = Object.entries(roll.where).map(
    ([field, wanted]): Expression => ({ in: [{ var: field }, [wanted].flat()] }),
  );
  const meant: Expression = conditions.length > 0 ? { filter: [all, { and: conditions }] } : all;
  const values: Expression = { map: [meant, { var: roll.field ?? 'id' }] };
  switch (roll.word) {
    case 'count':
      return { len: meant };
    case 'sum':
      return { sum: values };
    case 'min':
      return outermost({ values, comparison: '<' });
    case 'max':
      return outermost({ values, comparison: '>' });
    case 'latest':
      return undefined;
  }
}

function isInForm(property: Property | undefined): boolean {
  return property !== undefined && property['x-read'] === undefined && !property['x-hidden'];
}

/** The least or the greatest of values; null of none. */
function outermost({ values, comparison }: { values: Expression; comparison: '<' | '>' }): Expression {
  const current: Json = { var: 'current' };
  const best: Json = { var: 'accumulator' };
  const isBetter: Json = {
    and: [{ '!': { empty: current } }, { or: [{ empty: best }, { [comparison]: [current, best] }] }],
  };
  return { reduce: [values, { if: [isBetter, current, best] }, null] };
}
