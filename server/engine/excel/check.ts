import { setImmediate as breathe } from 'node:timers/promises';
import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import type { CellTools, Picture } from '#kinds/data/cell.ts';
import type { CallContext, Values } from '../context.ts';
import { unfitMessage, unfitReferences } from '../filter.ts';
import { newId } from '../ids.ts';
import { validatorOf } from '../inputs.ts';
import { failures } from '../../failures.ts';
import { duplicatesOf, uniqueKeysOf } from './existing.ts';
import { cellAddress, isSampleRow, readHeadings, type SheetColumn } from './layout.ts';
import { kindOfPicture } from './pictures.ts';
import { previewOf, type PreviewRow } from './preview.ts';
import { recordReader } from './records.ts';
import { readReferences } from './references.ts';
import { rightsOf } from './rights.ts';
import { readSheetTree, type SheetTree } from './sheetTree.ts';
import { checkRow, type CellProblem, type KeptRow, type Named } from './row.ts';
import { mostRows } from './workbook.ts';

/** A change of the record that a row names. */
export interface Change {
  id: string;
  version: number;
  values: Values;
}

export interface Checked {
  /** Rows that are not empty. */
  total: number;
  /** New records, prepared to be stored, their ids in the order of the sheet. */
  records: Values[];
  changes: Change[];
  /** Rows that name a record and say nothing new of it. */
  unchanged: number;
  /** Pictures that the records and changes need. */
  pictures: Picture[];
  /** The first rows of either kind as a person would see what comes of them. */
  preview: PreviewRow[];
  problems: CellProblem[];
  notes: CellProblem[];
  /** Rows of the sheet, from 0, that have a problem. */
  badRows: number[];
  /** Rows of the sheet, from 0, that are passed over: there already, in the database or further up in the sheet. */
  skipped: { row: number; reason: string }[];
}

/** Milliseconds of work before other calls get their turn. */
const slice = 15;
/** Records read at a time. */
const batch = 1_000;

interface CheckOptions {
  context: Pick<CallContext, 'app' | 'scope' | 'session'>;
  entity: Entity;
  plan: ExcelPlan;
  rows: readonly string[][];
  /** Of new records whose row does not say it. */
  recordState?: string | undefined;
  /** Told the share of rows that are checked, 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Holds every row of a sheet against what a save demands, in slices that leave the process free for other calls.
 * @throws Failure 422 where the headings are not the template's, or there is nothing to read.
 */
export async function checkRows({
  context,
  entity,
  plan,
  rows,
  recordState,
  onProgress,
}: CheckOptions): Promise<Checked> {
  if (rows.length > mostRows + 1)
    throw failures.invalid([{ path: '/file', message: `一次最多导入 ${mostRows} 行，请分成几个文件` }]);
  const columns = headingsOf({ plan, rows });
  const named = await readNamed({ context, entity, columns, rows });
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  const sheetTree = await readSheetTree({
    context,
    entity,
    columns,
    rows,
    isNew: (cells) => !named.has((cells[idAt] ?? '').trim()),
    known: await readReferences({ context, columns, rows }),
  });
  const tools: CellTools = {
    dictionaries: context.app.artefacts.dictionaries,
    references: sheetTree.references,
    owner: context.scope.tenantId,
  };
  const rights = rightsOf({ context, entity });
  const validate = validatorOf({ artefacts: context.app.artefacts, operation: `${entity.name}.save` });
  const result: Checked = {
    total: 0,
    records: [],
    changes: [],
    unchanged: 0,
    pictures: [],
    preview: [],
    problems: [],
    notes: [],
    badRows: [],
    skipped: [],
  };
  const kept: KeptRow[] = [];
  const ids = new Map<string, number>();
  let began = performance.now();
  for (let row = 1; row < rows.length; row++) {
    const written = rows[row] ?? [];
    const cells = written.map((cell) => cell.trim());
    if (performance.now() - began > slice) {
      onProgress(row / rows.length);
      await breathe();
      began = performance.now();
    }
    if (cells.every((cell) => cell === '')) continue;
    const id = cells[idAt] ?? '';
    if (isSampleRow(id)) {
      result.skipped.push({ row, reason: '是示例' });
      continue;
    }
    result.total++;
    const checked = checkRow({ entity, validate, columns, cells, written, row, tools, rights, named: named.get(id) });
    const first = named.has(id) ? ids.get(id) : undefined;
    if (first !== undefined)
      checked.problems.push(
        problemAt({ columns, row, column: idAt, message: `系统编号与第 ${first + 1} 行相同，一条数据只能改一次` }),
      );
    ids.set(id, row);
    if (checked.problems.length === 0) kept.push({ ...checked, row, named: named.get(id) });
    result.problems.push(...checked.problems);
    result.notes.push(...checked.notes);
  }
  if (result.total === 0) throw failures.invalid([{ path: '/file', message: '工作表中没有数据，请从第二行开始填写' }]);
  const states = rights.states;
  if (states && recordState !== undefined)
    for (const { record, named: before, hasState } of kept)
      if (!before && !hasState) record[states.field] = recordState;
  const fitting = await withoutUnfit({ context, entity, columns, kept, result });
  const sound = await withoutBadPictures({ kept: fitting, columns, result });
  const stored = await sortOut({ context, entity, columns, kept: sound, sheetTree, result });
  result.badRows = [...new Set(result.problems.map(({ cell }) => Number(/\d+$/.exec(cell)?.[0]) - 1))].sort(
    (a, b) => a - b,
  );
  result.preview = await previewOf({
    context,
    entity,
    stored,
    hidden: states?.field,
    fresh: sheetTree.labels,
  });
  return result;
}

function headingsOf({ plan, rows }: { plan: ExcelPlan; rows: readonly string[][] }): (SheetColumn | undefined)[] {
  const { columns, missing, unknown, doubled } = readHeadings({ plan, headings: rows[0] ?? [] });
  const words = [
    ...(missing.length > 0 ? [`缺少列：${missing.join('、')}`] : []),
    ...(unknown.length > 0 ? [`不认识的列：${unknown.slice(0, 10).join('、')}`] : []),
    ...(doubled.length > 0 ? [`重复的列：${doubled.join('、')}`] : []),
  ];
  if (words.length > 0)
    throw failures.invalid([{ path: '/file', message: `表头与模板不一致，${words.join('；')}。请下载最新模板` }]);
  return columns;
}

interface Sheet {
  context: CheckOptions['context'];
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
}

/** The records whose ids stand in the sheet, and how they would stand in its cells. */
async function readNamed({
  context,
  entity,
  columns,
  rows,
}: Sheet & { rows: readonly string[][] }): Promise<Map<string, Named>> {
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  const ids =
    idAt < 0
      ? []
      : [...new Set(rows.slice(1).map((row) => (row[idAt] ?? '').trim()))].filter(
          (id) => id !== '' && !isSampleRow(id),
        );
  const found = new Map<string, Named>();
  if (ids.length === 0) return found;
  const reader = await recordReader({ context, entity });
  for (let from = 0; from < ids.length; from += batch) {
    for (const record of await reader.read(ids.slice(from, from + batch))) {
      found.set(String(record['id']), { record, cells: reader.cellsOf({ record, columns }).map(String) });
      await breathe();
    }
  }
  return found;
}

/** Rows with a reference that does not fit its filter are bad. */
async function withoutUnfit({
  context,
  entity,
  columns,
  kept,
  result,
}: Sheet & { kept: readonly KeptRow[]; result: Checked }): Promise<readonly KeptRow[]> {
  const unfit = await unfitReferences({ context, entity, records: kept });
  for (const { index, field } of unfit)
    result.problems.push(
      problemAt({
        columns,
        row: kept[index]?.row ?? 0,
        column: columns.findIndex((column) => column?.column.field === field),
        message: unfitMessage({ entity, field }),
      }),
    );
  const bad = new Set(unfit.map(({ index }) => index));
  return kept.filter((_, index) => !bad.has(index));
}

/** Rows whose pictures are none that may be stored are bad. */
async function withoutBadPictures({
  kept,
  columns,
  result,
}: {
  kept: readonly KeptRow[];
  columns: Sheet['columns'];
  result: Checked;
}): Promise<KeptRow[]> {
  const sound: KeptRow[] = [];
  for (const each of kept) {
    const kinds = await Promise.all(each.pictures.map(kindOfPicture));
    if (kinds.every((kind) => kind !== undefined)) sound.push(each);
    else
      result.problems.push(
        problemAt({
          columns,
          row: each.row,
          column: columns.findIndex((column) => column && kindNamed(column.column.kind).isMarkup),
          message: '其中的图片无法识别，请用 PNG、JPG、GIF 或 WebP 图片',
        }),
      );
  }
  return sound;
}

function problemAt({
  columns,
  row,
  column,
  message,
}: {
  columns: Sheet['columns'];
  row: number;
  column: number;
  message: string;
}): CellProblem {
  return { cell: cellAddress({ row, column: Math.max(column, 0) }), column: columns[column]?.title ?? '', message };
}

/** Parts what is to be stored from what is there already, stands in the sheet twice, or says nothing new. */
async function sortOut({
  context,
  entity,
  columns,
  kept,
  sheetTree,
  result,
}: Sheet & { kept: readonly KeptRow[]; sheetTree: SheetTree; result: Checked }): Promise<KeptRow[]> {
  const conflicts = await duplicatesOf({ context, entity, records: kept.map(({ record }) => record) });
  const seen = new Set<string>();
  const stored: KeptRow[] = [];
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  kept.forEach((each, index) => {
    const { row, record, named, changes } = each;
    const keys = uniqueKeysOf({ entity, record });
    if (changes && Object.keys(changes).length === 0) {
      result.unchanged++;
      keys.forEach((key) => seen.add(key));
      return;
    }
    const reason = conflicts.has(index)
      ? '系统中已存在'
      : keys.some((key) => seen.has(key))
        ? '与前面的行重复'
        : undefined;
    if (reason && named)
      result.problems.push(
        problemAt({
          columns,
          row,
          column: idAt,
          message: `改动后${reason === '系统中已存在' ? `与系统中另一条${entity.title}相同` : reason}`,
        }),
      );
    else if (reason) result.skipped.push({ row, reason });
    else {
      keys.forEach((key) => seen.add(key));
      stored.push(each);
    }
  });
  const parentAt = columns.findIndex((column) => column?.column.field === entity.tree?.parent);
  const lost = sheetTree.problems(stored);
  for (const [{ row }, message] of lost) result.problems.push(problemAt({ columns, row, column: parentAt, message }));
  const storable = stored.filter((each) => !lost.has(each));
  const fresh = storable.filter(({ named }) => !named);
  const ids = fresh.map(() => newId()).sort();
  for (const [index, { record, row }] of fresh.entries()) record['id'] = sheetTree.idAt(row) ?? ids[index] ?? newId();
  const sound = sheetTree.inOrder({ rows: storable, recordOf: ({ record }) => record });
  for (const { record, named, changes, pictures } of sound) {
    if (named && changes)
      result.changes.push({ id: String(record['id']), version: Number(named.record['version']), values: changes });
    else result.records.push(record);
    result.pictures.push(...pictures);
  }
  return sound;
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
