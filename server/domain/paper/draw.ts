import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { inTurn, readApart } from './inTurn.ts';

interface Wanted extends Values {
  type: string;
  num: number;
  score: number;
}

/**
 * Questions of a certificate that exams may ask, at random, so many of each kind; those of a material, which stand there
 * together, are not drawn. The same seed draws the same from the same bank. What the bank lacks is said.
 */
export async function draw(context: CallContext, input: Values): Promise<Values> {
  const { certId, ruleList, without = [], seed = newId() } = input;
  const rules = [...new Map((ruleList as Wanted[]).map((rule) => [rule.type, rule])).values()];
  const rows = await inTurn(context, () =>
    readApart(
      context,
      reading<Values & { type: string }>({
        name: 'paper_draw',
        text: `select q."id" as "questionId", q."titleText", q."type", q."difficulty"
          from jsonb_to_recordset($3::jsonb) wanted("type" text, "num" integer, "place" integer)
            cross join lateral "drawQuestionsExamined"($2, wanted."type", wanted."num", $5, $4)
              with ordinality d("id", "version", "options", "blanks", at)
            join "question" q on q."tenantId" = $1 and q."id" = d."id"
          order by wanted."place", d.at`,
        values: [
          context.scope.tenantId,
          certId,
          JSON.stringify(rules.map(({ type, num }, place) => ({ type, num, place }))),
          without,
          seed,
        ],
      }),
    ),
  );
  return {
    questions: rows.map((row) => ({ ...row, score: rules.find(({ type }) => type === row.type)?.score ?? null })),
    missing: rules.flatMap(({ type, num }) => {
      const found = rows.filter((row) => row.type === type).length;
      return found < num ? [{ type, count: num - found }] : [];
    }),
  };
}
