import type { Entity, EngineVerb } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { toWireTime } from '#runtime/core/dates.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import type { Rule } from '#generators/formats.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';
import { invalid, missing, stale } from './failures.ts';
import { unfitReferences } from './filter.ts';
import { moveBelow, treeOf } from './tree.ts';
import { importVerbs } from './importing.ts';
import { matching, pageOf, type Store } from './records.ts';
import { numbersOf } from './series.ts';
import { administrator } from './session.ts';
import type { Verb, VerbCall } from './types.ts';

/** The engine's verbs over records in memory. */
export const verbs: Readonly<Record<EngineVerb, Verb>> = {
  list: (call) =>
    labelled(call, pageOf({ ...queryOf(call), rows: rowsOf(call), input: { ...call.input, ...call.operation.where } })),
  recycled: (call) => labelled(call, pageOf({ ...queryOf(call), rows: call.store.removed[call.entity.name] ?? [] })),
  get: (call) => withLabels(call, find(call, asText(call.input['id']))),
  save: (call) => withLabels(call, call.input['id'] === undefined ? create(call) : update(call)),
  change: (call) => {
    const records = call.input['records'] as { id: string; version: number; changes: ScreenRecord }[];
    const changed = records.map(({ id, version, changes }) => {
      const former = Object.fromEntries(Object.keys(changes).map((field) => [field, find(call, id)[field] ?? null]));
      return { id, version: update({ ...call, input: { id, version, ...changes } })['version'], former };
    });
    return { changed, refused: [] };
  },
  remove: (call) => ({ count: move({ call, from: call.store.rows, to: call.store.removed, mark: now() }) }),
  restore: (call) => ({ count: move({ call, from: call.store.removed, to: call.store.rows, mark: null }) }),
  setState: (call) => ({
    count: change({ call, set: () => ({ [call.operation.field ?? 'state']: call.input['state'] }) }),
  }),
  tree: (call) => {
    const rows = rowsOf(call);
    const matched = new Set(matching({ ...queryOf(call), rows }).map(({ id }) => asText(id)));
    return labelled(call, treeOf({ call, rows, matched }));
  },
  move: (call) => ({ count: moveBelow(call) }),
  sort: (call) => ({ count: change({ call, set: (id) => ({ order: ids(call).indexOf(id) }) }) }),
  options: (call) => {
    const { entity, input } = call;
    const chosen = Array.isArray(input['ids'])
      ? rowsOf(call).filter(({ id }) => ids(call).includes(asText(id)))
      : rowsOf(call);
    const { rows, total } = pageOf({
      ...queryOf(call),
      rows: chosen,
      input: { ...input, ids: undefined },
    });
    return {
      rows: rows.map((row) => ({
        id: row['id'],
        label: row[entity.label],
        ...(entity.distinguish.length > 0 && { marks: marksOf({ call, entity, row }) }),
      })),
      total,
    };
  },
  history: (call) => {
    const rows = call.store.history
      .filter((row) => row['entity'] === call.entity.name && row['recordId'] === call.input['id'])
      .reverse();
    return { rows, total: rows.length };
  },
  exportExcel: (call) =>
    file({
      name: `${call.entity.title}.xlsx`,
      text: matching({ ...queryOf(call), rows: rowsOf(call) })
        .map((row) => JSON.stringify(row))
        .join('\n'),
    }),
  excelTemplate: ({ entity }) => file({ name: `${entity.title}导入模板.xlsx`, text: entity.title }),
  importErrors: ({ entity }) => file({ name: `${entity.title}错误明细.xlsx`, text: entity.title }),
  ...importVerbs,
};

function queryOf({ entity, operation, input }: VerbCall) {
  return { entity, conditions: operation.input.properties ?? {}, input };
}

function rowsOf({ store, entity }: Pick<VerbCall, 'store' | 'entity'>): ScreenRecord[] {
  return (store.rows[entity.name] ??= []);
}

function find(call: Pick<VerbCall, 'store' | 'entity'>, id: string): ScreenRecord {
  const row = rowsOf(call).find((record) => record['id'] === id);
  if (!row) throw missing();
  return row;
}

function create(call: VerbCall): ScreenRecord {
  const { entity, input, store } = call;
  check({ call, record: { ...defaultsOf(entity), ...input } });
  const time = now();
  const id = `${entity.name}-new-${rowsOf(call).length + 1}`;
  const record = {
    ...defaultsOf(entity),
    ...input,
    ...numbersOf({ call, record: { ...defaultsOf(entity), ...input } }),
    id,
    version: 1,
    createdTime: time,
    createdBy: administrator.userId,
    updatedTime: time,
    updatedBy: administrator.userId,
  };
  rowsOf(call).unshift(record);
  note({ store, entity, record, action: 'created', changes: null });
  return record;
}

function update(call: VerbCall): ScreenRecord {
  const { entity, store } = call;
  const { id, version, ...sent } = call.input;
  const record = find(call, asText(id));
  if (record['version'] !== version) throw stale(withLabels(call, record));
  check({ call, record: { ...record, ...sent } });
  const changes = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, [record[field] ?? null, value]]),
  );
  Object.assign(record, sent, { version: Number(version) + 1, updatedTime: now(), updatedBy: administrator.userId });
  note({ store, entity, record, action: 'updated', changes });
  return record;
}

/** The checks of every form. */
const files = Object.values(
  import.meta.glob<{ validators: Record<string, Validate>; rules: Record<string, Rule[]> }>(
    ['../../schemas/generated/validators/*.js', '!**/{messages,runtime,overlay,dictionary-*}.js'],
    { eager: true },
  ),
);
const checks: { validators: Record<string, Validate>; rules: Record<string, Rule[]> } = {
  validators: Object.assign({}, ...files.map(({ validators }) => validators)),
  rules: Object.assign({}, ...files.map(({ rules }) => rules)),
};

function check({ call, record }: { call: VerbCall; record: ScreenRecord }): void {
  const { operation, input, entity } = call;
  const validate = checks.validators[operation.name];
  const errors =
    validate && !validate(input, { stored: record })
      ? (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message }))
      : [];
  const refused = (checks.rules[entity.name] ?? [])
    .filter(({ when }) => isTrue(when, record))
    .map(({ path, message }) => ({ path, message }));
  const unfit = unfitReferences({ call, record });
  if (errors.length + refused.length + unfit.length > 0) throw invalid([...errors, ...refused, ...unfit]);
}

function change({ call, set }: { call: VerbCall; set(id: string): ScreenRecord }): number {
  const wanted = ids(call);
  const rows = rowsOf(call).filter(({ id }) => wanted.includes(asText(id)));
  for (const row of rows)
    Object.assign(row, set(asText(row['id'])), { version: Number(row['version']) + 1, updatedTime: now() });
  return rows.length;
}

function move({
  call,
  from,
  to,
  mark,
}: {
  call: VerbCall;
  from: Store['rows'];
  to: Store['rows'];
  mark: string | null;
}): number {
  const { name } = call.entity;
  const wanted = ids(call);
  const moved = (from[name] ?? []).filter(({ id }) => wanted.includes(asText(id)));
  from[name] = (from[name] ?? []).filter((row) => !moved.includes(row));
  to[name] = [...moved.map((row) => ({ ...row, deletedTime: mark })), ...(to[name] ?? [])];
  return moved.length;
}

/** Those named, or those the conditions fit. */
function ids(call: VerbCall): string[] {
  const { input, operation } = call;
  if (input['matching']) {
    const conditions = operation.input.properties?.['matching']?.properties ?? {};
    const wanted = input['matching'] as ScreenRecord;
    return matching({ ...queryOf(call), rows: rowsOf(call), conditions, input: wanted }).map(({ id }) => asText(id));
  }
  return Array.isArray(input['ids']) ? input['ids'].map(asText) : [];
}

function note({
  store,
  entity,
  record,
  action,
  changes,
}: {
  store: Store;
  entity: Entity;
  record: ScreenRecord;
  action: string;
  changes: ScreenRecord | null;
}): void {
  store.history.push({
    id: `history-${store.history.length + 1}`,
    entity: entity.name,
    recordId: record['id'],
    recordVersion: record['version'],
    action,
    changes,
    createdTime: now(),
    createdBy: administrator.userId,
    createdByLabel: administrator.nickname,
  });
}

function labelled(
  call: VerbCall,
  page: { rows: ScreenRecord[]; total: number },
): { rows: ScreenRecord[]; total: number } {
  return { rows: page.rows.map((row) => withLabels(call, row)), total: page.total };
}

/** A copy with the label beside each reference, as the server sends it. */
function withLabels({ store, entity, entities }: VerbCall, record: ScreenRecord): ScreenRecord {
  const labels = Object.entries(entity.properties).flatMap(([field, property]): [string, unknown][] => {
    const target = property['x-ref'] ? entities[property['x-ref']] : undefined;
    const referred = target && (store.rows[target.name] ?? []).find(({ id }) => id === record[field]);
    if (!target) return [];
    const marks = referred && marksOf({ call: { store, entities }, entity: target, row: referred });
    return [
      [`${field}Label`, referred?.[target.label] ?? null],
      ...(entity.marked.includes(field) ? [[`${field}Marks`, marks ?? null] satisfies [string, unknown]] : []),
    ];
  });
  return structuredClone({ ...record, ...Object.fromEntries(labels) });
}

/** What tells a record apart, as the server sends it: texts, and labels of what it refers to. */
function marksOf({
  call: { store, entities },
  entity,
  row,
}: {
  call: Pick<VerbCall, 'store' | 'entities'>;
  entity: Entity;
  row: ScreenRecord;
}): (string | null)[] {
  return entity.distinguish.map((field) => {
    const target = entities[entity.properties[field]?.['x-ref'] ?? ''];
    const referred = target && (store.rows[target.name] ?? []).find(({ id }) => id === row[field]);
    return asText(target ? referred?.[target.label] : row[field]) || null;
  });
}

function defaultsOf(entity: Entity): ScreenRecord {
  return Object.fromEntries(
    Object.entries(entity.properties).flatMap(([field, { default: value }]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}

function file({ name, text }: { name: string; text: string }): { blob: Blob; fileName: string } {
  return { blob: new Blob([text]), fileName: name };
}

function now(): string {
  return toWireTime(new Date());
}
