import type { Entity, Json } from '#generators/formats.ts';
import type { CellTools, Picture } from '#kinds/data/cell.ts';
import { hasSource } from '#kinds/richText/data/source.ts';
import { nestedOwn, ownPrefix, ownValues, valueAt } from '#runtime/core/operations/ownFields.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { fixedFields, fixedText, shownValues, unshownFields } from '#runtime/core/operations/when.ts';
import type { Values } from '../context.ts';
import type { InputCheck } from '../inputs.ts';
import { valueErrors } from '../ownFields.ts';
import { usualOf, withComputed } from '../rules.ts';
import { prepareChange, prepareNew } from '../save.ts';
import { keptProblems } from '../series.ts';
import { Failure, type FieldError } from '../../failures.ts';
import { parseAnswers } from '#runtime/core/answer/written.ts';
import { parseCell } from './cells.ts';
import { cellAddress, type SheetColumn } from './layout.ts';
import { parseOptions } from './options.ts';
import type { Rights } from './rights.ts';

/** What is said of a cell. */
export interface CellProblem {
  /** In another sheet than the first with the name of that: 座位!B3. */
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
  check: InputCheck;
  columns: readonly (SheetColumn | undefined)[];
  /** Without blank ends. */
  cells: readonly string[];
  written: readonly string[];
  /** From 0. */
  row: number;
  tools: CellTools;
  rights: Rights;
  /** Of a new record whose row does not say it. */
  recordState: string | undefined;
  /** The record whose id stands in the row. */
  named: Named | undefined;
  /** What other sheets say of its parts. */
  parts?: RowParts | undefined;
}

/** The parts of a record as sheets of their own have them. */
export interface RowParts {
  /** The lists that differ from those stored. */
  lists: Values;
  /** The same with each part as it is stored, or nothing. */
  stored: Values;
  /** What is wrong already, and what is good to know. */
  problems: readonly CellProblem[];
  notes: readonly CellProblem[];
  pictures: readonly Picture[];
  /** What rules of the parts say. */
  errors(): FieldError[];
  /** Where an error of a list or in it is told; undefined of an error of something else. */
  placeOf(error: FieldError): CellProblem | undefined;
}

/** Holds a row against what a save demands: as a new record, or as a change of the record it names. */
export function checkRow(options: RowOptions): CheckedRow {
  const { entity, columns, cells, row, named, check, rights, recordState, parts } = options;
  const found = new Remarks({ columns, row, parts });
  const plain = plainValues({ options, found });
  const type = String(plain['type'] ?? named?.record['type'] ?? '');
  const filled: Values = {
    ...nestedOwn(plain),
    ...spreadValues({ options, found, type }),
    ...answerValues({ options, found, type }),
  };
  const { properties } = entity;
  const before = named?.record ?? defaultsOf(entity);
  const told = named ? filled : { ...filled, ...usualOf({ entity, values: filled }) };
  const values = { ...shownValues({ properties, before, values: told }), ...parts?.lists };
  noteUnshown({ fields: unshownFields({ properties, before, values: filled }), options, found });
  const sent = named ? { id: named.record['id'] ?? null, version: named.record['version'] ?? null, ...values } : values;
  for (const { instancePath, message } of check(sent, named && { stored: { ...named.record, ...parts?.stored } })
    .errors)
    found.refuse({ path: instancePath, message });
  valueErrors({
    entity,
    own: values[ownValues],
    isNew: !named,
    stored: named?.record,
  }).forEach((error) => found.refuse(error));
  const state = stateOf({ options, found });
  const usual: Values =
    !named && rights.states && recordState !== undefined ? { [rights.states.field]: recordState } : {};
  const stated = { ...usual, ...state };
  noteGiven({ options, found });
  if (named) checkVersion({ named, options, found, isChanged: Object.keys(values).length > 0 || state !== undefined });
  if (named) keptProblems({ entity, before: named.record, values }).forEach((problem) => found.refuse(problem));
  if (named)
    for (const field of fixedFields({ properties, before, values }))
      found.refuse({ path: `/${field}`, message: fixedText({ title: properties[field]?.title ?? field }) });
  const whole = withOwn({ before, values: { ...before, ...values, ...stated } });
  if (found.problems.length === 0) parts?.errors().forEach((error) => found.refuse(error));
  if (found.problems.length === 0)
    for (const { when, path, message } of entity.rules)
      if (isTrue(when, withComputed({ entity, record: whole }))) found.refuse({ path, message });
  const result = {
    problems: found.problems,
    notes: found.notes,
    pictures: found.pictures,
    hasState: state !== undefined,
  };
  if (found.problems.length > 0) return { ...result, record: whole };
  try {
    if (!named) {
      if (cells[columns.findIndex((column) => column?.column.role === 'id')])
        found.note({ role: 'id', message: '没有这个编号的数据，将作为新数据导入' });
      return { ...result, record: prepareNew({ entity, values: { ...values, ...stated } }) };
    }
    const isSame = Object.keys(values).length === 0 && state === undefined;
    const changes = isSame ? {} : prepareChange({ entity, before, values: { ...values, ...stated } });
    return { ...result, record: withOwn({ before, values: { ...named.record, ...changes } }), changes };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    found.refuse({ path: '', message: error.message });
    return { ...result, record: whole };
  }
}

/** What a row of another sheet says of a part: the fields that it sets, or of a part that is there those that differ. */
export function partRow(
  options: Pick<RowOptions, 'entity' | 'columns' | 'cells' | 'tools' | 'named' | 'row'> & { sheet: string },
): Pick<CheckedRow, 'problems' | 'notes' | 'pictures'> & { values: Values } {
  const found = new Remarks(options);
  const values = plainValues({ options, found });
  noteGiven({ options, found });
  const { problems, notes, pictures } = found;
  return { problems, notes, pictures, values };
}

/** What is found wrong or worth saying in a row, by its cells. */
class Remarks {
  readonly problems: CellProblem[] = [];
  readonly notes: CellProblem[] = [];
  readonly pictures: Picture[] = [];
  readonly #columns: readonly (SheetColumn | undefined)[];
  readonly #row: number;
  readonly #sheet: string | undefined;
  readonly #parts: RowParts | undefined;
  /** Fields of which something is wrong already: a validator would only say the same again. */
  readonly #wrong = new Set<string>();
  /** Columns of which a validator has said something: once is enough. */
  readonly #told = new Set<number>();

  constructor({
    columns,
    row,
    sheet,
    parts,
  }: {
    columns: readonly (SheetColumn | undefined)[];
    row: number;
    sheet?: string;
    parts?: RowParts | undefined;
  }) {
    this.#columns = columns;
    this.#row = row;
    this.#sheet = sheet;
    this.#parts = parts;
    this.problems.push(...(parts?.problems ?? []));
    this.notes.push(...(parts?.notes ?? []));
    this.pictures.push(...(parts?.pictures ?? []));
  }

  refuseAt({ index, message }: { index: number; message: string }): void {
    this.problems.push(this.#at({ index, message }));
    this.#wrong.add(this.#columns[index]?.column.field ?? '');
  }

  /** Says it at the column of a JSON pointer, unless something is wrong with its field already. */
  refuse({ path, message }: { path: string; message: string }): void {
    const elsewhere = this.#parts?.placeOf({ path, message });
    if (elsewhere) {
      if (!this.problems.some(({ cell }) => cell === elsewhere.cell)) this.problems.push(elsewhere);
      return;
    }
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
      cell: cellAddress({ sheet: this.#sheet, row: this.#row, column: Math.max(index, 0) }),
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

interface Finding<Options = RowOptions> {
  options: Options;
  found: Remarks;
}

/** Of each column with a field of its own: what its cell says, where that differs from the record the row names. */
function plainValues({
  options: { entity, columns, cells, tools, named },
  found,
}: Finding<Pick<RowOptions, 'entity' | 'columns' | 'cells' | 'tools' | 'named'>>): Values {
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
      if (!named || JSON.stringify(valueAt({ record: named.record, name: field })) !== JSON.stringify(parsed.value))
        values[field] = parsed.value;
      found.pictures.push(...(parsed.converted?.pictures ?? []));
      for (const message of parsed.converted?.notes ?? []) found.noteAt({ index, message });
    }
  });
  return values;
}

/** The spread columns of a codec, put together into their field. */
function spreadValues({ options: row, found, type }: Finding & { type: string }): Values {
  const { columns, cells, tools, named } = row;
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
  const answer = at('answer');
  if (type !== '' && options.length === 0 && errors.length === 0 && answer && answer.text !== '')
    unreadAnswer({ options: row, found, index: answer.index });
  converted.forEach(({ notes, pictures }, part) => {
    found.pictures.push(...pictures);
    for (const message of notes) found.noteAt({ index: (at(part) ?? first).index, message });
  });
  return options.length > 0 || named ? { [first.field]: options } : {};
}

/** A cell of right options where there are none to be right: the answer is wanted in another column. */
function unreadAnswer({ options: { columns, cells, entity, named }, found, index }: Finding & { index: number }): void {
  const written = Object.entries(entity.properties).find(
    ([, { 'x-excel': excel }]) => excel && excel.codec === 'answers',
  );
  const place = columns.findIndex((column) => column?.column.field === written?.[0]);
  const title = columns[index]?.title ?? '';
  if (written && !named && (cells[place] ?? '') === '')
    found.refuseAt({
      index,
      message: `这种题型没有选项，答案写在“${written[1].title ?? ''}”列；“${title}”列写选项的字母，请留空`,
    });
  else found.noteAt({ index, message: `${title} 在这种情况下不用填写，此格不导入` });
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

/** What the record does not have is passed over, and told where the cell says something. */
function noteUnshown({ fields, options: { columns, cells }, found }: Finding & { fields: readonly string[] }): void {
  columns.forEach((column, index) => {
    if (column && fields.includes(column.column.field) && (cells[index] ?? '') !== '')
      found.noteAt({ index, message: `${column.title} 在这种情况下不用填写，此格不导入` });
  });
}

/** What the server gives, and what belongs to other records: what a cell says else is passed over, and told. */
function noteGiven({
  options: { columns, cells, named },
  found,
}: Finding<Pick<RowOptions, 'columns' | 'cells' | 'named'>>): void {
  columns.forEach((column, index) => {
    const text = cells[index] ?? '';
    if (!column || text === '' || text === named?.cells[index]?.trim()) return;
    const { role } = column.column;
    if (role === 'given') found.noteAt({ index, message: `${column.title}由系统给出，此格不导入` });
    if (role === 'denied') found.noteAt({ index, message: `您没有填写${column.title}的权限，此格不导入` });
    if (role === 'referred') found.noteAt({ index, message: `${column.title}来自引用的数据，此格不导入` });
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

/** The column's field that a JSON pointer is below. */
function fieldOf(path: string): string {
  const [, field = '', key] = path.split('/');
  return field === ownValues && key !== undefined ? `${ownPrefix}${key}` : field;
}

/** What a tenant added is changed value by value. */
function withOwn({ before, values }: { before: Values; values: Values }): Values {
  const [former, own] = [before[ownValues], values[ownValues]];
  return former && own ? { ...values, [ownValues]: { ...(former as Values), ...(own as Values) } } : values;
}

function defaultsOf({ properties }: Entity): Values {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])),
  );
}
