import type { Json } from '#generators/formats.ts';
import type { Scope } from '../../database/database.ts';
import { reading, type Statement } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised, turnedOn } from '../../engine/living.ts';
import { sliceOf, type Page } from '../../engine/page.ts';
import { prepared } from '../../engine/prepared.ts';
import { failures } from '../../failures.ts';
import { shownQuestion, type PracticeRow } from './shownQuestion.ts';

interface Reading {
  context: CallContext;
  input: Values;
  table: 'favorite' | 'wrongRecord';
  /** Of the table, sent along with each question. */
  fields: readonly string[];
  /** SQL over the table as `r`. */
  order: string;
  condition?: string;
}

type Row = PracticeRow & Values;

/** Whether the question of a row `r` stands in a mock exam that the caller has under way (rule M12); $1 is the tenant, $2 the caller. */
export const isHeld = `r."questionId" = any((select "heldQuestions"($1, $2))::text[])`;

/** Whether a wrong record `r` is to be reviewed now (rule P7). */
export const dueNow = `(r."due" <= now() and not ${isHeld})`;

/** How many published questions of the caller's wrong-answer book are due, of one certificate or over all (rule P7). */
export function dueStatement({
  tenantId,
  userId,
  certCode = null,
}: Scope & { certCode?: Json }): Statement<{ dueNum: number }> {
  return reading({
    name: 'practice_due',
    text: `select count(*)::integer as "dueNum" from "wrongRecord" r
      join "question" q on q."tenantId" = r."tenantId" and q."id" = r."questionId" and ${practised('q')}
      join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and ${turnedOn('c')}
      where r."tenantId" = $1 and r."userId" = $2 and ($3::text is null or c."certCode" = $3) and ${dueNow}`,
    values: [tenantId, userId, certCode],
  });
}

/**
 * A page of the caller's own rows with their questions, as far as those are still published under a certificate that is.
 * @throws Failure 404 where a certificate is named that is not there or off the shelf.
 */
export async function readBookPage({
  context: { app, scope },
  input,
  table,
  fields,
  order,
  condition = 'true',
}: Reading): Promise<Page> {
  const { certCode = null } = input;
  const { size, skip } = sliceOf(input, { usual: 10 });
  const from = `"${table}" r
    join "question" q on q."tenantId" = r."tenantId" and q."id" = r."questionId" and ${practised('q')}
    join "cert" c on c."tenantId" = r."tenantId" and c."id" = r."certId" and ${turnedOn('c')}
    where r."tenantId" = $1 and r."userId" = $2 and ($3::text is null or c."certCode" = $3) and ${condition}`;
  const own = fields.map((field) => `r."${field}"`).join(', ');
  const mine = [scope.tenantId, scope.userId, certCode];
  const [rows, [counted], certs] = await app.database.batch({
    scope,
    statements: [
      prepared(
        reading<Row>({
          text: `select ${own}, ${table === 'wrongRecord' ? `${dueNow} as "isDue",` : ''} ${isHeld} as "isHeld",
              c."certCode", c."certName", q."id" as "questionId", q."version", q."type", q."title", q."options",
              q."answer", q."difficulty", case when q."materialId" is not null then "materialOf"($1, q."materialId") end as "material",
              exists (select from "favorite" f where f."tenantId" = $1 and f."id" = $2 || '/' || q."id") as "isFavorite"
            from ${from} order by ${order} limit $4 offset $5`,
          values: [...mine, size, skip],
        }),
      ),
      prepared(reading<{ total: number }>({ text: `select count(*)::integer as "total" from ${from}`, values: mine })),
      prepared(
        reading<Values>({
          text: `select "id" from "cert" where "tenantId" = $1 and "certCode" = $2 and ${turnedOn()}`,
          values: [scope.tenantId, certCode],
        }),
      ),
    ],
  });
  if (certCode !== null && certs.length === 0) throw failures.notFound('证书');
  const total = counted?.total ?? 0;
  const sent = [...fields, 'isHeld', ...(table === 'wrongRecord' ? ['isDue'] : []), 'certCode', 'certName'];
  return {
    rows: rows.map((row, index) => ({
      ...shownQuestion({ row, index: skip + index, totalNum: total }),
      ...Object.fromEntries(sent.map((field) => [field, row[field] ?? null])),
    })),
    total,
  };
}
