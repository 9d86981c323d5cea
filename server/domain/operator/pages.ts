import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { sliceOf, type Page } from '../../engine/page.ts';

/** A page of what a function of `operator.sql` finds by a word and two conditions, organisations being the first. */
export async function pageOf({
  context: { app, scope },
  input,
  find,
  condition,
}: {
  context: CallContext;
  input: Values;
  find: 'platformApplies' | 'platformCerts';
  condition: unknown;
}): Promise<Page> {
  const { size, skip } = sliceOf(input);
  const { tenantId, keyword } = input;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: `operator_${find}`,
        text: `select * from "${find}"($1, $2, $3, $4, $5)`,
        values: [
          typeof tenantId === 'string' ? [tenantId] : (tenantId ?? null),
          condition,
          typeof keyword === 'string' ? keyword.trim() : '',
          skip,
          size,
        ],
      }),
    ],
  });
  const total = Number(rows[0]?.['total'] ?? 0);
  return { rows: rows.flatMap(({ total: _, ...row }) => (row['id'] === null ? [] : [row])), total };
}
