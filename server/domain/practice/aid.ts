import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised, turnedOn } from '../../engine/living.ts';
import { readingB } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf } from './refusals.ts';

/** As many questions like another one as are offered. */
const most = 3;

/**
 * What helps with a question that was answered wrongly: how far the caller is with its knowledge points, questions like it,
 * the caller's note and latest report (rules P16–P18).
 * @throws Failure 404 unknown question, 409 where it stands in a mock exam under way.
 */
export async function aid(context: CallContext, { questionId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const mine = [tenantId, userId, questionId];
  const [[found], knowledge, similar, [note], [report]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<{ isHeld: boolean }>({
        name: 'aid_question',
        text: `select "isHeld"($1, $2, q."id") as "isHeld" from "question" q
          join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and ${turnedOn('c')}
          where q."tenantId" = $1 and q."id" = $3 and ${practised('q')}`,
        values: mine,
      }),
      reading<Values>({
        name: 'aid_knowledge',
        text: `select k."label", count(*)::integer as "totalNum", count(a."id")::integer as "doneNum",
            (count(*) filter (where coalesce(a."isCorrect", a."selfVerdict")))::integer as "rightNum"
          from "question" asked
            cross join lateral jsonb_array_elements_text(asked."knowledge") with ordinality k("label", at)
            join "question" q on q."tenantId" = $1 and q."certId" = asked."certId" and q."knowledge" ? k."label"
              and ${practised('q')}
            left join "practiceAnswer" a on a."tenantId" = $1 and a."userId" = $2 and a."questionId" = q."id"
          where asked."tenantId" = $1 and asked."id" = $3 group by k."label", k.at order by k.at`,
        values: mine,
      }),
      reading<Values & { type: string }>({
        name: 'aid_similar',
        text: `select q."id" as "questionId", q."type", left(q."titleText", 200) as "titleText"
          from unnest("similarQuestions"($1, $2, $3, ${most})) with ordinality alike("id", at)
            join "question" q on q."tenantId" = $1 and q."id" = alike."id" order by alike.at`,
        values: mine,
      }),
      reading<Values>({
        name: 'aid_note',
        text: `select "text" from "questionNote" where "tenantId" = $1 and "id" = $2 || '/' || $3`,
        values: mine,
      }),
      reading<Values>({
        name: 'aid_report',
        text: `select "state", "reply" from "questionReport"
          where "tenantId" = $1 and "userId" = $2 and "questionId" = $3 order by "createdTime" desc, "id" desc limit 1`,
        values: mine,
      }),
    ],
  });
  if (!found) throw refusalOf({ problem: 'question' });
  if (found.isHeld) throw refusalOf({ problem: 'held' });
  return {
    knowledge,
    similar: similar.map(({ type, ...row }) => ({ ...row, questionType: readingB(type) })),
    note: note?.['text'] ?? null,
    report: report ?? null,
  };
}
