import type { Entity } from '#generators/formats.ts';
import { tellingField } from '#runtime/core/operations/unique.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { reading } from '../database/statement.ts';
import { failures, type Failure } from '../failures.ts';
import { column } from './conditions.ts';
import type { CallContext } from './context.ts';
import { inRecycleBin, living } from './living.ts';

/**
 * Why records do not come back from the recycle bin: what has to be unique was given to another meanwhile. It names both,
 * as the bin shows neither. Undefined where the error is another, or the transaction is not over.
 */
export async function takenRefusal({
  context: {
    app: { database },
    scope,
  },
  entity,
  ids,
  error,
}: {
  context: CallContext;
  entity: Entity;
  ids: readonly string[];
  error: unknown;
}): Promise<Failure | undefined> {
  if (!isUniqueViolation(error) || database.isWithin) return undefined;
  const { name, unique, tree } = entity;
  const group = error.table === name ? unique.find((each) => each.name === error.constraint) : undefined;
  if (!group) return undefined;
  const isSame = group.fields.map(
    (field) => `o.${column(field)} ${field === tree?.parent ? 'is not distinct from' : '='} b.${column(field)}`,
  );
  const terms = [
    ...(entity.scope === 'tenant' ? ['o."tenantId" = b."tenantId"'] : []),
    ...isSame,
    ...Object.keys(group.where).flatMap((field, index) =>
      ['o', 'b'].map((row) => `${row}.${column(field)}::text = any($${index + 2})`),
    ),
    living('o'),
    inRecycleBin('b'),
  ].join(' and ');
  const label = (row: string): string => `left(${row}.${column(shownLabel(entity))}::text, 60)`;
  const [found] = await database.inScope({ scope }, (transaction) =>
    transaction.query(
      reading<{ label: string | null; other: string | null }>({
        text: `select ${label('b')} as "label", ${label('o')} as "other"
          from ${column(`${name}View`)} b join ${column(`${name}View`)} o on o."id" <> b."id"
          where b."id" = any($1) and ${terms} limit 1`,
        values: [ids, ...Object.values(group.where).map((values) => values.map(String))],
      }),
    ),
  );
  if (!found?.label) return undefined;
  const { label: mine, other } = found;
  const message = other === null || other === mine ? group.message : `“${other}”与它相同：${group.message}`;
  return failures.duplicate({
    path: `/${tellingField({ entity, fields: group.fields })}`,
    message: `“${mine}”不能恢复：${message}`,
  });
}

/** What a record is called in its view; of a label that refers to another record, what that is called. */
function shownLabel({ label, properties }: Entity): string {
  return properties[label]?.['x-ref'] ? `${label}Label` : label;
}
