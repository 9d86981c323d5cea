import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { cellAddress, isReason, reasonHeading } from './excel/layout.ts';
import { ownJob } from './excel/job.ts';
import { readRows, writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { failures } from '../failures.ts';

const reasonWidth = 60;
const cellWidth = 24;

/** The bad rows of an import as they came, the bad cells marked, the reasons beside them; corrected, it can be imported again. */
export async function importErrors(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const job = await ownJob({ context, id: String(input['id']) });
  const { errors = [], badRows = [] } = job.report ?? {};
  if (badRows.length === 0) throw failures.conflict('此次导入没有错误');
  const rows = await readRows({ path: await context.app.files.pathOf(job.storageKey), owner: context.scope.tenantId });
  const columns = (rows[0] ?? []).flatMap((title, index) => (isReason(title) ? [] : [{ title, index }]));
  const reasons = new Map<number, string[]>();
  for (const { cell, message } of errors) {
    const row = Number(/\d+$/.exec(cell)?.[0]) - 1;
    reasons.set(row, [...(reasons.get(row) ?? []), `${cell}：${message}`]);
  }
  const badCells = new Set(errors.map(({ cell }) => cell));
  const written = badRows.map((row): WrittenCell[] => [
    ...columns.map(({ index }) => ({
      value: rows[row]?.[index] ?? '',
      ...(badCells.has(cellAddress({ row, column: index })) && { look: 'bad' as const }),
    })),
    { value: (reasons.get(row) ?? []).join('；') },
  ]);
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: `${entity.title}导入错误.xlsx`,
    sheets: [
      {
        name: '错误行',
        headings: [
          ...columns.map(({ title }) => ({ title, width: cellWidth })),
          { title: reasonHeading, width: reasonWidth },
        ],
        pages: [written],
      },
    ],
  });
}
