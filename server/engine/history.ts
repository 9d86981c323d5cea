import type { Json } from '#generators/formats.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { statement } from './list.ts';
import { sliceOf, type Page } from './page.ts';

interface Kept extends Values {
  recordVersion: number;
  snapshot: Values;
}

/** Fields that change with every save and say nothing. */
const silent = new Set(['version', 'updatedTime', 'updatedBy', 'deletedTime']);

/** What happened to one record, newest first: who, when, and each field before and after. Every version is kept whole; the changes are what tells two of them apart. */
export async function history(context: CallContext, input: Values): Promise<Page> {
  const entity = entityOf(context);
  const { app, scope } = context;
  const { size, skip } = sliceOf(input);
  const tenantId = entity.scope === 'tenant' ? scope.tenantId : '';
  const condition = `h."tenantId" = $1 and h."entity" = $2 and h."recordId" = $3`;
  const values = [tenantId, entity.name, input['id']];
  const [found, totals] = (await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      statement({
        text: `select h."id", h."recordVersion", h."action", h."snapshot", h."createdTime", h."createdBy", u."nickname" as "createdByLabel" from "history" h left join "user" u on u."id" = h."createdBy" where ${condition} order by h."recordVersion" desc limit $4 offset $5`,
        values: [...values, size + 1, skip],
      }),
      statement({ text: `select count(*)::integer as "total" from "history" h where ${condition}`, values }),
    ],
  })) as [Kept[], { total: number }[]];
  const rows = found.slice(0, size).map(({ snapshot, ...row }, index): Values => {
    const before = found[index + 1];
    return { ...row, changes: before && row['action'] === 'updated' ? changesOf({ before: before.snapshot, after: snapshot }) : null };
  });
  return { rows, total: totals[0]?.total ?? 0 };
}

function changesOf({ before, after }: { before: Values; after: Values }): Values {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !silent.has(field));
  const changed = fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null));
  return Object.fromEntries(changed.map((field): [string, Json] => [field, [before[field] ?? null, after[field] ?? null]]));
}
