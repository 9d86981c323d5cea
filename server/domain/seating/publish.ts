import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { giveNumbers } from '../../engine/series.ts';
import { withAllRows } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';
import { checkReach } from './read.ts';

interface Entry {
  applyId: string;
  personName: string;
  sessionId: string;
  roomId: string | null;
  seat: number | null;
  /** What stands against it, in words. */
  reason: string | null;
}

/**
 * What is planned becomes places, all or none, and everybody is told (rule Z12).
 * @throws Failure 409 where somebody has no seat and may not be left, or cannot have theirs any more
 */
export async function publish(context: CallContext, { ids, mayLeave }: Values): Promise<Values> {
  const { app, scope } = context;
  await app.database.inScope({ scope }, async (transaction) => {
    for (const id of ids as string[]) {
      await checkReach({ scope, transaction, id });
      if (mayLeave !== true) await checkNobodyLeft({ context, transaction, id });
      await give({ context, transaction, entries: await entriesOf({ context, transaction, id }) });
    }
  });
  return {};
}

interface Publishing {
  context: CallContext;
  transaction: Transaction;
}

async function checkNobodyLeft({ context: { scope }, transaction, id }: Publishing & { id: string }): Promise<void> {
  const left = await transaction.query(
    changing<{ personName: string; reason: string | null }>({
      name: 'seating_left',
      text: `select "personName", "reason" from "seatingEntry" where "tenantId" = $1 and "planId" = $2 and "outcome" = 'left' order by "id"`,
      values: [scope.tenantId, id],
    }),
  );
  const [first] = left;
  if (first)
    throw failures.conflict(
      `还有 ${left.length} 人没有座位，如“${first.personName}”（${first.reason ?? ''}）。请增加场次或考场再编排，或者打开“没有座位的人以后再安排”`,
    );
}

/** Who has a seat, with what stands against it by now. Exam, applications and sessions are locked, in this order. */
async function entriesOf({ context: { scope }, transaction, id }: Publishing & { id: string }): Promise<Entry[]> {
  const values = [scope.tenantId, id];
  const lock = (text: string): Promise<unknown> => transaction.query(changing({ text, values }));
  const work = async (): Promise<Entry[]> => {
    await lock(`select from "exam" where "tenantId" = $1 and "id" = (
      select "examId" from "seatingPlan" where "tenantId" = $1 and "id" = $2) for share`);
    await lock(`select from "certApply" where "tenantId" = $1 and "id" in (
      select "applyId" from "seatingEntry" where "tenantId" = $1 and "planId" = $2) order by "id" for share`);
    await lock(`select "lockPlaces"($1, array(select distinct "sessionId" from "seatingEntry"
      where "tenantId" = $1 and "planId" = $2 and "sessionId" is not null))`);
    return transaction.query(
      changing<Entry>({
        name: 'seating_toPublish',
        text: `select e."applyId", e."personName", e."sessionId", e."roomId", e."seat",
            "seatingReason"(coalesce(against.problem,
              case when "seatingLeft"(e."tenantId", e."planId", e."sessionId", e."roomId") < 0 then 'seating_full' end)) as "reason"
          from "seatingEntry" e cross join lateral (
              select "seatingProblem"(e."tenantId", e."planId", e."applyId", e."sessionId", e."roomId", e."seat") as problem) against
          where e."tenantId" = $1 and e."planId" = $2 and e."sessionId" is not null
          order by against.problem is null, e."sessionId", e."roomId", e."seat", e."id"`,
        values,
      }),
    );
  };
  const entries = await withAllRows({ scope, transaction, work });
  const [refused, ...others] = entries.filter(({ reason }) => reason !== null);
  if (refused)
    throw failures.conflict(
      `“${refused.personName}”不能安排：${refused.reason}${others.length > 0 ? `；另有 ${others.length} 人也不能安排` : ''}。请换座位或重新编排`,
    );
  return entries;
}

async function give({ context, transaction, entries }: Publishing & { entries: Entry[] }): Promise<void> {
  const { app, scope } = context;
  const entity = entityNamed({ app, name: 'placement' });
  const placements: Values[] = entries.map(({ applyId, sessionId, roomId, seat }) => ({
    id: newId(),
    applyId,
    sessionId,
    roomId,
    seat,
  }));
  await giveNumbers({
    entity,
    records: placements,
    isGapless: false,
    send: async (statements) => {
      const answers = [];
      for (const statement of statements) answers.push(await transaction.query(statement));
      return answers;
    },
  });
  await transaction.query(
    changing({
      name: 'seating_give',
      text: `insert into "placement" ("id", "tenantId", "ticketNumber", "applyId", "sessionId", "roomId", "seat", "way", "state")
          select o."id", $1, o."ticketNumber", o."applyId", o."sessionId", o."roomId", o."seat", 'assigned', 'placed'
          from jsonb_to_recordset($2::jsonb)
            o("id" text, "ticketNumber" text, "applyId" text, "sessionId" text, "roomId" text, "seat" integer)`,
      values: [scope.tenantId, JSON.stringify(placements)],
    }),
  );
}
