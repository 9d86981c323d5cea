import { open as openFile } from 'node:fs/promises';
import { failures, type Failure } from '../../failures.ts';
import { readArchive, type ArchiveWords } from '../archive.ts';

const mebibyte = 1024 * 1024;

/** What a workbook may hold. A question bank of 50,000 rows inflates to some 35 MB. */
export const limits = { entries: 500, inflated: 64 * mebibyte, ratio: 200, ratioFrom: 4 * mebibyte } as const;

/**
 * The parts of an xlsx workbook that a reader needs, inflated. It is never handed to a reader that would believe what the
 * archive says of its own sizes.
 * @throws Failure 415 where the file is no workbook, 413 where it goes beyond the limits.
 */
export async function unpackWorkbook({ path }: { path: string }): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  await readWorkbook({ path, onPart: (name, bytes) => parts.set(name, bytes) });
  return parts;
}

/** As `unpackWorkbook`, to tell only whether it would; nothing of the content is kept. @throws the same. */
export async function checkWorkbook({ path }: { path: string }): Promise<void> {
  await readWorkbook({ path });
}

/** Told of each part that is read, when it is whole. */
type OnPart = (name: string, bytes: Buffer) => void;

async function readWorkbook({ path, onPart }: { path: string; onPart?: OnPart }): Promise<void> {
  let isWorkbook = false;
  await readArchive({
    path,
    limits,
    words: wordsFor(path),
    isWanted: (name) => onPart !== undefined && (name.endsWith('.xml') || name.endsWith('.rels')),
    onEntry({ name, bytes }) {
      isWorkbook ||= name === 'xl/workbook.xml';
      if (bytes) onPart?.(name, bytes);
    },
  });
  if (!isWorkbook) throw notWorkbook();
}

function wordsFor(path: string): ArchiveWords {
  return {
    broken: async () =>
      (await isCompoundFile(path))
        ? failures.badFile('不支持旧版 .xls 或加了密码的工作簿，请另存为没有密码的 .xlsx 后再上传')
        : notWorkbook(),
    tooMany: () => failures.tooLarge('工作簿的内部文件过多，无法读取'),
    tooLarge: () => failures.tooLarge('工作簿解压后过大，无法读取；请删去多余的行列和图片，或分成几个文件导入'),
  };
}

function notWorkbook(): Failure {
  return failures.badFile('文件不是有效的 Excel 工作簿（.xlsx），请下载模板填写后再上传');
}

/** The container of .xls and of encrypted workbooks. */
async function isCompoundFile(path: string): Promise<boolean> {
  const file = await openFile(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('hex') === 'd0cf11e0a1b11ae1';
  } finally {
    await file.close();
  }
}
