import type { Entity } from '#generators/formats.ts';
import { containing } from '#kinds/data/condition.ts';
import { reading } from '../../database/statement.ts';
import { followed } from '../../engine/changes.ts';
import { operationOfAct } from '../../engine/acts.ts';
import { column, conditions, ordering, Parameters } from '../../engine/conditions.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { sliceOf, sliceText, type Page } from '../../engine/page.ts';
import { prepared } from '../../engine/prepared.ts';
import { mayCall } from '../home/index.ts';
import { signedIn } from '../session/index.ts';
import { namesOf } from './people.ts';

interface Row extends Values {
  entity: string;
  action: string;
  createdBy: string;
  act: string | null;
  /** Records of which the same act did the same; null where there is no other. */
  actCount: number | null;
}

/**
 * What happened in the tenant, newest first: which record, by its label at that time, and who did it, by name. What one
 * call or job did to many is one row, unless that act is asked for, or single records are.
 */
export async function listHistory(context: CallContext, input: Values): Promise<Page> {
  const { app, scope } = context;
  const entity = entityOf(context);
  const kept = legible(context);
  const parameters = new Parameters();
  const where = fitting({ context, input, entities: kept, parameters });
  const isSingle = ['act', 'id', 'recordId', 'recordLabel'].some((field) => isGiven(input[field]));
  const stands = isSingle ? '' : ` and ${reachesAll(context) ? standing : standingWithinReach}`;
  const counted = prepared(
    reading<{ total: number }>({
      text: `select count(*)::integer as "total" from "history" where ${where}${stands}`,
      values: [...parameters.values],
    }),
  );
  const order = ordering({ entity, sort: typeof input['sort'] === 'string' ? input['sort'] : entity.sort });
  const text = `select ${lineColumns},
    ${isSingle ? 'null::integer' : actCount} as "actCount", ${labelText(kept)} as "recordLabel" from "history" where ${where}${stands}
    order by ${order}${sliceText({ slice: sliceOf(input), parameters })}`;
  const [rows, totals] = await app.database.batch({
    scope,
    statements: [prepared(reading<Row>({ text, values: parameters.values })), counted],
  });
  const [names, labels] = await Promise.all([
    namesOf({ context, ids: rows.map(({ createdBy }) => createdBy) }),
    labelsOfRows({ context, rows }),
  ]);
  return {
    rows: rows.map((row, index) => ({
      ...row,
      userName: names.get(row.createdBy) ?? '系统',
      ...(row.actCount === null
        ? { recordLabel: labels[index] ?? '' }
        : { recordLabel: actText({ context, row }), recordVersion: null, stepTitle: null }),
    })),
    total: totals[0]?.total ?? 0,
  };
}

/** What a line says, but for the names that are looked up. */
export const lineColumns = `"id", "entity", "recordId", "recordVersion", "action", "step"->>'title' as "stepTitle", "createdTime",
  "createdBy", "act", "ip"`;

/** The conditions of the list, over what the caller may read of these entities. */
export function fitting({
  context,
  input,
  entities,
  parameters,
}: {
  context: CallContext;
  input: Values;
  entities: readonly Entity[];
  parameters: Parameters;
}): string {
  return [
    `"entity" = any(${parameters.add(entities.map(({ name }) => name))})`,
    conditions({ entity: entityOf(context), filters: input, parameters, tenantId: context.scope.tenantId }),
    ...personIs({ value: input['userName'], parameters }),
    ...recordIs({ value: input['recordLabel'], entities, context, parameters }),
  ].join(' and ');
}

/** One of those that an act did stands for all of them: where it is beyond the caller's reach, the first of those within. */
const standing = '"isFollowing" is not true';
const standingWithinReach = `(${standing} or not exists (select from "history" o where o."tenantId" = "history"."tenantId"
  and o."act" = "history"."act" and o."entity" = "history"."entity" and o."action" = "history"."action"
  and (o."isFollowing" is not true or o."id" < "history"."id")))`;
const actCount = `(select nullif(count(*)::integer, 1) from "history" o where o."tenantId" = "history"."tenantId" and
  o."act" = "history"."act" and o."entity" = "history"."entity" and o."action" = "history"."action" having count(*) > 0)`;

/** What an act did, in words, such as 导入试题：新增 200 条. */
function actText({
  context: {
    app: { catalogue, artefacts },
  },
  row: { act, action, actCount: count },
}: {
  context: CallContext;
  row: Row;
}): string {
  const operation = catalogue.operations[operationOfAct(act ?? '')];
  // An import is stored by what confirms it.
  const asked =
    Object.values(catalogue.operations).find(
      ({ verb, entity }) => operation?.verb === 'importCommit' && verb === 'importExcel' && entity === operation.entity,
    ) ?? operation;
  const did = artefacts.dictionaries['historyAction']?.values.find(({ code }) => code === action)?.label ?? action;
  return `${asked ? `${asked.title}：` : ''}${did} ${count} 条`;
}

function reachesAll(context: CallContext): boolean {
  return signedIn(context).reach.kind === 'all';
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Calls that tell whether somebody reads what was done to the records of an entity: the first that takes a code. */
const telling = ['list', 'history', 'save'];

/** The entities whose history may be read: those whose records the caller may list (rule T12). */
export function legible(context: CallContext): Entity[] {
  const { entities, operations } = context.app.catalogue;
  const session = signedIn(context);
  return Object.values(entities).filter(({ name, hasHistory, scope }) => {
    if (!hasHistory || scope !== 'tenant' || session.tenantId === '') return false;
    const calls = telling.map((verb) => operations[`${name}.${verb}`]);
    return mayCall({ session, operation: calls.find((call) => call?.access === 'code') });
  });
}

/** The label of the record as the snapshot has it. */
export function labelText(entities: readonly Entity[]): string {
  if (entities.length === 0) return 'null';
  return `case "entity" ${entities.map((entity) => `when '${entity.name}' then ${snapshotLabel(entity)}`).join(' ')} end`;
}

/** Of a label that the database keeps as the plain text of another field, the snapshot has that one. */
export function snapshotLabel({ label, properties }: Entity): string {
  const source = properties[label]?.['x-plainOf'];
  const isOpen = properties[source ?? label]?.['x-read'] === undefined;
  const snapshot = isOpen ? '"snapshot"' : '"shownSnapshot"("entity", "snapshot")';
  return source ? `left("plainText"(${snapshot}->>'${source}'), 200)` : `${snapshot}->>'${label}'`;
}

/** What people call the records of some rows: labels that are ids are followed to the record they name. */
export async function labelsOfRows({
  context,
  rows,
}: {
  context: CallContext;
  rows: readonly Values[];
}): Promise<string[]> {
  const byEntity = new Map<string, string[]>();
  for (const { entity, recordLabel } of rows)
    byEntity.set(String(entity), [...(byEntity.get(String(entity)) ?? []), String(recordLabel ?? '')]);
  const found = new Map(
    await Promise.all(
      [...byEntity].map(async ([name, labels]): Promise<[string, Map<string, string>]> => {
        const entity = context.app.catalogue.entities[name];
        return [name, entity ? await followed({ context, entity, labels }) : new Map<string, string>()];
      }),
    ),
  );
  return rows.map(
    ({ entity, recordLabel }) => found.get(String(entity))?.get(String(recordLabel ?? '')) ?? String(recordLabel ?? ''),
  );
}

function personIs({ value, parameters }: { value: unknown; parameters: Parameters }): string[] {
  return typeof value === 'string' && value !== ''
    ? [`"createdBy" in (select "id" from "user" where "nickname" ilike ${parameters.add(containing(value))})`]
    : [];
}

/** A label is in the snapshot, or in the record that it names. */
function recordIs({
  value,
  entities,
  context,
  parameters,
}: {
  value: unknown;
  entities: readonly Entity[];
  context: CallContext;
  parameters: Parameters;
}): string[] {
  if (typeof value !== 'string' || value === '' || entities.length === 0) return [];
  const pattern = parameters.add(containing(value));
  const cases = entities.map((entity) => {
    const target = context.app.catalogue.entities[entity.properties[entity.label]?.['x-ref'] ?? ''];
    const text = snapshotLabel(entity);
    return `when '${entity.name}' then ${target ? `${text} in (select "id" from ${column(`${target.name}View`)} where ${column(target.label)} ilike ${pattern})` : `${text} ilike ${pattern}`}`;
  });
  return [`case "entity" ${cases.join(' ')} else false end`];
}
