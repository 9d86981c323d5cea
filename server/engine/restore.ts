import type { Entity } from '#generators/formats.ts';
import { tellingField } from '#runtime/core/operations/unique.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { isUniqueViolation, type ConstraintError } from '../database/errors.ts';
import { failures, type Failure } from '../failures.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { inRecycleBin, living } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';
import { lockTree } from './treeLock.ts';

/**
 * Brings records back from the recycle bin. All or nothing.
 * @throws Failure 404 where one is not in the bin, 422 where a living record has taken its place.
 */
export async function restore(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const ids = [...new Set(input['ids'] as string[])];
  const { database } = context.app;
  const { scope } = context;
  await guarded(context, () =>
    database
      .inScope({ scope }, async (transaction) => {
        await lockTree({ entity, scope, transaction });
        await refuseBelowRemoved({ entity, ids, transaction });
        const restored: { id: string }[] = [];
        for (const group of await inGroups({ entity, ids, transaction }))
          restored.push(
            ...(await transaction.query(
              prepared(
                changing<{ id: string }>({
                  text: `update "${entity.name}" set "deletedTime" = null where "id" = any($1) and ${inRecycleBin()}
                  returning "id"`,
                  values: [group],
                }),
              ),
            )),
          );
        if (restored.length < ids.length) throw failures.notFound(entity.title);
      })
      .catch(async (error: unknown) => {
        throw (isUniqueViolation(error) ? await takenFailure({ context, entity, ids, error }) : undefined) ?? error;
      }),
  );
  return { count: ids.length };
}

/** What a record in the bin has that has to be unique was given to another meanwhile: which of both, as neither is shown. */
async function takenFailure({
  context: { app, scope },
  entity,
  ids,
  error: { table, constraint },
}: {
  context: CallContext;
  entity: Entity;
  ids: string[];
  error: ConstraintError;
}): Promise<Failure | undefined> {
  const { name, unique, tree } = entity;
  const group = table === name ? unique.find((each) => each.name === constraint) : undefined;
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
  const [found] = await app.database.inScope({ scope }, (transaction) =>
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

/** Of a tree, a record whose one above stays in the bin. @throws Failure 422 with the names of both */
async function refuseBelowRemoved({
  entity: { name, label, tree },
  ids,
  transaction,
}: {
  entity: Entity;
  ids: string[];
  transaction: Transaction;
}): Promise<void> {
  if (!tree) return;
  const [found] = await transaction.query(
    prepared(
      reading<{ label: string; above: string }>({
        text: `select t."${label}" as "label", a."${label}" as "above" from "${name}View" t
          join "${name}View" a on a."id" = t."${tree.parent}"
          where t."id" = any($1) and a."id" <> all($1) and ${inRecycleBin('a')} limit 1`,
        values: [ids],
      }),
    ),
  );
  if (found)
    throw failures.invalid([
      {
        path: `/${tree.parent}`,
        message: `“${found.label}”的上级“${found.above}”也在回收站中，请一起恢复或先恢复上级`,
      },
    ]);
}

/** All at once; of a tree one after the other, as none comes back before the one above it. */
async function inGroups({
  entity: { name, tree },
  ids,
  transaction,
}: {
  entity: Entity;
  ids: string[];
  transaction: Transaction;
}): Promise<string[][]> {
  if (!tree) return [ids];
  const rows = await transaction.query(
    prepared(
      reading<{ id: string; parent: string | null }>({
        text: `select "id", "${tree.parent}" as "parent" from "${name}" where "id" = any($1)`,
        values: [ids],
      }),
    ),
  );
  return arranged({ rows, idOf: ({ id }) => id, parentOf: ({ parent }) => parent ?? '' }).map(({ row }) => [row.id]);
}
