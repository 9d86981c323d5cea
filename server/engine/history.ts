import { reading } from '../database/statement.ts';
import { changesBetween, labelsOf } from './changes.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { sliceOf, type Page } from './page.ts';
import { withPartLabels } from './partLabels.ts';
import { prepared } from './prepared.ts';

interface Kept extends Values {
  recordVersion: number;
  snapshot: Values;
}

/** Who did it: `h` is a row with `createdBy`. */
export const actorLabel = '"actorName"(h."createdBy")';

/** What happened to one record, newest first: who, when, and each field before and after. Every version is kept whole; the changes are what tells two of them apart. */
export async function history(context: CallContext, input: Values): Promise<Page> {
  const entity = entityOf(context);
  const { app, scope } = context;
  const { size, skip } = sliceOf(input);
  const tenantId = entity.scope === 'tenant' ? scope.tenantId : '';
  const condition = `h."tenantId" = $1 and h."entity" = $2 and h."recordId" = $3`;
  const values = [tenantId, entity.name, input['id']];
  const [found, totals] = await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      prepared(
        reading<Kept>({
          text: `select h."id", h."recordVersion", h."action", h."step", "shownSnapshot"(h."entity", h."snapshot") as "snapshot", h."createdTime", h."createdBy",
            ${actorLabel} as "createdByLabel" from "history" h
            where ${condition} order by h."recordVersion" desc limit $4 offset $5`,
          values: [...values, size + 1, skip],
        }),
      ),
      prepared(
        reading<{ total: number }>({
          text: `select count(*)::integer as "total" from "history" h where ${condition}`,
          values,
        }),
      ),
    ],
  });
  const told = found.slice(0, size).map(({ snapshot, ...row }, index) => {
    const before = found[index + 1];
    return {
      ...row,
      changes:
        before && row['action'] === 'updated' ? changesBetween({ before: before.snapshot, after: snapshot }) : null,
    };
  });
  const rows = await withPartLabels({ context, entity, rows: told });
  const changed = rows.flatMap(({ changes }) =>
    Object.entries(changes ?? {}).flatMap(([field, sides]) => sides.map((side) => [field, side] as const)),
  );
  const labels = await labelsOf({ context, entity, values: changed });
  return { rows: rows.map((row): Values => ({ ...row, labels: row.changes && labels })), total: totals[0]?.total ?? 0 };
}
