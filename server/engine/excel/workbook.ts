import { Download } from '../context.ts';
import { failures } from '../../failures.ts';
import { unpackWorkbook } from './guard.ts';
import { readInThread, writeInThread, type ReadCell, type WrittenCell, type WrittenSheet } from './worker.ts';
import { storedZip } from './zip.ts';

export type { CellRule, WrittenCell, WrittenSheet } from './worker.ts';

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters that Excel allows in a cell. */
const longest = 32_767;
/** Rows of data that are read at most. */
export const mostRows = 50_000;

/**
 * The cells of the first sheet as texts, row by row, then those of the sheets with these names; of one that is not there
 * none. Trailing empty rows are left out. A sheet of more than `mostRows` rows comes with one row more than that. `owner`,
 * the tenant, has its turn among others.
 * @throws Failure 413, 415 where the file cannot be read.
 */
export async function readSheets({
  path,
  owner,
  names,
}: {
  path: string;
  owner: string;
  names: readonly string[];
}): Promise<string[][][]> {
  const sheets: string[][][] = Array.from({ length: names.length + 1 }, () => []);
  await readInThread({
    owner,
    file: async () => storedZip(await unpackWorkbook({ path })),
    names,
    most: mostRows + 2,
    onPage: ({ sheet, rows }) => sheets[sheet]?.push(...rows.map((row) => row.map(textOf))),
  });
  return sheets.map(withoutBlankEnd);
}

function withoutBlankEnd(rows: string[][]): string[][] {
  let end = rows.length;
  while (end > 0 && (rows[end - 1] ?? []).every((cell) => cell === '')) end--;
  return rows.slice(0, end);
}

/**
 * A workbook as a download. Texts are written as texts, so that none is taken for a formula.
 * @throws Failure 409 where a text is longer than a cell may be.
 */
export async function writeWorkbook({
  fileName,
  owner,
  sheets,
}: {
  fileName: string;
  owner: string;
  sheets: readonly WrittenSheet[];
}): Promise<Download> {
  return new Download({
    fileName,
    mime,
    body: await writeInThread({ owner, sheets: sheets.map((sheet) => ({ ...sheet, pages: fitting(sheet) })) }),
  });
}

async function* fitting({ headings, pages }: WrittenSheet): AsyncGenerator<WrittenCell[][]> {
  let row = 1;
  for await (const page of pages) {
    yield page.map((cells) => {
      row++;
      return cells.map((cell, column) => {
        if (typeof cell.value === 'number') return cell;
        if (cell.value.length > longest)
          throw failures.conflict(
            `第 ${row} 行的“${headings[column]?.title ?? ''}”超过 Excel 单元格的上限 ${longest} 个字符，无法写入工作簿`,
          );
        return { ...cell, value: escaped(cell.value) };
      });
    });
  }
}

/** A reader takes `_x0041_` for a character given by its number, unless its first character is given so itself. */
function escaped(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

function textOf(cell: ReadCell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? ''
      : cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  return String(cell).trim() === '' ? '' : String(cell);
}
