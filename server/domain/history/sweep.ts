import { changing } from '../../database/statement.ts';
import type { App, Values } from '../../engine/context.ts';
import { atOnce, sweepEach } from '../../engine/sweep.ts';

/** Whose versions papers, exams and practice show as they were when they were drawn. */
const drawn = ['question', 'material', 'paper'];

/** What an organisation answers for as long as it is valid. */
const awarded = ['issuedCert'];

/**
 * Removes the lines of the operation log whose time is over, of all organisations (rule V19). Of each record the newest line
 * stays, and of what others refer to in its versions all of them.
 */
export function sweepHistory({ app }: { app: App }): Promise<void> {
  const kept = [...new Set([...drawn, ...awarded, ...pinned(app)])];
  return sweepEach({
    app,
    statement: (tenantId) =>
      changing<Values>({
        name: 'history_sweep',
        text: `delete from "history" where "tenantId" = $1 and "id" in (
            select o."id" from "history" o
              where o."tenantId" = $1 and o."createdTime" < now() - $2 * interval '1 day' and o."entity" <> all($3)
                and exists (select from "history" n where n."tenantId" = o."tenantId" and n."entity" = o."entity"
                  and n."recordId" = o."recordId" and n."recordVersion" > o."recordVersion")
              limit ${atOnce}) returning "id"`,
        values: [tenantId, app.config.historyDays, kept],
      }),
  });
}

/** The entities that references name in the version of their time (`x-at`). */
function pinned({ catalogue }: App): string[] {
  return Object.values(catalogue.entities).flatMap(({ properties }) =>
    Object.values(properties).flatMap(({ 'x-at': at, 'x-ref': entity }) =>
      at === undefined || entity === undefined ? [] : [entity],
    ),
  );
}
