import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { readPage } from './readPage.ts';

/** The caller's wrong-answer book, what is due first on top (rule P7). @throws Failure 404 unknown or off-shelf certificate. */
export async function listRecords(context: CallContext, input: Values): Promise<Page> {
  learnerOf(context);
  return readPage({
    context,
    input,
    table: 'wrongRecord',
    fields: ['id', 'wrongCount', 'lastTime', 'due', 'isRedone'],
    order: `r."due", r."id"`,
    ...(typeof input['isDue'] === 'boolean' && { condition: input['isDue'] ? `r."due" <= now()` : `r."due" > now()` }),
  });
}

/** Takes a record out of the book, once it was answered rightly (rule P6). @throws Failure 404 not the caller's, 409 not yet answered rightly. */
export async function deleteRecord(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found], gone] = (await context.app.database.batch({
    scope: context.scope,
    statements: [
      { name: 'record_find', text: `select "isRedone" from "wrongRecord" where "tenantId" = $1 and "userId" = $2 and "id" = $3`, values: [tenantId, userId, id] },
      { name: 'record_delete', text: `delete from "wrongRecord" where "tenantId" = $1 and "userId" = $2 and "id" = $3 and "isRedone" returning "id"`, values: [tenantId, userId, id] },
    ],
  })) as [Values[], Values[]];
  if (!found) throw failures.notFound('错题');
  if (gone.length === 0) throw failures.conflict('答对这道题后才能移除');
  return {};
}
