import type { Entity } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { column, conditions, Parameters } from '../../engine/conditions.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { nameColumns, type Named } from '../../engine/labels.ts';
import { prepared } from '../../engine/prepared.ts';
import { signedIn } from '../session/index.ts';
import { entitiesOpenTo } from './reach.ts';

interface Reference {
  entity: string;
  id: string;
}

interface Changed extends Reference {
  action: string;
  time: string;
}

/** Changes looked through for records, and records shown. */
const mostChanges = 300;
const mostRecords = 10;

/**
 * What the caller changed last, from the history, and the records that the caller opened, which only the browser knows,
 * by their present names. What is gone, or whose code the caller no longer holds, is left out.
 */
export async function recent(context: CallContext, input: Values): Promise<Values> {
  const session = signedIn(context);
  // What anybody may read has no code of its own for it; its history has.
  const open = new Map(
    (['get', 'history'] as const)
      .flatMap((verb) => entitiesOpenTo({ app: context.app, session, verb }))
      .map(({ entity }) => [entity.name, entity]),
  );
  const opened = ((input['opened'] ?? []) as unknown as Reference[]).filter(({ entity }) => open.has(entity));
  const changed = await lastChanged({ context, entities: [...open.values()] });
  const names = await readNames({ context, open, references: [...changed, ...opened] });
  const named = <Row extends Reference>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const found = names.get(keyOf(row));
      return found ? [{ ...row, ...found, entityTitle: open.get(row.entity)?.title ?? row.entity }] : [];
    });
  return {
    changed: named(changed).slice(0, mostRecords),
    opened: named(opened).slice(0, mostRecords),
  } as unknown as Values;
}

/** Platform records keep their history beside those of all tenants. */
async function lastChanged({
  context: { app, scope },
  entities,
}: {
  context: CallContext;
  entities: readonly Entity[];
}): Promise<Changed[]> {
  const inTenant = entities.filter((entity) => entity.hasHistory && entity.scope === 'tenant');
  const ofPlatform = entities.filter((entity) => entity.hasHistory && entity.scope === 'platform');
  const read = async ({ tenantId, among }: { tenantId: string; among: readonly Entity[] }): Promise<Changed[]> => {
    if (among.length === 0) return [];
    const [rows] = await app.database.batch({
      scope: { ...scope, tenantId },
      statements: [
        prepared(reading<Changed>({ text: lastText, values: [tenantId, scope.userId, among.map(({ name }) => name)] })),
      ],
    });
    return rows;
  };
  const found = await Promise.all([
    read({ tenantId: scope.tenantId, among: inTenant }),
    read({ tenantId: '', among: ofPlatform }),
  ]);
  return found.flat().sort((one, other) => other.time.localeCompare(one.time));
}

const lastText = `select h."entity", h."recordId" as "id",
  (array_agg(h."action" order by h."createdTime" desc))[1] as "action", max(h."createdTime") as "time"
  from (
    select "entity", "recordId", "action", "createdTime" from "history"
    where "tenantId" = $1 and "createdBy" = $2 and "entity" = any($3) order by "createdTime" desc limit ${mostChanges}
  ) h
  group by h."entity", h."recordId" order by max(h."createdTime") desc limit ${mostRecords * 2}`;

/** Names of living records, one statement an entity and one exchange in all. */
async function readNames({
  context: { app, scope },
  open,
  references,
}: {
  context: CallContext;
  open: ReadonlyMap<string, Entity>;
  references: readonly Reference[];
}): Promise<Map<string, Named>> {
  const entities = [...new Set(references.map(({ entity }) => entity))].flatMap((name) => open.get(name) ?? []);
  if (entities.length === 0) return new Map();
  const statements = entities.map((entity) => {
    const parameters = new Parameters();
    const ids = [
      ...new Set(references.flatMap((reference) => (reference.entity === entity.name ? [reference.id] : []))),
    ];
    const where = conditions({ entity, filters: {}, parameters, tenantId: scope.tenantId });
    return prepared(
      reading<Named>({
        text: `select ${nameColumns(entity)} from ${column(`${entity.name}View`)}
          where ${where} and "id" = any(${parameters.add(ids)})`,
        values: parameters.values,
      }),
    );
  });
  const results = await app.database.batch({ scope, statements });
  return new Map(
    results.flatMap((rows, index) =>
      rows.map((row): [string, Named] => [keyOf({ entity: entities[index]?.name ?? '', id: row.id }), row]),
    ),
  );
}

function keyOf({ entity, id }: Reference): string {
  return `${entity} ${id}`;
}
