import { setImmediate as breathe } from 'node:timers/promises';
import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import type { CellTools, Picture } from '#kinds/data/cell.ts';
import type { CallContext, Values } from '../context.ts';
import { unfitMessage, unfitReferences } from '../filter.ts';
import { newId } from '../ids.ts';
import { inputCheckOf } from '../inputs.ts';
import { failures } from '../../failures.ts';
import { duplicatesOf, sheetKeysOf } from './existing.ts';
import { isSampleRow, placeOfCell } from './layout.ts';
import { beyondLimits } from './limits.ts';
import { dictionariesOf } from './ownColumns.ts';
import { overlapsOf } from './overlaps.ts';
import { kindOfPicture } from './pictures.ts';
import { readPartSheets, type PartCount } from './partSheets.ts';
import { previewOf, type PreviewRow } from './preview.ts';
import { readReferences } from './references.ts';
import { rightsOf } from './rights.ts';
import { readSheetTree, type SheetTree } from './sheetTree.ts';
import { checkRow, type CellProblem, type KeptRow } from './row.ts';
import { problemAt, type Sheet } from './sheet.ts';
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
  /** The same of the sheets of parts: with a bad row stays out all that belongs to its record. */
  badParts: { sheet: string; rows: number[] }[];
  /** How many records are bad. */
  bad: number;
  /** What comes of parts. */
  parts: PartCount[];
  /** Rows of the sheet, from 0, that are passed over: there already, in the database or further up in the sheet. */
  skipped: { row: number; reason: string }[];
}

/** Milliseconds of work before other calls get their turn. */
const slice = 15;

interface CheckOptions {
  context: Pick<CallContext, 'app' | 'scope' | 'session' | 'dictionaries'>;
  entity: Entity;
  plan: ExcelPlan;
  rows: readonly string[][];
  /** Rows of the sheets of parts, in the order of the plan. */
  partRows?: readonly (readonly string[][])[];
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
  rows: sheetRows,
  partRows = [],
  recordState,
  onProgress,
}: CheckOptions): Promise<Checked> {
  if (sheetRows.length > mostRows + 1)
    throw failures.invalid([{ path: '/file', message: `一次最多导入 ${mostRows} 行，请分成几个文件` }]);
  const partSheets = await readPartSheets({ context, entity, plan, rows: sheetRows, partRows });
  const { columns, named, rows } = partSheets;
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
    dictionaries: dictionariesOf({ context, entity }),
    references: sheetTree.references,
    owner: context.scope.tenantId,
  };
  const rights = rightsOf({ context, entity });
  const check = inputCheckOf({
    artefacts: context.app.artefacts,
    operation: `${entity.name}.save`,
    dictionaries: context.dictionaries,
  });
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
    badParts: [],
    bad: 0,
    parts: [],
    skipped: [],
  };
  const kept: KeptRow[] = [];
  const ids = new Map<string, number>();
  const bad = new Set<number>();
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
    const checked = checkRow({
      entity,
      check,
      columns,
      cells,
      written,
      row,
      tools,
      rights,
      recordState,
      named: named.get(id),
      parts: partSheets.partsOf(row),
    });
    const first = named.has(id) ? ids.get(id) : undefined;
    if (first !== undefined)
      checked.problems.push(
        problemAt({ columns, row, column: idAt, message: `系统编号与第 ${first + 1} 行相同，一条数据只能改一次` }),
      );
    ids.set(id, row);
    if (checked.problems.length === 0) kept.push({ ...checked, row, named: named.get(id) });
    else bad.add(row);
    result.problems.push(...checked.problems);
    result.notes.push(...checked.notes);
  }
  result.total += partSheets.lost.length;
  for (const { problems, notes } of partSheets.lost) {
    result.problems.push(...problems);
    result.notes.push(...notes);
  }
  if (result.total === 0) throw failures.invalid([{ path: '/file', message: '工作表中没有数据，请从第二行开始填写' }]);
  const states = rights.states;
  const fitting = await withoutUnfit({ context, entity, columns, kept, result });
  const apart = await withoutOverlaps({ context, entity, columns, kept: fitting, result });
  const placed = await withinLimits({ context, entity, columns, kept: apart, result });
  const sound = await withoutBadPictures({ kept: placed, columns, result });
  const stored = await sortOut({ context, entity, columns, kept: sound, sheetTree, result });
  for (const { cell } of result.problems) {
    const { sheet, row } = placeOfCell(cell);
    if (sheet === undefined) bad.add(row);
  }
  const isInSheet = (row: number): boolean => row < sheetRows.length;
  result.problems = withoutTwice(
    result.problems.map((problem) => {
      const { sheet, row } = placeOfCell(problem.cell);
      return sheet === undefined && !isInSheet(row) ? partSheets.told({ row, message: problem.message }) : problem;
    }),
  );
  result.badRows = [...bad].filter(isInSheet).sort((a, b) => a - b);
  result.badParts = partSheets.badParts(bad);
  result.bad = bad.size + partSheets.lost.length;
  result.parts = partSheets.counts(stored.map(({ row }) => row));
  result.preview = await previewOf({
    context,
    entity,
    stored: stored.filter(({ row }) => isInSheet(row)),
    hidden: states?.field,
    fresh: sheetTree.labels,
  });
  return result;
}

/** Each thing that is said of a cell once: a part may be named by two records. */
function withoutTwice(problems: readonly CellProblem[]): CellProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.cell} ${problem.message}`, problem])).values()];
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

/** Rows with a range that overlaps another are bad. */
async function withoutOverlaps({
  context,
  entity,
  columns,
  kept,
  result,
}: Sheet & { kept: readonly KeptRow[]; result: Checked }): Promise<readonly KeptRow[]> {
  const overlaps = await overlapsOf({ context, entity, records: kept });
  for (const { index, field, message, with: other } of overlaps)
    result.problems.push(
      problemAt({
        columns,
        row: kept[index]?.row ?? 0,
        column: columns.findIndex((column) => column?.column.field === field),
        message: other === undefined ? message : `${message}：第 ${(kept[other]?.row ?? 0) + 1} 行`,
      }),
    );
  const bad = new Set(overlaps.map(({ index }) => index));
  return kept.filter((_, index) => !bad.has(index));
}

/** Rows that find no place are bad. */
async function withinLimits({
  context,
  entity,
  columns,
  kept,
  result,
}: Sheet & { kept: readonly KeptRow[]; result: Checked }): Promise<readonly KeptRow[]> {
  const beyond = await beyondLimits({ context, entity, records: kept });
  for (const { index, field, message } of beyond)
    result.problems.push(
      problemAt({
        columns,
        row: kept[index]?.row ?? 0,
        column: columns.findIndex((column) => column?.column.field === field),
        message,
      }),
    );
  const bad = new Set(beyond.map(({ index }) => index));
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
  const seen = new Map<string, KeptRow>();
  const stored: KeptRow[] = [];
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  kept.forEach((each, index) => {
    const { row, record, named, changes } = each;
    const keys = sheetKeysOf({ entity, record });
    if (changes && Object.keys(changes).length === 0) {
      result.unchanged++;
      for (const { key } of keys) seen.set(key, each);
      return;
    }
    const reason = conflicts.has(index)
      ? '系统中已存在'
      : keys.flatMap(({ key, fields }) => {
          const former = seen.get(key);
          return former ? [sameReason({ entity, fields, record, former })] : [];
        })[0];
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
      for (const { key } of keys) seen.set(key, each);
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

/** Why a row is passed over for a former one; where the two are called differently somebody may have meant two records. */
function sameReason({
  entity: { label, properties },
  fields,
  record,
  former,
}: {
  entity: Entity;
  fields: readonly string[];
  record: Values;
  former: KeptRow;
}): string {
  const [name, other] = [former.record[label], record[label]];
  if (typeof name !== 'string' || typeof other !== 'string' || name === other || properties[label]?.['x-ref'])
    return '与前面的行重复';
  const [first = ''] = fields;
  const { title = first, 'x-ref': ref, 'x-dict': dict } = properties[first] ?? {};
  const value = record[first];
  const same = typeof value === 'string' && !ref && !dict ? `${title}“${value}”` : title;
  return `与第 ${former.row + 1} 行的${same}相同，${properties[label]?.title ?? label}不同：“${name}”和“${other}”`;
}

/** What comes of parts, in words; undefined where nothing does. */
function partsMessage(parts: Checked['parts']): string | undefined {
  const words = parts.flatMap(({ title, added, changed, removed }) => {
    const kinds = [
      ...(added > 0 ? [`新增 ${added} 条`] : []),
      ...(changed > 0 ? [`修改 ${changed} 条`] : []),
      ...(removed > 0 ? [`去掉 ${removed} 条`] : []),
    ];
    return kinds.length > 0 ? [`${title}${kinds.join('、')}`] : [];
  });
  return words.length > 0 ? words.join('；') : undefined;
}

/** What an import tells beside its counts: parts, and rows that are passed over. */
export function messageOf({ parts, skipped }: Pick<Checked, 'parts' | 'skipped'>): string | null {
  return [partsMessage(parts), skippedMessage(skipped)].filter(Boolean).join('；') || null;
}

const namedRows = 20;

/** Which rows are passed over and why, in words; undefined where none is. */
function skippedMessage(skipped: Checked['skipped']): string | undefined {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const words = reasons.map((reason) => {
    const rows = skipped.filter((each) => each.reason === reason).map(({ row }) => row + 1);
    return `第 ${rows.slice(0, namedRows).join('、')} 行${rows.length > namedRows ? `等 ${rows.length} 行` : ''}${reason}`;
  });
  const told = words.slice(0, namedRows).join('；');
  return words.length > 0 ? `略过 ${skipped.length} 行：${told}${words.length > namedRows ? '等' : ''}` : undefined;
}
