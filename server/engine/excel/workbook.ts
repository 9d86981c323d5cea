import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node';
import { Download } from '../context.ts';
import { failures } from '../../failures.ts';
import { checkWorkbook } from './guard.ts';

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xlsxCellLimit = 32_767;

/**
 * The cells of the first sheet as texts, row by row, trailing empty rows left out.
 * @throws Failure 413, 415 where the file cannot be read.
 */
export async function readRows({ path }: { path: string }): Promise<string[][]> {
  await checkWorkbook({ path });
  const sheets = await readXlsxFile(path, { trim: false }).catch(() => {
    throw failures.badFile('工作簿无法读取，请用 Excel 或 WPS 重新保存为 .xlsx 后再上传');
  });
  const rows = (sheets[0]?.data ?? []).map((row) => row.map((cell) => textOf(cell)));
  let end = rows.length;
  while (end > 0 && (rows[end - 1] ?? []).every((cell) => cell === '')) end--;
  return rows.slice(0, end);
}

/** A cell to write: its text or number, and whether it stands out as bad. */
export interface WrittenCell {
  value: string | number;
  isBad?: boolean;
}

export interface WrittenSheet {
  name: string;
  headings: { title: string; width: number }[];
  rows: WrittenCell[][];
}

/** A workbook as a download. Texts are written as texts, so that none is taken for a formula. */
export async function writeWorkbook({ fileName, sheets }: { fileName: string; sheets: readonly WrittenSheet[] }): Promise<Download> {
  const body = await writeXlsxFile(sheets.map(sheetOf)).toBuffer();
  return new Download({ fileName, mime, body });
}

function sheetOf({ name, headings, rows }: WrittenSheet): Sheet<Buffer> {
  const head = headings.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold', backgroundColor: '#EAF0FF', wrap: true }));
  return { sheet: name, data: [head, ...rows.map((row) => row.map(cellOf))], columns: headings.map(({ width }) => ({ width })), stickyRowsCount: 1 } as Sheet<Buffer>;
}

function cellOf({ value, isBad }: WrittenCell): Cell {
  const style = isBad ? { backgroundColor: '#FFE3E3' } : {};
  if (typeof value === 'number') return { value, type: Number, ...style };
  return value === '' ? (isBad ? { value: '', type: String, ...style } : null) : { value: value.slice(0, xlsxCellLimit), type: String, ...style };
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  return String(cell).trim();
}
