import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readPage } from '../../engine/list.ts';
import type { Page } from '../../engine/page.ts';

/** What happened in the tenant, newest first, with the names of who did it. */
export async function listHistory(context: CallContext, input: Values): Promise<Page> {
  const { rows, total } = await readPage({ context, entity: entityOf(context), filters: input });
  const ids = [...new Set(rows.map(({ createdBy }) => createdBy))];
  const users = await context.app.database.query<{ id: string; nickname: string }>({ name: 'history_users', text: 'select "id", "nickname" from "user" where "id" = any($1)', values: [ids] });
  const names = new Map(users.map(({ id, nickname }) => [id, nickname]));
  return { rows: rows.map((row) => ({ ...row, userName: names.get(String(row['createdBy'])) ?? '系统' })), total };
}
