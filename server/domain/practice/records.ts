import { changing, reading, type Statement } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised, turnedOn } from '../../engine/living.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { dueStatement, dueNow, isHeld, readBookPage } from './bookPage.ts';
import { refusalOf } from './refusals.ts';
import { schedule } from './schedule.ts';

/** What became of the answers to a question: nothing of it is told while the question is held (rule M12). */
const told = ['wrongCount', 'lastTime', 'due', 'isRedone'];

/**
 * The caller's wrong-answer book, what is due first on top, and how many of the certificate's are due (rule P7). Of what is
 * held it says no more than that, and last (rule M12).
 * @throws Failure 404 unknown or off-shelf certificate.
 */
export async function listRecords(context: CallContext, input: Values): Promise<Page & { dueTotal: number }> {
  learnerOf(context);
  const { app, scope } = context;
  const page = readBookPage({
    context,
    input,
    table: 'wrongRecord',
    fields: ['id', ...told],
    order: `${isHeld}, case when not ${isHeld} then r."due" end, r."id"`,
    ...(typeof input['isDue'] === 'boolean' && { condition: input['isDue'] ? dueNow : `not ${dueNow}` }),
  });
  const counting = app.database.batch({
    scope,
    statements: [dueStatement({ ...scope, certCode: input['certCode'] ?? null })],
  });
  const [found, [[due]]] = await Promise.all([page, counting]);
  const rows = found.rows.map((row) =>
    row['isHeld'] ? { ...row, ...Object.fromEntries(told.map((field) => [field, null])) } : row,
  );
  return { ...found, rows, dueTotal: due?.dueNum ?? 0 };
}

/**
 * Puts a question into the caller's wrong-answer book; one that stands there stays as it is (rule P6).
 * @throws Failure 404 unknown certificate or question, 409 where it stands in a mock exam under way.
 */
export async function addRecord(context: CallContext, { questionId, certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { due, card } = schedule({ card: null, isCorrect: false, now: new Date() });
  const [, [kept], [held]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        name: 'record_add',
        text: `insert into "wrongRecord" ("id", "tenantId", "userId", "certId", "questionId", "questionVersion",
          "wrongCount", "lastTime", "due", "card")
          select $2 || '/' || q."id", $1, $2, q."certId", q."id", q."version", 0, now(), $5, $6 from "question" q
          join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and ${turnedOn('c')}
            where q."tenantId" = $1 and q."id" = $3 and c."certCode" = $4 and ${practised('q')}
              and not "isHeld"($1, $2, $3)
          on conflict ("tenantId", "id") do nothing`,
        values: [tenantId, userId, questionId, certCode, due, card],
      }),
      reading<Values>({
        name: 'record_added',
        text: `select w."id" as "wrongRecordId", w."due" as "nextDue" from "wrongRecord" w
          join "cert" c on c."tenantId" = w."tenantId" and c."id" = w."certId"
          join "question" q on q."tenantId" = w."tenantId" and q."id" = w."questionId" and ${practised('q')}
          where w."tenantId" = $1 and w."id" = $2 || '/' || $3 and c."certCode" = $4`,
        values: [tenantId, userId, questionId, certCode],
      }),
      heldStatement({ tenantId, userId, questionId: String(questionId) }),
    ],
  });
  if (held?.isHeld) throw refusalOf({ problem: 'held' });
  if (!kept) throw failures.notFound('试题');
  return kept;
}

/** Takes a record out of the book, once it was answered rightly or where the caller put it in (rule P6). @throws Failure 404 not the caller's, 409 not yet answered rightly, or in a mock exam under way. */
export async function deleteRecord(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found], gone] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'record_find',
        text: `select ${isHeld} as "isHeld" from "wrongRecord" r
          where r."tenantId" = $1 and r."userId" = $2 and r."id" = $3`,
        values: [tenantId, userId, id],
      }),
      changing<Values>({
        name: 'record_delete',
        text: `delete from "wrongRecord" r
          where r."tenantId" = $1 and r."userId" = $2 and r."id" = $3 and (r."isRedone" or r."wrongCount" = 0)
            and not ${isHeld} returning r."id"`,
        values: [tenantId, userId, id],
      }),
    ],
  });
  if (!found) throw failures.notFound('错题');
  if (found['isHeld']) throw refusalOf({ problem: 'held' });
  if (gone.length === 0) throw failures.conflict('答对这道题后才能移除');
  return {};
}

/** Whether a question stands in a mock exam that the caller has under way (rule M12). */
function heldStatement({
  tenantId,
  userId,
  questionId,
}: Record<'tenantId' | 'userId' | 'questionId', string>): Statement<{ isHeld: boolean }> {
  return reading({
    name: 'record_held',
    text: `select "isHeld"($1, $2, $3) as "isHeld"`,
    values: [tenantId, userId, questionId],
  });
}
