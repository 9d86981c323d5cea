import { changing } from '../../database/statement.ts';
import type { App, Values } from '../../engine/context.ts';

const atOnce = 5_000;

/** Whose versions papers, exams and practice show as they were when they were drawn. */
const drawn = ['question', 'material', 'paper'];

/** What an organisation answers for as long as it is valid. */
const awarded = ['issuedCert'];

/**
 * Removes the lines of the operation log whose time is over, of all organisations (rule V19), some at a time. Of each record
 * the newest line stays, and of what others refer to in its versions all of them.
 */
export async function sweepHistory({ app }: { app: App }): Promise<void> {
  const kept = [...new Set([...drawn, ...awarded, ...pinned(app)])];
  for (let count = atOnce; count === atOnce; )
    count = await app.database.asOwner(async (connection) => {
      const gone = await connection.query(
        changing<Values>({
          // An organisation at a time, as the index has it.
          text: `delete from "history" where ("tenantId", "id") in (select h."tenantId", h."id"
              from (select "id" from "tenant" union all select '') t cross join lateral (
                select o."tenantId", o."id" from "history" o
                  where o."tenantId" = t."id" and o."createdTime" < now() - $1 * interval '1 day' and o."entity" <> all($2)
                    and exists (select from "history" n where n."tenantId" = o."tenantId" and n."entity" = o."entity"
                      and n."recordId" = o."recordId" and n."recordVersion" > o."recordVersion")
                  limit ${atOnce}) h
              limit ${atOnce}) returning "id"`,
          values: [app.config.historyDays, kept],
        }),
      );
      return gone.length;
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
