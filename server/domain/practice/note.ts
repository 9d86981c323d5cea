import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised } from '../../engine/living.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf } from './refusals.ts';

/** Keeps what the caller has written down about a question; an empty text takes it away (rule P18). @throws Failure 404 unknown question. */
export async function saveNote(context: CallContext, { questionId, text }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const kept = String(text).trim();
  const [[found]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'note_question',
        text: `select q."id" from "question" q where q."tenantId" = $1 and q."id" = $2 and ${practised('q')}`,
        values: [tenantId, questionId],
      }),
      kept === ''
        ? changing({
            name: 'note_remove',
            text: `delete from "questionNote" where "tenantId" = $1 and "id" = $2 || '/' || $3`,
            values: [tenantId, userId, questionId],
          })
        : changing({
            name: 'note_keep',
            text: `insert into "questionNote" ("id", "tenantId", "userId", "questionId", "text")
              select $2 || '/' || q."id", $1, $2, q."id", $4 from "question" q
                where q."tenantId" = $1 and q."id" = $3 and ${practised('q')}
              on conflict ("tenantId", "id") do update set "text" = excluded."text"`,
            values: [tenantId, userId, questionId, kept],
          }),
    ],
  });
  if (!found) throw refusalOf({ problem: 'question' });
  return {};
}
