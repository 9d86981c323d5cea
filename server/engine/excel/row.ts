import type { Entity, Json } from '#generators/formats.ts';
import type { CellTools, Picture } from '#kinds/data/cell.ts';
import { hasSource } from '#kinds/richText/data/source.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';
import type { Values } from '../context.ts';
import { prepareChange, prepareNew } from '../save.ts';
import { keptProblems } from '../series.ts';
import { Failure } from '../../failures.ts';
import { parseAnswers } from './answers.ts';
import { parseCell } from './cells.ts';
import { cellAddress, type SheetColumn } from './layout.ts';
import { parseOptions } from './options.ts';
import type { Rights } from './rights.ts';

/** What is said of a cell. */
export interface CellProblem {
  cell: string;
  column: string;
  message: string;
}

/** A record that a row names by its id, and how it would stand in the row's cells. */
export interface Named {
  record: Values;
  cells: readonly string[];
}

export interface CheckedRow {
  problems: CellProblem[];
  /** What is good to know, though the row is right. */
  notes: CellProblem[];
  pictures: Picture[];
  /** The whole record as it will be. */
  record: Values;
  /** Of a row that names a record: the fields to store, with what follows from them; none where nothing differs. */
  changes?: Values;
  /** Whether the row says which state the record shall have. */
  hasState: boolean;
}

/** A row without a problem. */
export interface KeptRow extends CheckedRow {
  /** From 0. */
  row: number;
  named: Named | undefined;
}

export interface RowOptions {
  entity: Entity;
  /** Of the entity's save. */
  validate: Validate;
  columns: readonly (SheetColumn | undefined)[];
  /** Without blank ends. */
  cells: readonly string[];
  written: readonly string[];
  /** From 0. */
  row: number;
  tools: CellTools;
  rights: Rights;
  /** The record whose id stands in the row. */
  named: Named | undefined;
}

/** Holds a row against what a save demands: as a new record, or as a change of the record it names. */
export function checkRow(options: RowOptions): CheckedRow {
  const { entity, columns, cells, row, named, validate } = options;
  const found = new Remarks({ columns, row });
  const plain = plainValues({ options, found });
  const type = String(plain['type'] ?? named?.record['type'] ?? '');
  const values = { ...plain, ...spreadValues({ options, found, type }), ...answerValues({ options, found, type }) };
  const sent = named ? { id: named.record['id'] ?? null, version: named.record['version'] ?? null, ...values } : values;
  if (!validate(sent, named && { stored: named.record }))
    for (const { instancePath, message } of validate.errors ?? []) found.refuse({ path: instancePath, message });
  const state = stateOf({ options, found });
  noteNumbers({ options, found });
  if (named) checkVersion({ named, options, found, isChanged: Object.keys(values).length > 0 || state !== undefined });
  if (named) keptProblems({ entity, before: named.record, values }).forEach((problem) => found.refuse(problem));
  const whole = named ? { ...named.record, ...values } : { ...defaultsOf(entity), ...values };
  if (found.problems.length === 0)
    for (const { when, path, message } of entity.rules) if (isTrue(when, whole)) found.refuse({ path, message });
  const result = {
    problems: found.problems,
    notes: found.notes,
    pictures: found.pictures,
    hasState: state !== undefined,
  };
  if (found.problems.length > 0) return { ...result, record: whole };
  try {
    const stated = state ?? {};
    if (!named) {
      if (cells[columns.findIndex((column) => column?.column.role === 'id')])
        found.note({ role: 'id', message: '没有这个编号的数据，将作为新数据导入' });
      return { ...result, record: { ...prepareNew({ entity, values }), ...stated } };
    }
    const isSame = Object.keys(values).length === 0 && state === undefined;
    const changes = isSame ? {} : { ...prepareChange({ entity, before: named.record, values }), ...stated };
    return { ...result, record: { ...named.record, ...changes }, changes };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    found.refuse({ path: '', message: error.message });
    return { ...result, record: whole };
  }
}

/** What is found wrong or worth saying in a row, by its cells. */
class Remarks {
  readonly problems: CellProblem[] = [];
  readonly notes: CellProblem[] = [];
  readonly pictures: Picture[] = [];
  readonly #columns: readonly (SheetColumn | undefined)[];
  readonly #row: number;
  /** Fields of which something is wrong already: a validator would only say the same again. */
  readonly #wrong = new Set<string>();
  /** Columns of which a validator has said something: once is enough. */
  readonly #told = new Set<number>();

  constructor({ columns, row }: { columns: readonly (SheetColumn | undefined)[]; row: number }) {
    this.#columns = columns;
    this.#row = row;
  }

  refuseAt({ index, message }: { index: number; message: string }): void {
    this.problems.push(this.#at({ index, message }));
    this.#wrong.add(this.#columns[index]?.column.field ?? '');
  }

  /** Says it at the column of a JSON pointer, unless something is wrong with its field already. */
  refuse({ path, message }: { path: string; message: string }): void {
    const index = this.#indexOf(path);
    if (this.#wrong.has(fieldOf(path)) || this.#told.has(index)) return;
    this.#told.add(index);
    this.problems.push(this.#at({ index, message }));
  }

  noteAt({ index, message }: { index: number; message: string }): void {
    this.notes.push(this.#at({ index, message }));
  }

  note({ role, message }: { role: 'id'; message: string }): void {
    this.noteAt({ index: this.#columns.findIndex((column) => column?.column.role === role), message });
  }

  #at({ index, message }: { index: number; message: string }): CellProblem {
    return {
      cell: cellAddress({ row: this.#row, column: Math.max(index, 0) }),
      column: this.#columns[index]?.title ?? '',
      message,
    };
  }

  /** The column a problem belongs to: of a path into options, the option's own; of options as a whole, the right answers'. */
  #indexOf(path: string): number {
    const step = path.split('/')[2];
    const part = step !== undefined && /^\d+$/.test(step) ? Number(step) : undefined;
    const isField = (column: SheetColumn | undefined): boolean => column?.column.field === fieldOf(path);
    const exact = this.#columns.findIndex((column) => isField(column) && column?.part === part);
    return exact >= 0
      ? exact
      : this.#columns.findIndex(
          (column) => isField(column) && (column?.part === undefined || column.part === 'answer'),
        );
  }
}

interface Finding {
  options: RowOptions;
  found: Remarks;
}

/** Of each column with a field of its own: what its cell says, where that differs from the record the row names. */
function plainValues({ options: { entity, columns, cells, tools, named }, found }: Finding): Values {
  const values: Values = {};
  columns.forEach((column, index) => {
    if (!column || column.part !== undefined || column.column.role || column.column.codec === 'answers') return;
    const text = cells[index] ?? '';
    const { field } = column.column;
    if (named?.cells[index]?.trim() === text) return;
    const parsed = parseCell({ column: column.column, text, tools });
    if (!parsed) {
      if (named) values[field] = entity.properties[field]?.default ?? null;
    } else if ('problem' in parsed) found.refuseAt({ index, message: `${column.title} ${parsed.problem}` });
    else {
      if (!named || JSON.stringify(named.record[field]) !== JSON.stringify(parsed.value)) values[field] = parsed.value;
      found.pictures.push(...(parsed.converted?.pictures ?? []));
      for (const message of parsed.converted?.notes ?? []) found.noteAt({ index, message });
    }
  });
  return values;
}

/** The spread columns of a codec, put together into their field. */
function spreadValues({ options: { columns, cells, tools, named }, found, type }: Finding & { type: string }): Values {
  const spread = columns.flatMap((column, index) =>
    column?.part === undefined
      ? []
      : [{ field: column.column.field, part: column.part, index, text: cells[index] ?? '' }],
  );
  const [first] = spread;
  if (!first || (named && spread.every(({ index, text }) => named.cells[index]?.trim() === text))) return {};
  const at = (part: number | 'answer') => spread.find((each) => each.part === part);
  const parts = spread.flatMap(({ part }) => (typeof part === 'number' ? [part] : []));
  const filled = Array.from({ length: Math.max(-1, ...parts) + 1 }, (_, part) => at(part)?.text ?? '');
  const { options, errors, converted } = parseOptions({
    type,
    cells: filled,
    answer: at('answer')?.text ?? '',
    owner: tools.owner,
  });
  for (const { part, message } of errors) found.refuseAt({ index: (at(part) ?? first).index, message });
  converted.forEach(({ notes, pictures }, part) => {
    found.pictures.push(...pictures);
    for (const message of notes) found.noteAt({ index: (at(part) ?? first).index, message });
  });
  return options.length > 0 || named ? { [first.field]: options } : {};
}

/** The column of answers, which is read by the kind of its question, every blank in it as it was typed. */
function answerValues({ options: { columns, written, named }, found, type }: Finding & { type: string }): Values {
  const values: Values = {};
  columns.forEach((column, index) => {
    if (column?.column.codec !== 'answers') return;
    const text = written[index] ?? '';
    if (named && named.cells[index] === text && named.record['type'] === type) return;
    const parsed = parseAnswers({ type, text });
    if (hasSource(text)) found.noteAt({ index, message: `${column.title}是纯文字，其中的表格和图片源码按原文保留` });
    if ('problem' in parsed) found.refuseAt({ index, message: `${column.title} ${parsed.problem}` });
    else if (parsed.value.length > 0 || named) values[column.column.field] = parsed.value as unknown as Json;
  });
  return values;
}

/** What the row says of the state, as the field to set; undefined where it says nothing, or what is so already. */
function stateOf({
  options: {
    columns,
    cells,
    tools,
    rights: { states },
    named,
  },
  found,
}: Finding): Values | undefined {
  const index = columns.findIndex((column) => column?.column.role === 'state');
  const column = columns[index];
  const text = cells[index] ?? '';
  if (!column || !states || text === '') return undefined;
  const parsed = parseCell({ column: column.column, text, tools });
  if (!parsed || 'problem' in parsed) {
    if (parsed) found.refuseAt({ index, message: `${column.title} ${parsed.problem}` });
    return undefined;
  }
  const state = String(parsed.value);
  if (!named) {
    if (!states.allowed.some(({ code }) => code === state))
      found.refuseAt({ index, message: '您没有更改状态的权限，此格请留空' });
    return { [states.field]: state };
  }
  const before = String(named.record[states.field]);
  if (state === before) return undefined;
  const after = states.transitions[before] ?? [];
  const labelOf = (code: string): string => `“${states.labels.get(code) ?? code}”`;
  if (!states.mayChange) found.refuseAt({ index, message: '您没有更改状态的权限，请恢复为导出时的状态' });
  else if (!after.includes(state))
    found.refuseAt({
      index,
      message: `${column.title} 不能从${labelOf(before)}改为${labelOf(state)}${after.length > 0 ? `，只能改为${after.map(labelOf).join('、')}` : ''}`,
    });
  return { [states.field]: state };
}

/** Numbers are the server's to give: what a cell says else is passed over, and told. */
function noteNumbers({ options: { columns, cells, named }, found }: Finding): void {
  columns.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (column?.column.role === 'series' && text !== '' && text !== named?.cells[index]?.trim())
      found.noteAt({ index, message: `${column.title}由系统给出，此格不导入` });
  });
}

/** A change needs the right to it, and the version that the record still has. */
function checkVersion({
  named,
  options: { columns, cells, rights },
  found,
  isChanged,
}: Finding & { named: Named; isChanged: boolean }): void {
  if (!isChanged) return;
  const at = (role: 'id' | 'version'): number => columns.findIndex((column) => column?.column.role === role);
  if (!rights.mayChange)
    found.refuseAt({ index: at('id'), message: '您没有修改已有数据的权限；要作为新数据导入请清空系统编号' });
  const version = cells[at('version')] ?? '';
  const present = Number(named.record['version']);
  if (version === '')
    found.refuseAt({
      index: at('version') < 0 ? at('id') : at('version'),
      message: '修改已有的数据时请填写版本，它随导出给出',
    });
  else if (Number(version) !== present)
    found.refuseAt({ index: at('version'), message: `此数据已被修改，现在是第 ${present} 版，请重新导出后再改` });
}

function fieldOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function defaultsOf({ properties }: Entity): Values {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])),
  );
}
