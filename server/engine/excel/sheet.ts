import { setImmediate as breathe } from 'node:timers/promises';
import type { SheetPlan, Entity } from '#generators/formats.ts';
import { failures } from '../../failures.ts';
import type { CallContext } from '../context.ts';
import { allFields, mayRead } from '../sight.ts';
import { cellAddress, isSampleRow, readHeadings, type SheetColumn } from './layout.ts';
import { recordReader, type RecordReader } from './records.ts';
import type { CellProblem, Named } from './row.ts';

/** Records read at a time. */
const batch = 1_000;

/** A sheet that is read, and whose records stand in it. */
export interface Sheet {
  context: Pick<CallContext, 'app' | 'scope' | 'dictionaries'>;
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
}

/** What the columns of a sheet mean. @throws Failure 422 where the headings are not the template's. */
export function headingsOf({
  plan,
  rows,
  sheet,
}: {
  plan: SheetPlan;
  rows: readonly string[][];
  /** Named where it is not the first. */
  sheet?: string;
}): (SheetColumn | undefined)[] {
  const { columns, missing, unknown, doubled } = readHeadings({ plan, headings: rows[0] ?? [] });
  const words = [
    ...(missing.length > 0 ? [`缺少列：${missing.join('、')}`] : []),
    ...(unknown.length > 0 ? [`不认识的列：${unknown.slice(0, 10).join('、')}`] : []),
    ...(doubled.length > 0 ? [`重复的列：${doubled.join('、')}`] : []),
  ];
  if (words.length > 0)
    throw failures.invalid([
      {
        path: '/file',
        message: `${sheet === undefined ? '' : `工作表“${sheet}”的`}表头与模板不一致，${words.join('；')}。请下载最新模板`,
      },
    ]);
  return columns;
}

/** The ids that stand in the rows of a sheet. */
export function idsIn({ columns, rows }: Pick<Sheet, 'columns'> & { rows: readonly string[][] }): string[] {
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  if (idAt < 0) return [];
  const ids = new Set(rows.slice(1).map((row) => (row[idAt] ?? '').trim()));
  return [...ids].filter((id) => id !== '' && !isSampleRow(id));
}

/** The records with some ids, and how they would stand in the cells of a sheet. */
export async function readNamed({
  context,
  entity,
  columns,
  ids,
}: Sheet & { ids: readonly string[] }): Promise<Map<string, Named>> {
  const found = new Map<string, Named>();
  if (ids.length === 0) return found;
  const reader = await recordReader({ context, entity });
  const whole = await wholeReader({ context, entity, reader });
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const records = new Map((await whole.read(some)).map((record) => [record['id'], record]));
    for (const shown of whole === reader ? records.values() : await reader.read(some)) {
      const cells = reader.cellsOf({ record: shown, columns }).map(String);
      found.set(String(shown['id']), { record: records.get(shown['id'] ?? null) ?? shown, cells });
      await breathe();
    }
  }
  return found;
}

/** Reads records with all of their fields, as rules look at them; the same reader where its person sees all. */
async function wholeReader({
  context,
  entity,
  reader,
}: Pick<Sheet, 'context' | 'entity'> & { reader: RecordReader }): Promise<RecordReader> {
  const { scope } = context;
  const properties = Object.values(entity.properties);
  if (properties.every((property) => mayRead({ scope, property }))) return reader;
  return recordReader({ context: { ...context, scope: allFields(scope) }, entity });
}

/** What is said of a cell of a sheet; of a column that is not there it is said in the first. */
export function problemAt({
  sheet,
  columns,
  row,
  column,
  message,
}: {
  /** Named where it is not the first. */
  sheet?: string;
  columns: Sheet['columns'];
  row: number;
  column: number;
  message: string;
}): CellProblem {
  return {
    cell: cellAddress({ sheet, row, column: Math.max(column, 0) }),
    column: columns[column]?.title ?? '',
    message,
  };
}
