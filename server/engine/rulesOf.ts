import type { Entity } from '#generators/formats.ts';
import type { Scope, Transaction } from '../database/database.ts';
import { reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column } from './conditions.ts';
import type { Values } from './context.ts';
import { nameColumns, type Named } from './labels.ts';
import { prepared } from './prepared.ts';
import { brokenRules, fieldsOfRules } from './rules.ts';
import { queryAllRows } from './sight.ts';

interface Reading {
  entity: Entity;
  ids: readonly string[];
  scope: Scope;
  transaction: Transaction;
}

/**
 * Holds records against the rules that look at some of these fields, as they are in the transaction.
 * @throws Failure 422 with what the first one lacks, and its name
 */
export async function checkRulesOf({
  fields,
  entity: whole,
  ...place
}: Reading & { fields: readonly string[] }): Promise<void> {
  const rules = whole.rules.filter((rule) =>
    fieldsOfRules({ ...whole, rules: [rule] }).some((field) => fields.includes(field)),
  );
  if (rules.length === 0) return;
  const entity = { ...whole, rules };
  for (const record of await readWhole({ ...place, entity })) {
    const [broken] = brokenRules({ entity, record });
    if (!broken) continue;
    const name = await nameOf({ ...place, entity, id: String(record['id']) });
    throw failures.invalid([{ ...broken, message: `“${name}”：${broken.message}` }]);
  }
}

/**
 * Records as they are in the transaction, with all fields, and with figures made of all rows, whoever asks: for what the
 * server works out itself, of records that the caller is known to reach.
 */
export async function readWhole({ entity, ids, scope, transaction }: Reading): Promise<Values[]> {
  const statement = recordsText({ entity, ids });
  const [whole = []] = await queryAllRows({ scope, transaction, asked: [{ statement, fields: 'all' }] });
  return whole;
}

/** The same, and as somebody without any code sees them: for what is told to people who may read more or less of them. */
export async function readWholeAndOpen({ entity, ids, scope, transaction }: Reading): Promise<[Values[], Values[]]> {
  const statement = recordsText({ entity, ids });
  const [whole = [], open = []] = await queryAllRows({
    scope,
    transaction,
    asked: [
      { statement, fields: 'all' },
      { statement, fields: 'open' },
    ],
  });
  return [whole, open];
}

/** One record is read by a text of its own: a view of many joins is planned anew for each list of ids, and once for an id. */
function recordsText({ entity, ids }: Pick<Reading, 'entity' | 'ids'>) {
  const [id, ...others] = ids;
  const isOne = id !== undefined && others.length === 0;
  return prepared(
    reading<Values>({
      text: `select * from ${column(`${entity.name}View`)} where "id" = ${isOne ? '$1' : 'any($1) order by "id"'}`,
      values: [isOne ? id : ids],
    }),
  );
}

/** What a record is called for who asks. */
export async function nameOf({
  entity,
  id,
  transaction,
}: Pick<Reading, 'entity' | 'transaction'> & { id: string }): Promise<string> {
  const [named] = await transaction.query(
    prepared(
      reading<Named>({
        text: `select ${nameColumns(entity)} from ${column(`${entity.name}View`)} where "id" = $1`,
        values: [id],
      }),
    ),
  );
  return named?.label ?? '';
}
