import type { Entity } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext, Values } from '../context.ts';
import { prepared } from '../prepared.ts';
import { usedPartText } from '../refuse.ts';
import { defaultsOf } from '../rules.ts';
import { duplicatesOf, uniqueKeysOf } from './existing.ts';
import { beyondLimits } from './limits.ts';
import { overlapsOf } from './overlaps.ts';
import { atParent, storedId, type PartRow, type PartSheet } from './partRow.ts';
import { readLabels } from './references.ts';
import { problemAt } from './sheet.ts';
import type { StandingParts } from './standingParts.ts';

interface Search {
  context: Pick<CallContext, 'app' | 'scope'>;
  /** Rows of parts by the record that they are parts of. */
  groups: ReadonlyMap<string, readonly PartRow[]>;
  standing: StandingParts;
}

/** Adds to rows of parts what the database would refuse: what two may not share, ranges that overlap, limits, parts that are referred to and would go. */
export async function partProblems({ context, groups, standing }: Search): Promise<void> {
  const sheets = new Set([...groups.values()].flatMap((rows) => rows.map(({ sheet }) => sheet)));
  for (const sheet of sheets) {
    await whatIsShared({ context, groups, standing, sheet });
    await whatIsUsed({ context, groups, standing, sheet });
  }
}

interface Coming {
  row: PartRow;
  record: Values;
}

async function whatIsShared({ context, groups, standing, sheet }: Search & { sheet: PartSheet }): Promise<void> {
  const { part, partOf, name, columns } = sheet;
  const coming = [...groups].flatMap(([key, rows]): Coming[] =>
    rows.flatMap((row) =>
      row.sheet === sheet && row.problems.length === 0
        ? [
            {
              row,
              record: {
                ...(row.named?.record ?? defaultsOf(part)),
                ...row.values,
                [partOf.parent]: storedId(key) ?? key,
              },
            },
          ]
        : [],
    ),
  );
  // All parts of a record that is named give way: those that stay stand in the sheet.
  const leaving = [...groups.keys()].flatMap((key) => standing.idsOf({ sheet, id: storedId(key) }));
  const asked = { context, entity: part, leaving };
  const records = coming.map(({ record }) => ({ record }));
  const say = ({ index, field, message }: { index: number; field: string; message: string }): void => {
    const row = coming[index]?.row;
    const at = columns.findIndex((each) => each?.column.field === field);
    row?.problems.push(problemAt({ sheet: name, columns, row: row.row, column: at, message }));
  };
  const seen = new Map<string, number>();
  for (const [index, { row, record }] of coming.entries())
    for (const key of uniqueKeysOf({ entity: part, record })) {
      const first = seen.get(key);
      if (first === undefined) seen.set(key, row.row);
      else say({ index, field: part.label, message: `与第 ${first + 1} 行的${partOf.title}相同` });
    }
  for (const index of await duplicatesOf({ ...asked, records: coming.map(({ record }) => record) }))
    say({ index, field: part.label, message: `系统中已有相同的${partOf.title}` });
  for (const { index, field, message, with: other } of await overlapsOf({ ...asked, records })) {
    const place = other === undefined ? undefined : coming[other]?.row.row;
    say({ index, field, message: place === undefined ? message : `${message}：第 ${place + 1} 行` });
  }
  for (const beyond of await beyondLimits({ ...asked, records })) say(beyond);
}

/** Parts that are referred to and that their record would lose. */
async function whatIsUsed({ context, groups, standing, sheet }: Search & { sheet: PartSheet }): Promise<void> {
  const gone = new Map<string, PartRow>();
  for (const [key, rows] of groups) {
    const its = rows.filter((row) => row.sheet === sheet);
    const [first] = its;
    const kept = new Set(its.map(({ named }) => named?.record['id']));
    for (const id of first ? standing.idsOf({ sheet, id: storedId(key) }) : [])
      if (first && !kept.has(id)) gone.set(id, first);
  }
  if (gone.size === 0) return;
  const { part, partOf } = sheet;
  const ids = [...gone.keys()];
  const labels = await readLabels({ context, entity: part, ids });
  for (const { entity, field, isMany } of part.referredBy) {
    const referrer = context.app.catalogue.entities[entity];
    if (!referrer) continue;
    for (const { id, count } of await usesOf({ context, part, referrer, field, isMany, ids })) {
      const row = gone.get(id);
      row?.problems.push(
        atParent({
          row,
          message: usedPartText({ title: partOf.title, label: labels.get(id) ?? '', count, referrer: referrer.title }),
        }),
      );
    }
  }
}

/** How many records refer to each of some parts: all there are, as the database counts them. */
async function usesOf({
  context: { app, scope },
  part,
  referrer,
  field,
  isMany,
  ids,
}: {
  context: Search['context'];
  part: Entity;
  referrer: Entity;
  field: string;
  isMany: boolean | undefined;
  ids: readonly string[];
}): Promise<{ id: string; count: number }[]> {
  const refers = isMany ? `r.${column(field)} ? p."id"` : `p."id" = r.${column(field)}`;
  const text = `select p."id", count(*)::integer as "count" from ${column(referrer.name)} r
    join ${column(part.name)} p on ${refers} where p."id" = any($1) group by p."id"`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<{ id: string; count: number }>({ text, values: [ids] }))],
  });
  return rows;
}
