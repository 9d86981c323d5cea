import type { CallContext } from '../context.ts';
import { column as quoted } from '../conditions.ts';
import { statement } from '../list.ts';
import { referenceKey } from './cells.ts';
import type { SheetColumn } from './layout.ts';

/**
 * The ids of the records that the cells of reference columns name: by the label of the entity, or by a field that no two
 * records share, such as a code. One query a column.
 */
export async function readReferences({ context, columns, rows }: { context: Pick<CallContext, 'app' | 'scope'>; columns: readonly (SheetColumn | undefined)[]; rows: readonly string[][] }): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [index, column] of columns.entries()) {
    const entity = column?.column.ref ? context.app.catalogue.entities[column.column.ref] : undefined;
    if (!entity) continue;
    const words = [...new Set(rows.slice(1).map((row) => row[index] ?? ''))].filter((text) => text !== '');
    const fields = [entity.label, ...entity.unique.flatMap((group) => (group.length === 1 && group[0] !== undefined ? group : []))];
    for (const field of new Set(fields)) {
      const [matches] = (await context.app.database.batch({
        scope: context.scope,
        statements: [statement({ text: `select "id", ${quoted(field)} as "words" from ${quoted(entity.name)} where ${quoted(field)} = any($1)${entity.scope === 'tenant' ? ' and "tenantId" = $2' : ' and $2::text is not null'}${entity.hasRecycle ? ' and "deletedTime" is null' : ''}`, values: [words, context.scope.tenantId] })],
      })) as [{ id: string; words: string }[]];
      for (const match of matches) {
        const key = referenceKey({ entity: entity.name, words: match.words });
        found.set(key, [...new Set([...(found.get(key) ?? []), match.id])]);
      }
    }
  }
  return found;
}
