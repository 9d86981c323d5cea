import { has, type Condition } from '../../data/condition.ts';
import { targetOf } from '../../data/property.ts';
import { belowOf, belowText } from '../../ref/data/below.ts';

/** As `has`, and whether one of the records stands at or below those of `{ below }`. */
export const hasAtOrBelow: Condition = (comparison) => {
  const { column, property, value, add } = comparison;
  const below = belowOf(value);
  if (below === undefined) return has(comparison);
  return [`${column} ?| ${belowText({ entity: targetOf(property) ?? '', ids: add(below) })}`];
};
