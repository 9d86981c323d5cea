import { setImmediate as breathe } from 'node:timers/promises';
import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { validators } from '#schemas/generated/validators/index.js';
import type { CallContext, Values } from '../context.ts';
import { prepareNew } from '../save.ts';
import { parseCell, type CellTools } from './cells.ts';
import { addressOf, readHeadings, type SheetColumn } from './layout.ts';
import { parseOptions } from './options.ts';
import { readReferences } from './references.ts';
import { findExisting } from './existing.ts';
import { failures } from '../../failures.ts';

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
  problems: CellProblem[];
  /** Rows of the sheet, from 0, that have a problem. */
  badRows: number[];
  /** Rows that are there already, in the database or further up in the sheet. */
  skipped: { row: number; reason: string }[];
}

const slice = 200;
const mostRows = 50_000;

interface CheckOptions {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  plan: ExcelPlan;
  rows: readonly string[][];
  onProgress(share: number): Promise<void>;
}

/**
 * Holds every row of a sheet against what a save demands, in slices that leave the process free for other calls.
 * @throws Failure 422 where the headings are not the template's, or there is nothing to read.
 */
export async function checkRows({ context, entity, plan, rows, onProgress }: CheckOptions): Promise<Checked> {
  const columns = headingsOf({ plan, rows });
  const tools: CellTools = { dictionaries: context.app.artefacts.dictionaries, references: await readReferences({ context, columns, rows }) };
  const result: Checked = { total: 0, records: [], problems: [], badRows: [], skipped: [] };
  const kept: { row: number; record: Values }[] = [];
  for (let from = 1; from < rows.length; from += slice) {
    for (let row = from; row < Math.min(from + slice, rows.length); row++) {
      const cells = rows[row] ?? [];
      if (cells.every((cell) => cell === '')) continue;
      result.total++;
      const checked = checkRow({ entity, columns, cells, row, tools });
      result.problems.push(...checked.problems);
      if (checked.problems.length > 0) result.badRows.push(row);
      else kept.push({ row, record: checked.record });
    }
    await onProgress(Math.min(1, (from + slice) / rows.length));
    await breathe();
  }
  if (result.total === 0) throw failures.invalid([{ path: '/file', message: '工作表中没有数据，请从第二行开始填写' }]);
  await sortOut({ context, entity, kept, result });
  return result;
}

function headingsOf({ plan, rows }: { plan: ExcelPlan; rows: readonly string[][] }): (SheetColumn | undefined)[] {
  if (rows.length > mostRows + 1) throw failures.invalid([{ path: '/file', message: `一次最多导入 ${mostRows} 行，请分成几个文件` }]);
  const { columns, missing, unknown } = readHeadings({ plan, headings: rows[0] ?? [] });
  if (missing.length === 0 && unknown.length === 0) return columns;
  const words = [...(missing.length > 0 ? [`缺少列：${missing.join('、')}`] : []), ...(unknown.length > 0 ? [`不认识的列：${unknown.slice(0, 10).join('、')}`] : [])];
  throw failures.invalid([{ path: '/file', message: `表头与模板不一致，${words.join('；')}。请下载最新模板` }]);
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
  const say = (index: number, message: string) => problems.push({ cell: addressOf({ row, column: Math.max(index, 0) }), column: columns[index]?.title ?? '', message });
  columns.forEach((column, index) => {
    if (!column || column.part !== undefined) return;
    const parsed = parseCell({ column: column.column, text: cells[index] ?? '', tools });
    if (!parsed) return;
    if ('problem' in parsed) say(index, `${column.title} ${parsed.problem}`);
    else values[column.column.field] = parsed.value;
  });
  problems.push(...optionsInto({ values, columns, cells, row }));
  if (problems.length > 0) return { record: values, problems };
  const validate = validators[`${entity.name}.save`];
  if (validate && !validate(values)) for (const { instancePath, message } of validate.errors ?? []) say(indexOf({ columns, path: instancePath }), message);
  if (problems.length === 0) for (const { when, path, message } of entity.rules) if (isTrue(when, { ...defaultsOf(entity), ...values })) say(indexOf({ columns, path }), message);
  return problems.length > 0 ? { record: values, problems } : { record: prepareNew({ entity, values }), problems };
}

/** The spread columns of a codec, put together into their field. */
function optionsInto({ values, columns, cells, row }: { values: Values } & Pick<RowOptions, 'columns' | 'cells' | 'row'>): CellProblem[] {
  const spread = columns.flatMap((column, index) => (column?.part === undefined ? [] : [{ column, index, text: cells[index] ?? '' }]));
  const [first] = spread;
  if (!first) return [];
  const at = (part: number | 'answer') => spread.find(({ column }) => column.part === part);
  const texts = spread.flatMap(({ column, text }): [number, string][] => (typeof column.part === 'number' ? [[column.part, text]] : []));
  const filled = Array.from({ length: Math.max(-1, ...texts.map(([part]) => part)) + 1 }, (_, part) => texts.find(([each]) => each === part)?.[1] ?? '');
  const { options, errors } = parseOptions({ type: String(values['type'] ?? ''), cells: filled, answer: at('answer')?.text ?? '' });
  if (options.length > 0) values[first.column.column.field] = options;
  return errors.map(({ part, message }) => ({ cell: addressOf({ row, column: (at(part) ?? first).index }), column: (at(part) ?? first).column.title, message }));
}

/** The column a problem belongs to: of a path into options, the option's own. */
function indexOf({ columns, path }: { columns: readonly (SheetColumn | undefined)[]; path: string }): number {
  const [, field = '', index] = path.split('/');
  const part = index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined;
  const exact = columns.findIndex((column) => column?.column.field === field && column.part === part);
  return exact >= 0 ? exact : columns.findIndex((column) => column?.column.field === field && (column.part === undefined || column.part === 'answer'));
}

function defaultsOf({ properties }: Entity): Values {
  return Object.fromEntries(Object.entries(properties).flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])));
}

/** Parts the new records from those that are there already or stand in the sheet twice. */
async function sortOut({ context, entity, kept, result }: { context: CheckOptions['context']; entity: Entity; kept: readonly { row: number; record: Values }[]; result: Checked }): Promise<void> {
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
