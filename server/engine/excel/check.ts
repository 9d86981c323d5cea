import { setImmediate as breathe } from 'node:timers/promises';
import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { validators } from '#schemas/generated/validators/index.js';
import type { CallContext, Values } from '../context.ts';
import { prepareNew, visible } from '../save.ts';
import { failures } from '../../failures.ts';
import { parseCell, type CellTools } from './cells.ts';
import { findExisting } from './existing.ts';
import { addressOf, readHeadings, type SheetColumn } from './layout.ts';
import { parseOptions } from './options.ts';
import { readReferences } from './references.ts';
import { mostRows } from './workbook.ts';

export interface CellProblem {
  cell: string;
  column: string;
  message: string;
}

export interface Checked {
  /** Rows that are not empty. */
  total: number;
  /** New records, prepared to be stored. */
  records: Values[];
  /** The first of them as a person would see them. */
  preview: Values[];
  problems: CellProblem[];
  /** Rows of the sheet, from 0, that have a problem. */
  badRows: number[];
  /** Rows of the sheet, from 0, that are there already, in the database or further up in the sheet. */
  skipped: { row: number; reason: string }[];
}

/** Milliseconds of work before other calls get their turn. */
const slice = 15;
const previewed = 20;

interface CheckOptions {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  plan: ExcelPlan;
  rows: readonly string[][];
  /** Told the share of rows that are checked, 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Holds every row of a sheet against what a save demands, in slices that leave the process free for other calls.
 * @throws Failure 422 where the headings are not the template's, or there is nothing to read.
 */
export async function checkRows({ context, entity, plan, rows, onProgress }: CheckOptions): Promise<Checked> {
  if (rows.length > mostRows + 1) throw failures.invalid([{ path: '/file', message: `一次最多导入 ${mostRows} 行，请分成几个文件` }]);
  const columns = headingsOf({ plan, rows });
  const tools: CellTools = { dictionaries: context.app.artefacts.dictionaries, references: await readReferences({ context, columns, rows }) };
  const result: Checked = { total: 0, records: [], preview: [], problems: [], badRows: [], skipped: [] };
  const kept: KeptRow[] = [];
  let began = performance.now();
  for (let row = 1; row < rows.length; row++) {
    const cells = rows[row] ?? [];
    if (performance.now() - began > slice) {
      onProgress(row / rows.length);
      await breathe();
      began = performance.now();
    }
    if (cells.every((cell) => cell === '')) continue;
    result.total++;
    const checked = checkRow({ entity, columns, cells, row, tools });
    result.problems.push(...checked.problems);
    if (checked.problems.length > 0) result.badRows.push(row);
    else kept.push({ row, record: checked.record });
  }
  if (result.total === 0) throw failures.invalid([{ path: '/file', message: '工作表中没有数据，请从第二行开始填写' }]);
  await sortOut({ context, entity, kept, result });
  result.preview = result.records.slice(0, previewed).map((record) => ({ ...visible({ entity, record }), ...labelsOf({ columns, cells: rows[kept.find((each) => each.record === record)?.row ?? 0] ?? [] }) }));
  return result;
}

interface KeptRow {
  row: number;
  record: Values;
}

function headingsOf({ plan, rows }: { plan: ExcelPlan; rows: readonly string[][] }): (SheetColumn | undefined)[] {
  const { columns, missing, unknown, doubled } = readHeadings({ plan, headings: rows[0] ?? [] });
  const words = [
    ...(missing.length > 0 ? [`缺少列：${missing.join('、')}`] : []),
    ...(unknown.length > 0 ? [`不认识的列：${unknown.slice(0, 10).join('、')}`] : []),
    ...(doubled.length > 0 ? [`重复的列：${doubled.join('、')}`] : []),
  ];
  if (words.length > 0) throw failures.invalid([{ path: '/file', message: `表头与模板不一致，${words.join('；')}。请下载最新模板` }]);
  return columns;
}

interface RowOptions {
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
  cells: readonly string[];
  row: number;
  tools: CellTools;
}

function checkRow({ entity, columns, cells, row, tools }: RowOptions): { record: Values; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const values: Values = {};
  const wrongFields = new Set<string>();
  const say = (index: number, message: string): void => {
    problems.push({ cell: addressOf({ row, column: Math.max(index, 0) }), column: columns[index]?.title ?? '', message });
    wrongFields.add(columns[index]?.column.field ?? '');
  };
  columns.forEach((column, index) => {
    if (!column || column.part !== undefined) return;
    const parsed = parseCell({ column: column.column, text: cells[index] ?? '', tools });
    if (!parsed) return;
    if ('problem' in parsed) say(index, `${column.title} ${parsed.problem}`);
    else values[column.column.field] = parsed.value;
  });
  optionsInto({ values, columns, cells, say });
  const validate = validators[`${entity.name}.save`];
  if (validate && !validate(values)) {
    for (const { instancePath, message } of validate.errors ?? []) if (!wrongFields.has(fieldOf(instancePath))) say(indexOf({ columns, path: instancePath }), message);
  }
  if (problems.length === 0) for (const { when, path, message } of entity.rules) if (isTrue(when, { ...defaultsOf(entity), ...values })) say(indexOf({ columns, path }), message);
  return problems.length > 0 ? { record: values, problems } : { record: prepareNew({ entity, values }), problems };
}

/** The spread columns of a codec, put together into their field. */
function optionsInto({ values, columns, cells, say }: { values: Values; say(index: number, message: string): void } & Pick<RowOptions, 'columns' | 'cells'>): void {
  const spread = columns.flatMap((column, index) => (column?.part === undefined ? [] : [{ field: column.column.field, part: column.part, index, text: cells[index] ?? '' }]));
  const [first] = spread;
  if (!first) return;
  const at = (part: number | 'answer') => spread.find((each) => each.part === part);
  const parts = spread.flatMap(({ part }) => (typeof part === 'number' ? [part] : []));
  const filled = Array.from({ length: Math.max(-1, ...parts) + 1 }, (_, part) => at(part)?.text ?? '');
  const { options, errors } = parseOptions({ type: String(values['type'] ?? ''), cells: filled, answer: at('answer')?.text ?? '' });
  if (options.length > 0) values[first.field] = options;
  for (const { part, message } of errors) say((at(part) ?? first).index, message);
}

function fieldOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The column a problem belongs to: of a path into options, the option's own; of options as a whole, the right answers'. */
function indexOf({ columns, path }: { columns: readonly (SheetColumn | undefined)[]; path: string }): number {
  const index = path.split('/')[2];
  const part = index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined;
  const exact = columns.findIndex((column) => column?.column.field === fieldOf(path) && column.part === part);
  return exact >= 0 ? exact : columns.findIndex((column) => column?.column.field === fieldOf(path) && (column.part === undefined || column.part === 'answer'));
}

function defaultsOf({ properties }: Entity): Values {
  return Object.fromEntries(Object.entries(properties).flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])));
}

/** What references are called, as the sheet says it. */
function labelsOf({ columns, cells }: Pick<RowOptions, 'columns' | 'cells'>): Values {
  return Object.fromEntries(columns.flatMap((column, index) => (column?.column.ref ? [[`${column.column.field}Label`, cells[index] ?? '']] : [])));
}

/** Parts the new records from those that are there already or stand in the sheet twice. */
async function sortOut({ context, entity, kept, result }: { context: CheckOptions['context']; entity: Entity; kept: readonly KeptRow[]; result: Checked }): Promise<void> {
  const existing = await findExisting({ context, entity, records: kept.map(({ record }) => record) });
  const groups = [...entity.unique, ...(entity.identity.length > 0 ? [['identityHash']] : [])];
  const seen = new Set<string>();
  kept.forEach(({ row, record }, index) => {
    const keys = groups.filter((fields) => fields.every((field) => record[field] !== undefined && record[field] !== null)).map((fields) => JSON.stringify(fields.map((field) => [field, record[field]])));
    if (existing.has(index)) result.skipped.push({ row, reason: '系统中已存在' });
    else if (keys.some((key) => seen.has(key))) result.skipped.push({ row, reason: '与前面的行重复' });
    else {
      keys.forEach((key) => seen.add(key));
      result.records.push(record);
    }
  });
}

const namedRows = 20;

/** Which rows are passed over and why, in words; undefined where none is. */
export function skippedMessage(skipped: Checked['skipped']): string | undefined {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const words = reasons.map((reason) => {
    const rows = skipped.filter((each) => each.reason === reason).map(({ row }) => row + 1);
    return `第 ${rows.slice(0, namedRows).join('、')} 行${rows.length > namedRows ? `等 ${rows.length} 行` : ''}${reason}`;
  });
  return words.length > 0 ? `略过 ${skipped.length} 行：${words.join('；')}` : undefined;
}
