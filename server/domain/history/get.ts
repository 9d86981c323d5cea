import type { Entity, Json } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { changesBetween, labelsOf } from '../../engine/changes.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { labelsOfRows, legible, snapshotLabel } from './list.ts';
import { namesOf } from './people.ts';

interface Row extends Values {
  id: string;
  entity: string;
  recordId: string;
  recordVersion: number;
  createdBy: string;
  snapshot: Values;
}

/**
 * One entry: each field before and after, as the record's own history shows it. What was created or removed shows all it
 * had.
 * @throws Failure 404
 */
export async function getHistory(context: CallContext, { id }: Values): Promise<Values> {
  const { app, scope } = context;
  const columns = `"id", "entity", "recordId", "recordVersion", "action", coalesce("step"->>'title', '') as "stepTitle", coalesce("ip", '') as "ip",
    "shownSnapshot"("entity", "snapshot") as "snapshot", "createdTime", "createdBy"`;
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<Row>({
        text: `select ${columns} from "history" where "tenantId" = $1 and "id" = $2`,
        values: [scope.tenantId, id],
      }),
    ],
  });
  const entity = legible(context).find(({ name }) => name === row?.entity);
  if (!row || !entity) throw failures.notFound('操作记录');
  const [[former]] = await app.database.batch({
    scope,
    statements: [
      reading<{ snapshot: Values }>({
        text: `select "shownSnapshot"("entity", "snapshot") as "snapshot" from "history"
          where "tenantId" = $1 and "entity" = $2 and "recordId" = $3 and "recordVersion" < $4
          order by "recordVersion" desc limit 1`,
        values: [scope.tenantId, row.entity, row.recordId, row.recordVersion],
      }),
    ],
  });
  const changes = changesBetween(sidesOf({ row, former: former?.snapshot }));
  const values = Object.entries(changes).flatMap(([field, sides]) => sides.map((side) => [field, side] as const));
  const label = await labelOf({ context, entity, id: row.id });
  const [labels, names, [recordLabel = '']] = await Promise.all([
    labelsOf({ context, entity, values }),
    namesOf({ context, ids: [row.createdBy] }),
    labelsOfRows({ context, rows: [{ entity: row.entity, recordLabel: label }] }),
  ]);
  const { snapshot: _, ...rest } = row;
  return { ...rest, recordLabel, userName: names.get(row.createdBy) ?? '系统', changes, labels };
}

async function labelOf({
  context: { app, scope },
  entity,
  id,
}: {
  context: CallContext;
  entity: Entity;
  id: Json;
}): Promise<string> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<{ label: string | null }>({
        text: `select ${snapshotLabel(entity)} as "label" from "history" where "tenantId" = $1 and "id" = $2`,
        values: [scope.tenantId, id],
      }),
    ],
  });
  return row?.label ?? '';
}

function sidesOf({ row: { action, snapshot }, former }: { row: Row; former: Values | undefined }): {
  before: Values;
  after: Values;
} {
  if (action === 'created') return { before: {}, after: snapshot };
  if (action === 'removed' || action === 'purged') return { before: snapshot, after: {} };
  return { before: former ?? {}, after: snapshot };
}
