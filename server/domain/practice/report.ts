import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised } from '../../engine/living.ts';
import { create } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf } from './refusals.ts';

/**
 * Tells whoever keeps the question bank that something is wrong with a question (rule P17). It shows nothing of it.
 * @throws Failure 404 unknown question, 409 where an earlier report of the caller's is open.
 */
export async function report(context: CallContext, { questionId, version, kind, text }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<{ certId: string; version: number; titleText: string }>({
        name: 'report_question',
        text: `select q."certId", q."version", left(q."titleText", 500) as "titleText" from "question" q
          where q."tenantId" = $1 and q."id" = $2 and ${practised('q')}`,
        values: [tenantId, questionId],
      }),
    ],
  });
  if (!found) throw refusalOf({ problem: 'question' });
  const entity = context.app.catalogue.entities['questionReport'];
  if (!entity) throw failures.broken();
  const { certId, titleText: questionTitle } = found;
  const seen = { questionId: questionId ?? null, questionVersion: version ?? found.version, questionTitle, certId };
  await create({ context, entity, values: { ...seen, userId, kind: kind ?? null, text: text ?? null } });
  return {};
}
