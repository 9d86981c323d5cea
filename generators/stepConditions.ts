import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entity, Expression, Property } from './formats.ts';
import { phaseText } from './phase.ts';
import { quote, quoteText } from './sql.ts';
import { ValueProblem, valueExpression } from './valueExpression.ts';
import { waysOf } from './ways.ts';

/**
 * Keeps records on a way between states only while the condition of one of its steps holds of the record as it stood
 * (rule S24), whatever changes them. What the database cannot say of one row – who asks, or what other records have – the
 * engine holds alone.
 */
export function stepConditionsSql({ entities, operations }: Pick<Catalogue, 'entities' | 'operations'>): string[] {
  return Object.values(entities).flatMap((entity) => {
    const ways = conditionedWays({ entity, operations });
    if (ways.length === 0) return [];
    const name = quote(`keepConditions_${entity.name}`);
    const fields = [...new Set(ways.map(({ field }) => quote(field)))];
    const blocks = ways.map(
      ({ field, from, to, holds }) =>
        `  if old.${quote(field)} = ${quoteText(from)} and new.${quote(field)} = ${quoteText(to)} and not (${holds.join(' or ')}) then
    raise exception 'not now from % to %', ${quoteText(from)}, ${quoteText(to)} using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = ${quoteText(field)};
  end if;`,
    );
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) then return new; end if;
${blocks.join('\n')}
  return new;
end $$;`,
      `create or replace trigger "keepConditions" before update of ${fields.join(', ')} on ${quote(entity.name)} for each row execute function ${name}();`,
    ];
  });
}

interface ConditionedWay {
  field: string;
  from: string;
  to: string;
  /** SQL over the row `old`: one of them has to hold. */
  holds: string[];
}

/**
 * The ways of which every step has a condition that the database can say. A step that ends in the state where it began is
 * none: of a row that stays in its state nobody sees whether it was taken, so its condition is the engine's alone.
 */
function conditionedWays(place: { entity: Entity; operations: Catalogue['operations'] }): ConditionedWay[] {
  const ways = new Map<string, { way: Omit<ConditionedWay, 'holds'>; holds: (string | undefined)[] }>();
  for (const { field, from, to, when } of waysOf(place)) {
    if (from === to) continue;
    const key = JSON.stringify([field, from, to]);
    const known = ways.get(key) ?? { way: { field, from, to }, holds: [] };
    known.holds.push(when === undefined ? undefined : conditionText({ when, properties: place.entity.properties }));
    ways.set(key, known);
  }
  return [...ways.values()].flatMap(({ way, holds }) => {
    const said = holds.filter((each) => each !== undefined);
    return said.length === holds.length ? [{ ...way, holds: said }] : [];
  });
}

/** A step's condition over the row `old`; undefined where it asks for more than the row. */
function conditionText({
  when,
  properties,
}: {
  when: Expression;
  properties: Readonly<Record<string, Property>>;
}): string | undefined {
  const columns = Object.entries(properties).filter(
    ([, property]) => property['x-column'] !== false && (!isMadeOnReading(property) || property['x-phase']),
  );
  const phases = columns.flatMap(([name, property]): [string, string][] =>
    property['x-phase'] ? [[`record.${name}`, phaseText({ property, row: 'old' })]] : [],
  );
  try {
    return valueExpression({
      expression: { '!!': [when] },
      properties: Object.fromEntries(columns.filter(([, property]) => !property['x-phase'])),
      row: 'old',
      prefix: 'record.',
      texts: Object.fromEntries(phases),
    }).sql;
  } catch (error) {
    if (error instanceof ValueProblem) return undefined;
    throw error;
  }
}
