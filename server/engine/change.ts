import type { Entity } from '#generators/formats.ts';
import { flatOwn, nestedOwn } from '#runtime/core/operations/ownFields.ts';
import { reading } from '../database/statement.ts';
import { Failure, failures, type FieldError } from '../failures.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { nameColumns, type Named } from './labels.ts';
import { prepared } from './prepared.ts';
import { updateRecord } from './save.ts';

interface Wanted {
  id: string;
  version: number;
  changes: Values;
}

interface Changed {
  id: string;
  version: number;
  /** The values that the changed fields had, to bring them back. */
  former: Values;
}

interface Refused {
  id: string;
  label: string | null;
  message: string;
}

/**
 * Changes fields of many records, each by itself as a save would: its version, the entity's rules, its history. What is
 * refused is named with the reason and stops none of the others.
 * @throws Failure 422 where a record names no field
 */
export async function change(context: CallContext, input: Values): Promise<{ changed: Changed[]; refused: Refused[] }> {
  const entity = entityOf(context);
  const records = input['records'] as unknown as Wanted[];
  const empty = records.findIndex(({ changes }) => Object.keys(changes).length === 0);
  if (empty >= 0) throw failures.invalid([{ path: `/records/${empty}/changes`, message: '请选择要修改的字段' }]);
  const before = await readBefore({ context, entity, records });
  const changed: Changed[] = [];
  const refused: Refused[] = [];
  for (const { id, version, changes } of records) {
    try {
      const stored = await updateRecord({ context, entity, id, version, values: changes });
      changed.push({
        id,
        version: Number(stored['version']),
        former: formerOf({ changes, before: before.get(id) ?? {} }),
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused.push({ id, label: before.get(id)?.label ?? null, message: messageOf(error) });
    }
  }
  return { changed, refused };
}

/** What the changed fields had, to bring it back; of what the tenant added the values that changed alone. */
function formerOf({ changes, before }: { changes: Values; before: Values }): Values {
  const flat = flatOwn(before) as Values;
  return nestedOwn(
    Object.fromEntries(Object.keys(flatOwn(changes)).map((field) => [field, flat[field] ?? null])),
  ) as Values;
}

/** The records as they are, by id, with what they are called. */
async function readBefore({
  context: { app, scope },
  entity,
  records,
}: {
  context: CallContext;
  entity: Entity;
  records: readonly Wanted[];
}): Promise<Map<string, Values & Named>> {
  const parameters = new Parameters();
  const where = conditions({
    entity,
    filters: { id: [...new Set(records.map(({ id }) => id))] },
    parameters,
    tenantId: scope.tenantId,
  });
  const fields = [...new Set(records.flatMap(({ changes }) => Object.keys(changes)))].sort();
  const text = `select ${[nameColumns(entity), ...fields.map(column)].join(', ')} from ${column(`${entity.name}View`)}
    where ${where}`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values & Named>({ text, values: parameters.values }))],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A broken rule is told by its own words. */
function messageOf({ message, data }: Failure): string {
  const errors =
    typeof data === 'object' && data !== null && 'errors' in data ? (data['errors'] as unknown as FieldError[]) : [];
  return errors[0]?.message ?? message;
}
