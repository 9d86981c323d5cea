import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';

/** What the organisations that the caller looks after come to, in all or by group (rule T24). */
export async function overview({ app, scope }: CallContext, { of }: Values): Promise<Page> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({ name: 'operator_overview', text: 'select * from "platformOverview"($1)', values: [of] }),
    ],
  });
  return { rows, total: rows.length };
}
