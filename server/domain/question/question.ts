import { reading, type Statement } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { failures } from '../../failures.ts';

const own = `"tenantId" = $1 and ${living()}`;

/** How many published questions of each kind a certificate's bank holds: `[{type, count}]`. */
export async function countByType({ app, scope }: CallContext, { certId }: Values): Promise<Values[]> {
  return read(
    { app, scope },
    reading({
      name: 'question_countByType',
      text: `select "type", count(*)::integer as "count" from "question"
        where ${own} and "certId" = $2 and "state" = 'published' group by "type" order by "type"`,
      values: [scope.tenantId, certId],
    }),
  );
}

/** How many questions of each difficulty, of all or of one certificate: `[{difficulty, count}]`. */
export async function difficultyStat({ app, scope }: CallContext, { certId }: Values): Promise<Values[]> {
  return read(
    { app, scope },
    reading({
      name: 'question_difficultyStat',
      text: `select "difficulty", count(*)::integer as "count" from "question"
        where ${own} and ($2::text is null or "certId" = $2) group by "difficulty" order by "difficulty"`,
      values: [scope.tenantId, certId ?? null],
    }),
  );
}

/** The options of one question with their letters. @throws Failure 404. */
export async function options({ app, scope }: CallContext, { id }: Values): Promise<Values[]> {
  const [row] = await read(
    { app, scope },
    reading({
      name: 'question_options',
      text: `select "type", "options" from "question" where ${own} and "id" = $2`,
      values: [scope.tenantId, id],
    }),
  );
  if (!row) throw failures.notFound('试题');
  const judgmentLetters = ['T', 'F'];
  return ((row['options'] ?? []) as Values[]).map((option, index) => ({
    ...option,
    order: row['type'] === 'judgment' ? (judgmentLetters[index] ?? '') : String.fromCharCode(65 + index),
  }));
}

/** The certificates questions are filed under, each with how many it has. */
export async function category({ app, scope }: CallContext): Promise<Values[]> {
  return read(
    { app, scope },
    reading({
      name: 'question_category',
      text: `select c."id", c."certName" as "label",
          (select count(*)::integer from "question" q
            where q."tenantId" = c."tenantId" and q."certId" = c."id" and ${living('q')}) as "count"
        from "cert" c where c."tenantId" = $1 and ${living('c')} order by c."certName"`,
      values: [scope.tenantId],
    }),
  );
}

/** The ability items (knowledge points) in use, most used first. */
export async function abilityList({ app, scope }: CallContext, { certId, keyword }: Values): Promise<Values[]> {
  return read(
    { app, scope },
    reading({
      name: 'question_abilityList',
      text: `select item as "label", count(*)::integer as "count"
        from "question", jsonb_array_elements_text("knowledge") as item
        where ${own} and ($2::text is null or "certId" = $2)
          and ($3::text is null or position(lower($3) in lower(item)) > 0)
        group by item order by count(*) desc, item limit 200`,
      values: [scope.tenantId, certId ?? null, keyword ?? null],
    }),
  );
}

async function read(
  { app, scope }: Pick<CallContext, 'app' | 'scope'>,
  statement: Statement<Values>,
): Promise<Values[]> {
  const [rows] = await app.database.batch({ scope, statements: [statement] });
  return rows;
}
