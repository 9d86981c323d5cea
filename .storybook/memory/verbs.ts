import type { Entity, EngineVerb } from '#generators/formats.ts';
import { mergedOwn } from './ownFields.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { isTrue, variablesOf } from '#runtime/core/expressions.ts';
import { usualValues } from '#runtime/core/operations/value.ts';
import { fixedFields, fixedText, shownValues } from '#runtime/core/operations/when.ts';
import { toWireTime } from '#runtime/core/dates.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import type { FieldError } from '#runtime/core/errors.ts';
import type { Rule } from '#generators/formats.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';
import { invalid, missing, refused, stale } from './failures.ts';
import { unfitReferences } from './filter.ts';
import { answeredForms, formsOf } from './answers.ts';
import { addLinks, transferred } from './link.ts';
import { fullFields, loweredFields } from './limit.ts';
import { groupedOf } from './aggregate.ts';
import { moveBelow, treeOf } from './tree.ts';
import { overlappingFields } from './noOverlap.ts';
import { importVerbs } from './importing.ts';
import { keptParts, labelledParts } from './parts.ts';
import { keepVersion, newestVersions, referredRow, takenVersions } from './pin.ts';
import { matching, pageOf, type Query, type Store } from './records.ts';
import { withReferred } from './referred.ts';
import { derivedOf } from './derived.ts';
import { numbersOf } from './series.ts';
import { administrator } from './session.ts';
import type { Values, Verb, VerbCall } from './types.ts';
import { takenFields, type Storing } from './unique.ts';

/** The engine's verbs over records in memory. */
export const verbs: Readonly<Record<EngineVerb, Verb>> = {
  list: (call) => labelled(call, pageOf({ ...queryOf(call), input: { ...call.input, ...call.operation.where } })),
  recycled: (call) => labelled(call, pageOf(queryOf(call, call.store.removed[call.entity.name]))),
  get: (call) => whole(call, find(call, asText(call.input['id']))),
  save: (call) => whole(call, call.input['id'] === undefined ? create(call) : update(call)),
  change: (call) => {
    const records = call.input['records'] as { id: string; version: number; changes: ScreenRecord }[];
    const changed = records.map(({ id, version, changes }) => {
      const former = Object.fromEntries(Object.keys(changes).map((field) => [field, find(call, id)[field] ?? null]));
      return { id, version: update({ ...call, input: { id, version, ...changes } })['version'], former };
    });
    return { changed, refused: [] };
  },
  remove: (call) => ({ count: move({ call, from: call.store.rows, to: call.store.removed, mark: now() }) }),
  restore: (call) => {
    const wanted = ids(call);
    const removed = (call.store.removed[call.entity.name] ?? []).filter(({ id }) => wanted.includes(asText(id)));
    refuseTaken({ call, storing: removed.map((record) => ({ record })) });
    return { count: move({ call, from: call.store.removed, to: call.store.rows, mark: null }) };
  },
  setState: (call) => {
    checkState(call);
    return { count: change({ call, set: () => ({ [call.operation.field ?? 'state']: call.input['state'] }) }) };
  },
  step: (call) => takeStep(call),
  tree: (call) => {
    const rows = rowsOf(call);
    const matched = new Set(matching(queryOf(call, rows)).map(({ id }) => asText(id)));
    return labelled(call, treeOf({ call, rows, matched }));
  },
  move: (call) => ({ count: moveBelow(call) }),
  add: (call) => {
    const errors = inputErrors({ call, stored: call.input });
    if (errors.length > 0) throw invalid(errors);
    return addLinks({ call, create });
  },
  transfer: (call) => {
    const { moved, merged, changes } = transferred({ call, ids: ids(call) });
    const named = (wanted: readonly string[]): VerbCall => ({ ...call, input: { ids: wanted } });
    move({ call: named(merged), from: call.store.rows, to: call.store.removed, mark: now() });
    return { count: change({ call: named(moved), set: () => changes }), merged: merged.length };
  },
  sort: (call) => ({ count: change({ call, set: (id) => ({ order: ids(call).indexOf(id) }) }) }),
  aggregate: (call) => {
    const query = queryOf(call);
    const rows = matching({ ...query, input: { ...call.input, ...call.operation.where } });
    return groupedOf({ call, rows });
  },
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
        ...(Array.isArray(input['ids']) && formsOf({ entity, row })),
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
      text: matching(queryOf(call))
        .map((row) => JSON.stringify(row))
        .join('\n'),
    }),
  print: ({ entity }) => file({ name: `${entity.title}.pdf`, text: entity.title }),
  excelTemplate: ({ entity }) => file({ name: `${entity.title}导入模板.xlsx`, text: entity.title }),
  importErrors: ({ entity }) => file({ name: `${entity.title}错误明细.xlsx`, text: entity.title }),
  ...importVerbs,
};

function queryOf(call: VerbCall, rows: readonly ScreenRecord[] = rowsOf(call)): Query {
  const { entity, operation, input } = call;
  const conditions = operation.input.properties ?? {};
  return { entity, conditions, input, rows: rows.map((record) => asRead({ call, record })) };
}

function rowsOf({ store, entity }: Pick<VerbCall, 'store' | 'entity'>): ScreenRecord[] {
  return (store.rows[entity.name] ??= []);
}

/** A record as it is read: with what is made of other fields and records, and what stands in those it refers to. */
function asRead({
  call,
  record,
}: {
  call: Pick<VerbCall, 'store' | 'entity' | 'entities'>;
  record: ScreenRecord;
}): ScreenRecord {
  return { ...withReferred({ call, record }), ...derivedOf({ ...call, record }) };
}

function find(call: Pick<VerbCall, 'store' | 'entity'>, id: string): ScreenRecord {
  const row = rowsOf(call).find((record) => record['id'] === id);
  if (!row) throw missing();
  return row;
}

function create(call: VerbCall): ScreenRecord {
  const { entity, store } = call;
  const before = defaultsOf(entity);
  const { properties } = entity;
  const sent = { ...call.input, ...usualValues({ properties, record: call.input as Values }) } as Values;
  const input = shownValues({ properties, before: before as Values, values: sent });
  check({ call, record: { ...before, ...input } });
  const time = now();
  const id = `${entity.name}-new-${rowsOf(call).length + 1}`;
  const record = {
    ...before,
    ...input,
    ...numbersOf({ call, record: { ...before, ...input } }),
    ...keptParts({ call, record: undefined, sent: input }),
    ...takenVersions({ call, before: undefined, sent: input }),
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
  const { id, version, ...values } = call.input as Values;
  const record = find(call, asText(id));
  if (record['version'] !== version) throw stale(whole(call, record));
  const { properties } = entity;
  const before = record as Values;
  const fixed = fixedFields({ properties, before, values });
  if (fixed.length > 0)
    throw invalid(
      fixed.map((field) => ({ path: `/${field}`, message: fixedText({ title: properties[field]?.title ?? field }) })),
    );
  const sent: ScreenRecord = shownValues({ properties, before, values });
  check({ call, record: { ...record, ...sent }, before: record });
  Object.assign(sent, mergedOwn({ record, sent }));
  Object.assign(sent, keptParts({ call, record, sent }), takenVersions({ call, before: record, sent }));
  keepVersion({ store, entity, record });
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

function check({
  call,
  record,
  before,
}: {
  call: VerbCall;
  record: ScreenRecord;
  before?: ScreenRecord | undefined;
}): void {
  const errors = call.operation.verb === 'save' ? inputErrors({ call, stored: before ?? record }) : [];
  const refused = brokenRules({ call, record });
  const unfit = unfitReferences({ call, record });
  if (errors.length + refused.length + unfit.length > 0) throw invalid([...errors, ...refused, ...unfit]);
  refuseTaken({ call, storing: [{ record, before }] });
}

function inputErrors({ call: { operation, input }, stored }: { call: VerbCall; stored: ScreenRecord }): FieldError[] {
  const validate = checks.validators[operation.name];
  if (!validate || validate(input, { stored })) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message }));
}

function refuseTaken({ call, storing }: { call: VerbCall; storing: readonly Storing[] }): void {
  const read = (record: ScreenRecord): ScreenRecord => ({ ...record, ...derivedOf({ ...call, record }) });
  const stored = {
    entity: call.entity,
    rows: rowsOf(call).map(read),
    storing: storing.map(({ record, before }) => ({ record: read(record), before: before && read(before) })),
  };
  const errors = [
    ...takenFields(stored),
    ...overlappingFields(stored),
    ...fullFields({ call, ...stored }),
    ...loweredFields({ call, ...stored }),
  ];
  if (errors.length > 0) throw invalid(errors);
}

function brokenRules({
  call: { store, entity },
  record,
  about,
}: {
  call: VerbCall;
  record: ScreenRecord;
  /** Only rules that look at this field. */
  about?: string;
}): FieldError[] {
  const whole = { ...record, ...derivedOf({ store, entity, record }) };
  return (checks.rules[entity.name] ?? []).flatMap(({ when, path, message }) =>
    isTrue(when, whole) && (about === undefined || variablesOf(when).includes(about)) ? [{ path, message }] : [],
  );
}

/** Refuses a state in which a record lacks something. */
function checkState(call: VerbCall): void {
  const { entity, operation, input } = call;
  const wanted = ids(call);
  for (const row of rowsOf(call).filter(({ id }) => wanted.includes(asText(id)))) {
    const field = operation.field ?? 'state';
    const [broken] = brokenRules({ call, record: { ...row, [field]: input['state'] }, about: field });
    if (broken) throw invalid([{ ...broken, message: `“${asText(row[entity.label])}”：${broken.message}` }]);
  }
}

/** A named step, as the engine takes it. */
function takeStep(call: VerbCall): { count: number } {
  const { entity, input, store } = call;
  const step = entity.steps[asText(input['step'])];
  if (!step) throw missing();
  const wanted = ids(call);
  const rows = rowsOf(call).filter(({ id }) => wanted.includes(asText(id)));
  const user = { userId: administrator.userId };
  for (const row of rows) {
    const state = asText(row[step.field]);
    const name = `“${asText(row[entity.label])}”不能${step.title}：`;
    if (!step.from.includes(state)) throw refused(`${name}现在是“${state}”`);
    if (!isTrue(step.when, { record: row, user })) throw refused(`${name}${step.why ?? ''}`);
  }
  const asked = Object.keys(step.asks.properties).filter((field) => input[field] !== undefined);
  const given: ScreenRecord = { now: now(), user: user.userId, ...input };
  const set = {
    ...Object.fromEntries(asked.filter((field) => field in entity.properties).map((field) => [field, input[field]])),
    ...Object.fromEntries(Object.entries(step.stamps).map(([field, what]) => [field, given[what] ?? null])),
    [step.field]: step.to,
  };
  const before = rows.map((row) => ({ ...row }));
  const count = change({ call, set: () => set });
  const said = asked
    .filter((field) => !(field in entity.properties))
    .map((field) => ({ title: step.asks.properties[field]?.title ?? field, value: input[field] }));
  rows.forEach((record, i) => {
    const changes = Object.fromEntries(
      Object.entries(set).map(([field, value]) => [field, [before[i]?.[field] ?? null, value]]),
    );
    const told = { name: step.name, title: step.title, ...(said.length > 0 && { said }) };
    note({ store, entity, record, action: 'updated', changes, step: told });
  });
  return { count };
}

function change({ call, set }: { call: VerbCall; set(id: string): ScreenRecord }): number {
  const wanted = ids(call);
  const rows = rowsOf(call).filter(({ id }) => wanted.includes(asText(id)));
  refuseTaken({
    call,
    storing: rows.map((row) => ({ record: { ...row, ...set(asText(row['id'])) }, before: row })),
  });
  for (const row of rows) {
    keepVersion({ ...call, record: row });
    Object.assign(row, set(asText(row['id'])), { version: Number(row['version']) + 1, updatedTime: now() });
  }
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
    return matching({ ...queryOf(call), conditions, input: wanted }).map(({ id }) => asText(id));
  }
  return Array.isArray(input['ids']) ? input['ids'].map(asText) : [];
}

function note({
  store,
  entity,
  record,
  action,
  changes,
  step = null,
}: {
  store: Store;
  entity: Entity;
  record: ScreenRecord;
  action: string;
  changes: ScreenRecord | null;
  step?: ScreenRecord | null;
}): void {
  store.history.push({
    id: `history-${store.history.length + 1}`,
    entity: entity.name,
    recordId: record['id'],
    recordVersion: record['version'],
    action,
    step,
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

/** A record by itself, with its parts. */
function whole(call: VerbCall, record: ScreenRecord): ScreenRecord {
  return {
    ...withLabels(call, record),
    ...newestVersions({ ...call, record }),
    ...answeredForms({ ...call, record }),
    ...structuredClone(labelledParts({ call, record })),
  };
}

/** A copy with the label beside each reference, as the server sends it. */
function withLabels({ store, entity, entities }: VerbCall, record: ScreenRecord): ScreenRecord {
  const labels = Object.entries(entity.properties).flatMap(([field, property]): [string, unknown][] => {
    if (property['x-actor']) return [[labelNameOf(field), administrator.nickname]];
    const target = entities[targetOf(property) ?? ''];
    if (!target) return [];
    const described = (referred: ScreenRecord | undefined) => ({
      label: referred?.[target.label] ?? null,
      marks: referred ? marksOf({ call: { store, entities }, entity: target, row: referred }) : null,
    });
    const rows = store.rows[target.name] ?? [];
    const value = record[field];
    const isMarked = entity.marked.includes(field);
    if (isRefList(property)) {
      const several = (Array.isArray(value) ? value : []).map((id) => described(rows.find((row) => row['id'] === id)));
      return [
        [labelsNameOf(field), several.map(({ label }) => label)],
        ...(isMarked ? [[marksNameOf(field), several.map(({ marks }) => marks)] satisfies [string, unknown]] : []),
      ];
    }
    const { label, marks } = described(referredRow({ store, entity, record, field }));
    return [
      [labelNameOf(field), label],
      ...(isMarked ? [[marksNameOf(field), marks] satisfies [string, unknown]] : []),
    ];
  });
  return structuredClone({ ...asRead({ call: { store, entity, entities }, record }), ...Object.fromEntries(labels) });
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
