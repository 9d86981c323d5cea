import { rangeOf } from '#kinds/number/data/numbers.ts';
import { decimalsOf } from '#runtime/core/operations/decimals.ts';
import { valueOrder } from '#runtime/core/operations/value.ts';
import type { Entity } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { valueExpression } from './valueExpression.ts';

/**
 * Computes the fields of an entity that are made of its others (`x-value`, rule V9): a trigger, whoever stores a record.
 * Rows that are there are filled in by `fillSql`.
 */
export function valueSql(entity: Entity): string[] {
  const { name, properties } = entity;
  const order = valueOrder({ properties });
  if (order.length === 0) return [];
  const table = quote(name);
  const trigger = quote(`giveValues_${name}`);
  const given = order.map((field) => {
    const { sql, range } = valueOf({ entity, field, row: 'new' });
    if (!range) return `  new.${quote(field)} := ${sql};`;
    return `  v_number := ${sql};
  if v_number not between ${range.minimum} and ${range.maximum} then
    raise exception 'a computed value is out of range' using errcode = 'check_violation', constraint = 'value_range', table = ${quoteText(name)}, detail = ${quoteText(field)};
  end if;
  new.${quote(field)} := v_number;`;
  });
  // Behind "giveNumbers" and before "keepRecord" in the order of the alphabet, in which triggers run: the history has it.
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  v_number numeric;
begin
${given.join('\n')}
  return new;
end $$;`,
    `create or replace trigger "giveValues" before insert or update on ${table} for each row execute function ${trigger}();`,
  ];
}

/** Computes a field of the rows that are there. */
export function valueFill({ entity, field }: { entity: Entity; field: string }): string {
  const { sql, range } = valueOf({ entity, field, row: 't' });
  const value = range ? `case when ${sql} between ${range.minimum} and ${range.maximum} then ${sql} end` : sql;
  return `update ${quote(entity.name)} t set ${quote(field)} = ${value} where ${quote(field)} is distinct from ${value};`;
}

/** The value of a field as SQL, of a number rounded and with the range that its column takes. */
function valueOf({ entity: { properties }, field, row }: { entity: Entity; field: string; row: string }): {
  sql: string;
  range?: { minimum: number; maximum: number };
} {
  const property = properties[field] ?? {};
  const { sql, type } = valueExpression({ expression: property['x-value'] ?? null, properties, row });
  if (type !== 'number') return { sql };
  const { step, ...range } = rangeOf(property);
  return { sql: `round(${sql}, ${decimalsOf(step)})`, range };
}
