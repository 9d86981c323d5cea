import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { published, turnedOn } from '../../engine/living.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { dueStatement, dueNow, readBookPage } from './bookPage.ts';
import { schedule } from './schedule.ts';

/**
 * The caller's wrong-answer book, what is due first on top, and how many of the certificate's are due (rule P7).
 * @throws Failure 404 unknown or off-shelf certificate.
 */
export async function listRecords(context: CallContext, input: Values): Promise<Page & { dueTotal: number }> {
  learnerOf(context);
  const { app, scope } = context;
  const page = readBookPage({
    context,
    input,
    table: 'wrongRecord',
    fields: ['id', 'wrongCount', 'lastTime', 'due', 'isRedone'],
    order: `r."due", r."id"`,
    ...(typeof input['isDue'] === 'boolean' && { condition: input['isDue'] ? dueNow : `not ${dueNow}` }),
  });
  const counting = app.database.batch({
    scope,
    statements: [dueStatement({ ...scope, certCode: input['certCode'] ?? null })],
  });
  const [found, [[due]]] = await Promise.all([page, counting]);
  return { ...found, dueTotal: due?.dueNum ?? 0 };
}

/**
 * Puts a question into the caller's wrong-answer book; one that stands there stays as it is (rule P6).
 * @throws Failure 404 unknown certificate or question.
 */
export async function addRecord(context: CallContext, { questionId, certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { due, card } = schedule({ card: null, isCorrect: false, now: new Date() });
  const [, [kept]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        name: 'record_add',
        text: `insert into "wrongRecord" ("id", "tenantId", "userId", "certId", "questionId", "questionVersion",
          "wrongCount", "lastTime", "due", "card")
          select $2 || '/' || q."id", $1, $2, q."certId", q."id", q."version", 0, now(), $5, $6 from "question" q
          join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and ${turnedOn('c')}
            where q."tenantId" = $1 and q."id" = $3 and c."certCode" = $4 and ${published('q')}
          on conflict ("tenantId", "id") do nothing`,
        values: [tenantId, userId, questionId, certCode, due, card],
      }),
      reading<Values>({
        name: 'record_added',
        text: `select w."id" as "wrongRecordId", w."due" as "nextDue" from "wrongRecord" w
          join "cert" c on c."tenantId" = w."tenantId" and c."id" = w."certId"
          where w."tenantId" = $1 and w."id" = $2 || '/' || $3 and c."certCode" = $4`,
        values: [tenantId, userId, questionId, certCode],
      }),
    ],
  });
  if (!kept) throw failures.notFound('试题');
  return kept;
}

/** Takes a record out of the book, once it was answered rightly or where the caller put it in (rule P6). @throws Failure 404 not the caller's, 409 not yet answered rightly. */
export async function deleteRecord(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found], gone] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'record_find',
        text: `select "isRedone" from "wrongRecord" where "tenantId" = $1 and "userId" = $2 and "id" = $3`,
        values: [tenantId, userId, id],
      }),
      changing<Values>({
        name: 'record_delete',
        text: `delete from "wrongRecord"
          where "tenantId" = $1 and "userId" = $2 and "id" = $3 and ("isRedone" or "wrongCount" = 0) returning "id"`,
        values: [tenantId, userId, id],
      }),
    ],
  });
  if (!found) throw failures.notFound('错题');
  if (gone.length === 0) throw failures.conflict('答对这道题后才能移除');
  return {};
}
