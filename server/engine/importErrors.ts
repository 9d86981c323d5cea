import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { cellAddress, isReason, placeOfCell, reasonHeading } from './excel/layout.ts';
import { importOf } from './excel/job.ts';
import type { CellProblem } from './excel/row.ts';
import { readSheets, writeWorkbook, type WrittenCell, type WrittenSheet } from './excel/workbook.ts';
import { failures } from '../failures.ts';

const reasonWidth = 60;
const cellWidth = 24;

/**
 * The bad rows of an import as they came, the bad cells marked, the reasons beside them; corrected, it can be imported
 * again. Of a record that has a bad row anywhere all rows are there, as its parts are imported together.
 */
export async function importErrors(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const job = await importOf({ context, id: String(input['id']) });
  const { errors = [], badRows = [], badParts = [] } = job.report ?? {};
  if (badRows.length === 0 && badParts.every(({ rows }) => rows.length === 0))
    throw failures.conflict('此次导入没有错误');
  const owner = context.scope.tenantId;
  const [first = [], ...others] = await readSheets({
    path: await context.app.files.pathOf(job.storageKey),
    owner,
    names: badParts.map(({ sheet }) => sheet),
  });
  return writeWorkbook({
    owner,
    fileName: `${entity.title}导入错误.xlsx`,
    sheets: [
      badSheet({ name: '错误行', rows: first, bad: badRows, errors }),
      ...badParts.map(({ sheet, rows: bad }, index) =>
        badSheet({ name: sheet, sheet, rows: others[index] ?? [], bad, errors }),
      ),
    ],
  });
}

/** The bad rows of a sheet, which is named in addresses unless it is the first. */
function badSheet({
  name,
  sheet,
  rows,
  bad,
  errors,
}: {
  name: string;
  sheet?: string;
  rows: readonly string[][];
  bad: readonly number[];
  errors: readonly CellProblem[];
}): WrittenSheet {
  const columns = (rows[0] ?? []).flatMap((title, index) => (isReason(title) ? [] : [{ title, index }]));
  const reasons = new Map<number, string[]>();
  for (const { cell, message } of errors) {
    const place = placeOfCell(cell);
    if (place.sheet === sheet) reasons.set(place.row, [...(reasons.get(place.row) ?? []), `${cell}：${message}`]);
  }
  const badCells = new Set(errors.map(({ cell }) => cell));
  const written = bad.map((row): WrittenCell[] => [
    ...columns.map(({ index }) => ({
      value: rows[row]?.[index] ?? '',
      ...(badCells.has(cellAddress({ sheet, row, column: index })) && { look: 'bad' as const }),
    })),
    { value: (reasons.get(row) ?? [elsewhere]).join('；') },
  ]);
  return {
    name,
    headings: [
      ...columns.map(({ title }) => ({ title, width: cellWidth })),
      { title: reasonHeading, width: reasonWidth },
    ],
    pages: [written],
  };
}

/** Said of a row that is right and stays out with others. */
const elsewhere = '这一行没有错，但同一条数据的其他行有误，要一起导入';
