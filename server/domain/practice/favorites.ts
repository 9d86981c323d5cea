import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living, practised, turnedOn } from '../../engine/living.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { readBookPage } from './bookPage.ts';

/** Keeps a question as a favourite; once is enough (rule P10). @throws Failure 404 unknown certificate or question. */
export async function addFavorite(context: CallContext, { questionId, certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<{ id: string }>({
        name: 'favorite_add',
        text: `with chosen as (
            select q."id", q."certId" from "question" q
              join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and ${turnedOn('c')}
              where q."tenantId" = $1 and q."id" = $3 and c."certCode" = $4 and ${practised('q')}
          ), added as (
            insert into "favorite" ("id", "tenantId", "userId", "certId", "questionId")
              select $2 || '/' || "id", $1, $2, "certId", "id" from chosen on conflict ("tenantId", "id") do nothing
          ) select "id" from chosen`,
        values: [tenantId, userId, questionId, certCode],
      }),
    ],
  });
  if (!found) throw failures.notFound('试题');
  return {};
}

/** Takes a question out of the favourites, whether it is one or not (rule P10). @throws Failure 404 unknown question. */
export async function cancelFavorite(context: CallContext, { questionId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        name: 'favorite_cancel',
        text: `with gone as (delete from "favorite" where "tenantId" = $1 and "id" = $2 || '/' || $3 returning "id")
          select 1 as "found" where exists (select from gone)
            or exists (select from "question" where "tenantId" = $1 and "id" = $3 and ${living()})`,
        values: [tenantId, userId, questionId],
      }),
    ],
  });
  if (!found) throw failures.notFound('试题');
  return {};
}

/** The caller's favourites, newest first, of one certificate or all of them. @throws Failure 404 unknown or off-shelf certificate. */
export async function listFavorites(context: CallContext, input: Values): Promise<Page> {
  learnerOf(context);
  return readBookPage({
    context,
    input,
    table: 'favorite',
    fields: ['createdTime'],
    order: `r."createdTime" desc, r."id" desc`,
  });
}
