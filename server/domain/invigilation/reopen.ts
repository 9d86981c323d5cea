import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * Opens the exams of places that were handed in again, as a step of places (rule O5).
 * @throws Failure 409 where one was not handed in on a machine, its time was used up, or keys are told by now
 */
export async function reopen(context: CallContext, { ids }: Values): Promise<Values> {
  const { app, scope } = context;
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      changing<{ name: string | null }>({
        name: 'placement_reopen',
        text: 'select "reopenPlaces"($1, $2) as "name"',
        values: [scope.tenantId, ids],
      }),
    ],
  });
  if (row?.name)
    throw failures.conflict(
      `${row.name}没有交过卷，或者时间已用完（请监考在监考台重新打开，并写明再给多少时间），或者场次已结束、答案已公布`,
    );
  return {};
}
