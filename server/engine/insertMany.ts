import type { Entity, Unique } from '#generators/formats.ts';
import type { Scope, Transaction } from '../database/database.ts';
import { changing, type Statement } from '../database/statement.ts';
import { column } from './conditions.ts';
import type { Values } from './context.ts';
import { living } from './living.ts';

/**
 * Stores many records at once and gives the ids of those stored: not of what is there already by any group that is
 * unique, or by the one named alone; then another group refuses all of them.
 */
export function insertManyStatement({
  entity,
  scope,
  records,
  among,
}: {
  entity: Entity;
  scope: Scope;
  records: readonly Values[];
  among?: Unique;
}): Statement<{ id: string }> {
  // Parts have no column: who stores many at once stores none of theirs.
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (name) => !entity.properties[name]?.['x-parts'],
  );
  const columns = names.map(column).join(', ');
  const isTenants = entity.scope === 'tenant';
  const [tenantColumn, tenantValue] = isTenants ? ['"tenantId", ', '$2, '] : ['', ''];
  return changing({
    text: `insert into ${column(entity.name)} (${tenantColumn}${columns})
      select ${tenantValue}${columns} from jsonb_populate_recordset(null::${column(entity.name)}, $1::jsonb)
      on conflict ${among ? targetOf({ entity, among }) : ''} do nothing returning "id"`,
    values: [JSON.stringify(records), ...(isTenants ? [scope.tenantId] : [])],
  });
}

/** Sends statements one after the other and gives the rows of each. */
export async function oneByOne<Row>({
  transaction,
  statements,
}: {
  transaction: Transaction;
  statements: readonly Statement<Row>[];
}): Promise<Row[][]> {
  const answers: Row[][] = [];
  for (const statement of statements) answers.push(await transaction.query(statement));
  return answers;
}

/** The index of a group that holds among all living records. */
function targetOf({ entity, among }: { entity: Entity; among: Unique }): string {
  const fields = [...(entity.scope === 'tenant' ? ['tenantId'] : []), ...among.fields];
  return `(${fields.map(column).join(', ')})${entity.hasRecycle ? ` where ${living()}` : ''}`;
}
