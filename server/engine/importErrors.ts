import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { addressOf, reasonHeading } from './excel/layout.ts';
import { ownJob } from './excel/job.ts';
import { readRows, writeWorkbook } from './excel/workbook.ts';
import { failures } from '../failures.ts';

const reasonWidth = 60;
const cellWidth = 24;

/** The bad rows of an import as they came, the bad cells marked, the reasons beside them; corrected, it can be imported again. */
export async function importErrors(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const job = await ownJob({ context, id: String(input['id']) });
  const { errors = [], badRows = [] } = job.report ?? {};
  if (badRows.length === 0) throw failures.conflict('此次导入没有错误');
  const rows = await readRows({ path: await context.app.files.pathOf(job.storageKey) });
  const headings = (rows[0] ?? []).filter((heading) => heading !== reasonHeading);
  const reasons = new Map<string, string[]>();
  for (const { cell, message } of errors) {
    const row = /\d+$/.exec(cell)?.[0] ?? '';
    reasons.set(row, [...(reasons.get(row) ?? []), `${cell}：${message}`]);
  }
  const badCells = new Set(errors.map(({ cell }) => cell));
  return writeWorkbook({
    fileName: `${entity.title}导入错误.xlsx`,
    sheets: [
      {
        name: '错误行',
        headings: [...headings.map((title) => ({ title, width: cellWidth })), { title: reasonHeading, width: reasonWidth }],
        rows: badRows.map((row) => [
          ...headings.map((_, column) => ({ value: rows[row]?.[column] ?? '', isBad: badCells.has(addressOf({ row, column })) })),
          { value: (reasons.get(String(row + 1)) ?? []).join('；') },
        ]),
      },
    ],
  });
}
