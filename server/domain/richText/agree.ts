import { changing, reading, type Statement } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import type { FieldError } from '../../failures.ts';

/** An agreement or privacy policy in the edition that holds. */
export interface Agreement extends Values {
  /** Of the edition. */
  id: string;
  aliasName: string;
  title: string;
  version: number;
}

/** Reads what holds in a tenant and somebody has not agreed to yet (rule RT4). */
export function unagreed({ tenantId, userId }: { tenantId: string; userId: string }): Statement<Agreement> {
  return reading<Agreement>({
    name: 'unagreed',
    text: `select "id", "aliasName", "title", "version" from "unagreed"($1, $2)`,
    values: [tenantId, userId],
  });
}

/** What is wrong where somebody agrees to less than what is asked of them (rule RT6). */
export function disagreed({
  asked,
  agreedIds,
}: {
  asked: readonly Agreement[];
  agreedIds: Values[string] | undefined;
}): FieldError[] {
  const agreed = new Set(Array.isArray(agreedIds) ? agreedIds : []);
  return asked
    .filter(({ id }) => !agreed.has(id))
    .map(({ title, version }) => ({ path: '/agreedIds', message: `请先阅读并同意《${title}》（第 ${version} 版）` }));
}

/** Keeps that the caller agrees to what was asked of them (rule RT5). @throws Failure 409 where it holds no more. */
export async function agree(context: CallContext, asked: readonly Agreement[]): Promise<void> {
  if (asked.length === 0) return;
  const { tenantId, userId } = context.scope;
  const statements = asked.map(({ id }) =>
    changing({
      name: 'agree',
      text: `insert into "consent" ("id", "tenantId", "userId", "editionId") values ($1, $2, $3, $4) on conflict do nothing`,
      values: [newId(), tenantId, userId, id],
    }),
  );
  await guarded(context, () => context.app.database.batch({ scope: context.scope, statements }));
}
