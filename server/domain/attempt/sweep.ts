import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { handIn, handInOverdue } from './handIn.ts';
import type { AttemptKind } from './kinds.ts';

const atOnce = 100;
/** Exams are handed in by so many in one transaction. */
const examsAtOnce = 250;

/**
 * Hands in every attempt whose time is over, of all tenants (rule M5). Any number of processes may do it at once.
 * @returns how many it handed in
 */
export async function sweep({ app }: { app: App }): Promise<number> {
  const exams = await overdueOf({ app, kind: 'exam', limit: 1 });
  const mocks = await overdueOf({ app, kind: 'mock', limit: atOnce });
  return doEach([
    () =>
      workOff({
        tenantIds: exams.map(({ tenantId }) => tenantId),
        atOnce: examsAtOnce,
        work: (tenantId) => handInOverdue({ app, tenantId, limit: examsAtOnce }),
      }),
    ...mocks.map(({ tenantId, userId, id }) => async () => {
      const handedIn = await handIn({ app, tenantId, userId, kind: 'mock', attemptId: id, isOnlyOverdue: true });
      return handedIn ? 1 : 0;
    }),
  ]);
}

/**
 * Works off what waits in tenants, so many in one transaction, until nothing more does.
 * @param options.work does up to so many of a tenant, and answers how many
 * @returns how many were done
 * @throws AggregateError of the tenants whose work failed, once that of all others is done
 */
export async function workOff({
  tenantIds,
  atOnce,
  work,
}: {
  tenantIds: readonly string[];
  atOnce: number;
  work: (tenantId: string) => Promise<number>;
}): Promise<number> {
  return doEach(
    [...new Set(tenantIds)].map((tenantId) => async () => {
      let count = 0;
      let done = 0;
      do {
        done = await work(tenantId);
        count += done;
      } while (done === atOnce);
      return count;
    }),
  );
}

/** Does one thing after the other; that one fails keeps none of the others from being done. @returns the sum */
async function doEach(works: readonly (() => Promise<number>)[]): Promise<number> {
  const failed: unknown[] = [];
  let count = 0;
  for (const work of works) {
    try {
      count += await work();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${works.length} failed`);
  return count;
}

/** Attempts that are out of time: at most so many of a tenant. */
function overdueOf({
  app,
  kind,
  limit,
}: {
  app: App;
  kind: AttemptKind;
  limit: number;
}): Promise<{ tenantId: string; userId: string; id: string }[]> {
  return app.database.query(
    reading<{ tenantId: string; userId: string; id: string }>({
      name: 'attempt_overdue',
      text: 'select * from "attempt_overdue"($1, $2)',
      values: [kind, limit],
    }),
  );
}
