import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { living } from '../../engine/living.ts';

interface Wanted extends Values {
  type: string;
  num: number;
  score: number;
}

/**
 * Questions of a certificate that exams may ask, at random, so many of each kind; those of a material, which stand there
 * together, are not drawn. The same seed draws the same from the same bank. What the bank lacks is said.
 */
export async function draw({ app, scope }: CallContext, input: Values): Promise<Values> {
  const { certId, ruleList, without = [], seed = newId() } = input;
  const rules = [...new Map((ruleList as Wanted[]).map((rule) => [rule.type, rule])).values()];
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values & { type: string }>({
        name: 'paper_draw',
        text: `select drawn.* from jsonb_to_recordset($3::jsonb) wanted("type" text, "num" integer, "place" integer)
          cross join lateral (
            select q."id" as "questionId", q."titleText", q."type", q."difficulty" from "question" q
              where q."tenantId" = $1 and q."certId" = $2 and q."type" = wanted."type" and ${living('q')}
                and q."state" = 'published' and q."usage" <> 'practice' and q."materialId" is null
                and q."id" <> all($4::text[])
              order by md5($5::text || q."id"), q."id" limit wanted."num") drawn
          order by wanted."place", md5($5::text || drawn."questionId")`,
        values: [
          scope.tenantId,
          certId,
          JSON.stringify(rules.map(({ type, num }, place) => ({ type, num, place }))),
          without,
          seed,
        ],
      }),
    ],
  });
  return {
    questions: rows.map((row) => ({ ...row, score: rules.find(({ type }) => type === row.type)?.score ?? null })),
    missing: rules.flatMap(({ type, num }) => {
      const found = rows.filter((row) => row.type === type).length;
      return found < num ? [{ type, count: num - found }] : [];
    }),
  };
}
