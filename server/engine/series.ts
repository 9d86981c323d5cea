import type { Entity } from '#generators/formats.ts';
import { changing, type Statement } from '../database/statement.ts';
import type { FieldError } from '../failures.ts';
import type { Values } from './context.ts';

interface Numbered {
  number: string;
}

/**
 * Gives new records the numbers of their series, those that are gapless or the others (rule V4). A gapless number is
 * taken in the transaction that stores its record, any other one before: then nobody waits for a number until somebody
 * else's record is stored. Counts are taken in one order, so that no two imports wait for each other.
 * @param options.send sends statements and gives the rows of each
 */
export async function giveNumbers({
  entity,
  records,
  isGapless,
  send,
}: {
  entity: Entity;
  records: readonly Values[];
  isGapless: boolean;
  send(statements: readonly Statement<Numbered>[]): Promise<readonly Numbered[][]>;
}): Promise<void> {
  const wanted = entity.series
    // One that names other fields is given by the trigger, which reads them.
    .filter((series) => series.isGapless === isGapless && series.tokens.length === 0)
    .flatMap(({ field, pattern, per, isRuled }) =>
      groupsBy({ records, per }).map(({ counted, group }) => ({ field, pattern, isRuled, counted, group })),
    );
  if (wanted.length === 0) return;
  const answers = await send(
    wanted.map(({ field, pattern, isRuled, counted, group }) =>
      changing<Numbered>({
        name: 'series_next',
        text: `select n as "number" from "nextNumbers"($1, $2::jsonb, $3, $4, $5, '{}') n`,
        values: [`${entity.name}.${field}`, counted, pattern, group.length, isRuled],
      }),
    ),
  );
  wanted.forEach(({ field, group }, index) =>
    group.forEach((record, place) => (record[field] = answers[index]?.[place]?.number ?? null)),
  );
}

/** What of a change the database will refuse, because a number was counted by it: what an import says before it stores anything. */
export function keptProblems({
  entity,
  before,
  values,
}: {
  entity: Entity;
  before: Values;
  values: Values;
}): FieldError[] {
  return entity.series.flatMap(({ field, per }) =>
    (before[field] ?? null) === null
      ? []
      : per.flatMap((counted) => (counted in values ? [keptProblem({ entity, field, counted })] : [])),
  );
}

/** Said where a number, or one of the fields that it was counted by, would change. */
export function keptProblem({
  entity: { properties },
  field,
  counted,
}: {
  entity: Entity;
  field: string;
  counted: string | undefined;
}): FieldError {
  const titleOf = (name: string): string => properties[name]?.title ?? name;
  if (counted === undefined) return { path: `/${field}`, message: `${titleOf(field)}给出后不再改变` };
  return {
    path: `/${counted}`,
    message: `${titleOf(field)}已经按${titleOf(counted)}编好，${titleOf(counted)}不能再改`,
  };
}

/** The records that are counted together, with what they are counted per, in the order of that. */
function groupsBy({ records, per }: { records: readonly Values[]; per: readonly string[] }) {
  const groups = new Map<string, Values[]>();
  for (const record of records) {
    const counted = JSON.stringify(per.map((name) => record[name] ?? null));
    const group = groups.get(counted);
    if (group) group.push(record);
    else groups.set(counted, [record]);
  }
  return [...groups].map(([counted, group]) => ({ counted, group })).sort((a, b) => (a.counted < b.counted ? -1 : 1));
}
