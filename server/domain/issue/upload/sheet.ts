import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSheets } from '../../../engine/excel/workbook.ts';
import type { App } from '../../../engine/context.ts';
import { newId } from '../../../engine/ids.ts';
import { failures } from '../../../failures.ts';
import { baseOf, mostCerts } from './zip.ts';

/** The columns of the sheet that goes with printed certificates. */
export const headings = {
  applyCode: '报名号',
  personName: '姓名',
  certNumber: '证书编号',
  issuedDate: '发证日期',
  fileName: '文件名',
} as const;

/** A row as it was filled in. */
export type SheetRow = Record<keyof typeof headings, string> & {
  /** As the sheet counts it. */
  row: number;
};

/** The rows of a sheet, without those that are empty. @throws Failure 409 without its columns or rows, or of too many; 413, 415 */
export async function rowsOf({
  app,
  owner,
  bytes,
}: {
  app: App;
  owner: string;
  bytes: Buffer;
}): Promise<readonly SheetRow[]> {
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  try {
    await writeFile(path, bytes);
    const [[titles = [], ...rows] = []] = await readSheets({ path, owner, names: [] });
    return named({ titles: titles.map((title) => title.trim()), rows });
  } finally {
    await rm(path, { force: true });
  }
}

function named({ titles, rows }: { titles: readonly string[]; rows: readonly string[][] }): readonly SheetRow[] {
  const places = Object.fromEntries(
    Object.entries(headings).map(([name, title]) => [name, titles.indexOf(title)]),
  ) as Record<keyof typeof headings, number>;
  const missing = needed.filter((name) => places[name] < 0).map((name) => `“${headings[name]}”`);
  if (missing.length > 0) throw failures.conflict(`表格的第一行缺少${missing.join('、')}列，请下载表格填写`);
  const filled = rows
    .map((cells, index) => {
      const at = (name: keyof typeof headings): string => (cells[places[name]] ?? '').trim();
      return {
        row: index + 2,
        applyCode: at('applyCode'),
        personName: at('personName'),
        certNumber: at('certNumber'),
        issuedDate: at('issuedDate'),
        fileName: baseOf(at('fileName')),
      };
    })
    .filter(({ row: _row, ...cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (filled.length === 0) throw failures.conflict('表格中没有数据');
  if (filled.length > mostCerts)
    throw failures.conflict(`表格有 ${filled.length} 行，一次最多上传 ${mostCerts} 张证书`);
  return filled;
}

const needed = ['applyCode', 'personName', 'fileName'] as const;
