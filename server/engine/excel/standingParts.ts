import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext } from '../context.ts';
import { livingIn } from '../living.ts';
import { prepared } from '../prepared.ts';
import type { PartSheet } from './partRow.ts';

/** The parts that records have. */
export interface StandingParts {
  /** Of a record, in their order; a new one has none. */
  idsOf(options: { sheet: PartSheet; id: string | undefined }): readonly string[];
}

/** Reads which parts of the kinds of some sheets records have. */
export async function readStandingParts({
  context: { app, scope },
  sheets,
  ids,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  sheets: readonly PartSheet[];
  ids: readonly string[];
}): Promise<StandingParts> {
  const found = new Map<PartSheet, Map<string, string[]>>();
  for (const sheet of ids.length > 0 ? sheets : []) {
    const { part, partOf } = sheet;
    const parent = column(partOf.parent);
    const text = `select "id", ${parent} as "parent" from ${column(part.name)}
      where ${livingIn({ entity: part, tenant: '$1' })} and ${parent} = any($2) order by "position", "id"`;
    const [rows] = await app.database.batch({
      scope,
      statements: [prepared(reading<{ id: string; parent: string }>({ text, values: [scope.tenantId, ids] }))],
    });
    const byParent = new Map<string, string[]>();
    for (const row of rows) byParent.set(row.parent, [...(byParent.get(row.parent) ?? []), row.id]);
    found.set(sheet, byParent);
  }
  return { idsOf: ({ sheet, id }) => found.get(sheet)?.get(id ?? '') ?? [] };
}
