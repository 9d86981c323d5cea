/** SQL that changes what stands at a place inside jsonb, and leaves everything else as it is. */
import pg from 'pg';

/** SQL of a jsonb value, made of the SQL of another. */
export type JsonSql = (value: string) => string;

/** The steps of a place: `ruleList[].num` is the field `ruleList`, each of its entries, there the field `num`. */
export function stepsOf(place: string): string[] {
  return place.replaceAll('[]', '.[]').split('.');
}

/** The value with `change` made wherever the steps lead; where they lead nowhere it stays. */
export function changedAt({ value, steps, change }: { value: string; steps: string[]; change: JsonSql }): string {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (step === '[]') {
    const entry = `entry${rest.length}`;
    const inner = changedAt({ value: `${entry}."value"`, steps: rest, change });
    return `case when jsonb_typeof(${value}) = 'array' then (
      select coalesce(jsonb_agg(${inner} order by ${entry}."place"), '[]')
        from jsonb_array_elements(${value}) with ordinality ${entry}("value", "place")) else ${value} end`;
  }
  const name = pg.escapeLiteral(step);
  const inner = changedAt({ value: `(${value} -> ${name})`, steps: rest, change });
  return `case when jsonb_typeof(${value}) = 'object' and ${value} ? ${name}
    then ${value} || jsonb_build_object(${name}, ${inner}) else ${value} end`;
}

/** An object whose member has another name; one that has a member of that name already stays. */
export function memberRenamed({ from, to }: { from: string; to: string }): JsonSql {
  const [former, present] = [pg.escapeLiteral(from), pg.escapeLiteral(to)];
  return (value) => `case when jsonb_typeof(${value}) = 'object' and ${value} ? ${former} and not ${value} ? ${present}
    then (${value} - ${former}) || jsonb_build_object(${present}, ${value} -> ${former}) else ${value} end`;
}

/** A text that is another one. */
export function textReplaced({ from, to }: { from: string; to: string }): JsonSql {
  const [former, present] = [from, to].map((text) => `to_jsonb(${pg.escapeLiteral(text)}::text)`);
  return (value) => `case when ${value} = ${former} then ${present} else ${value} end`;
}
