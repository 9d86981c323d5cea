/** Workbooks as pages give and take them. */
import { readFileSync } from 'node:fs';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { give, type Upload } from './screens.ts';
import type { Locator, Page } from './test.ts';

/** Texts by the headings of their columns, without the star of what must be filled in. */
export type Row = Record<string, string>;

/** The texts of the first sheet of a file that the page offers when a button is pressed. */
export async function downloaded({ page, button }: { page: Page; button: Locator }): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const sheets = await readXlsxFile(readFileSync(await download.path()));
  return (sheets[0]?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** A workbook of rows under the headings of the template; a star at a heading is no part of its name. */
export async function workbook({
  headings,
  rows,
}: {
  headings: readonly string[];
  rows: readonly Row[];
}): Promise<Upload> {
  const texts = [headings, ...rows.map((row) => headings.map((heading) => row[heading.replace('*', '')] ?? ''))];
  const buffer = await writeXlsxFile(
    texts.map((cells) => cells.map((value) => (value === '' ? null : { value, type: String }))),
  ).toBuffer();
  return { name: '导入.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}

/** Gives the dialog of an import its file. */
export function upload(dialog: Locator, file: Upload): Promise<void> {
  return give({ button: dialog.getByRole('button', { name: /点击选择文件/ }), file });
}
