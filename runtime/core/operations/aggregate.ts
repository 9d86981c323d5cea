import type { Aggregate, AggregateGroup, Figure, PeriodUnit, TakenFigure } from '#generators/formats.ts';
import { hundredths } from './hundredths.ts';
import { fitsFixed } from './roll.ts';

/** The most groups that a call of `aggregate` answers: more are no figures that anybody looks at. */
export const mostGroups = 1000;

/** Said where there are more. */
export const tooManyGroups = `统计的结果超过 ${mostGroups} 组，请加上筛选条件，或换一种分组`;

/**
 * What records come to, group by group, as the engine works it out by SQL (`server/engine/aggregate.ts`): for records in
 * memory. Labels are not looked up.
 */
export function groupedRows({
  aggregate: { groups, figures },
  rows,
}: {
  aggregate: Aggregate;
  rows: readonly Row[];
}): Row[] {
  const found = new Map<string, { of: Row; rows: Row[] }>();
  if (groups.length === 0) found.set('', { of: {}, rows: [...rows] });
  else
    for (const row of rows) {
      const of = Object.fromEntries(groups.map((group) => [group.name, groupValue({ group, row })]));
      const key = JSON.stringify(of);
      const group = found.get(key);
      if (group) group.rows.push(row);
      else found.set(key, { of, rows: [row] });
    }
  return [...found.values()]
    .map(({ of, rows: own }) => ({ ...of, ...figuresOf({ figures, rows: own }) }))
    .sort(orderOf({ groups, figures }));
}

type Row = Record<string, unknown>;

const lengths: Readonly<Record<Exclude<PeriodUnit, 'week'>, number>> = { day: 10, month: 7, year: 4 };
const dayLong = 24 * 60 * 60 * 1000;

function groupValue({ group: { field, unit }, row }: { group: AggregateGroup; row: Row }): unknown {
  const value = row[field] ?? null;
  if (unit === undefined || typeof value !== 'string') return value;
  if (unit !== 'week') return value.slice(0, lengths[unit]);
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayLong).toISOString().slice(0, 10);
}

function figuresOf({ figures, rows }: { figures: readonly Figure[]; rows: readonly Row[] }): Row {
  const taken: Row = Object.fromEntries(
    figures.flatMap((figure) => (figure.word === 'share' ? [] : [[figure.name, takenValue({ figure, rows })]])),
  );
  return Object.fromEntries(
    figures.map((figure) => {
      if (figure.word !== 'share') return [figure.name, taken[figure.name]];
      const [part, whole] = figure.of.map((name) => taken[name]);
      const isThere = typeof part === 'number' && typeof whole === 'number' && whole !== 0;
      return [figure.name, isThere ? hundredths((100 * part) / whole) : null];
    }),
  );
}

function takenValue({ figure, rows }: { figure: TakenFigure; rows: readonly Row[] }): unknown {
  const meant = rows.filter((record) => fitsFixed({ where: figure.where, record }));
  if (figure.word === 'count') return meant.length;
  const values = meant.flatMap((row) => row[figure.field ?? ''] ?? []) as (number | string)[];
  const sum = values.reduce((total: number, value) => total + Number(value), 0);
  switch (figure.word) {
    case 'sum':
      return hundredths(sum);
    case 'avg':
      return values.length > 0 ? hundredths(sum / values.length) : null;
    case 'min':
      return values.reduce<number | string | null>(
        (least, each) => (least === null || each < least ? each : least),
        null,
      );
    case 'max':
      return values.reduce<number | string | null>((most, each) => (most === null || each > most ? each : most), null);
  }
}

/** Times go on; of anything else the most comes first. */
function orderOf({
  groups,
  figures,
}: {
  groups: readonly AggregateGroup[];
  figures: readonly Figure[];
}): (one: Row, other: Row) => number {
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one ?? '\uffff').localeCompare(String(other ?? '\uffff'));
  return (one, other) => {
    const byFigure =
      groups[0]?.unit === undefined && figures[0] ? compare(other[figures[0].name], one[figures[0].name]) : 0;
    return groups.reduce((found, { name }) => (found === 0 ? compare(one[name], other[name]) : found), byFigure);
  };
}
