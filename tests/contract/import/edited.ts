import readXlsxFile from 'read-excel-file/node';
import { headings, workbook } from './bank.ts';

/** An export with a text replaced and further rows of the template, as somebody would edit it. */
export async function edited({
  file,
  from,
  to,
  more,
}: {
  file: Buffer;
  from: string;
  to: string;
  more: string[][];
}): Promise<Buffer> {
  const [head = [], ...body] = ((await readXlsxFile(file))[0]?.data ?? []) as unknown as (string | null)[][];
  const titles = head.map(String);
  const placed = more.map((cells) => titles.map((title) => cells[headings.indexOf(title.replace('*', ''))] ?? ''));
  return workbook(
    [...body.map((cells) => titles.map((_, i) => String(cells[i] ?? '').replaceAll(from, to))), ...placed],
    titles,
  );
}
