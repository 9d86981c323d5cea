import { open as openFile } from 'node:fs/promises';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { failures, type Failure } from '../../failures.ts';

const mebibyte = 1024 * 1024;

/**
 * What an archive may hold. A question bank of 10,000 rows inflates to some 15 MB; 50,000 long ones stay below the limit.
 * `ratio` counts from `ratioFrom` bytes on: small sheets of equal cells shrink a lot and do no harm.
 */
export const limits = { entries: 500, inflated: 128 * mebibyte, ratio: 200, ratioFrom: 16 * mebibyte } as const;

/**
 * The parts of an xlsx workbook that a reader needs, inflated. Bytes are counted as they come: what the archive says of
 * its own sizes is not believed, and it is never handed to a reader that would.
 * @throws Failure 415 where the file is no workbook, 413 where it goes beyond the limits.
 */
export async function unpackWorkbook({ path }: { path: string }): Promise<Map<string, Buffer>> {
  const zip = await openArchive(path);
  try {
    const parts = await inflateAll(zip);
    if (!parts.has('xl/workbook.xml')) throw notWorkbook();
    return parts;
  } finally {
    zip.close();
  }
}

function notWorkbook(): Failure {
  return failures.badFile('文件不是有效的 Excel 工作簿（.xlsx），请下载模板填写后再上传');
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false }, (error, zip) => {
      if (error) isCompoundFile(path).then((isCompound) => reject(isCompound ? failures.badFile('不支持旧版 .xls 或加了密码的工作簿，请另存为没有密码的 .xlsx 后再上传') : notWorkbook()), reject);
      else resolve(zip);
    });
  });
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

interface Counted {
  entries: number;
  bytes: number;
}

function inflateAll(zip: ZipFile): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const counted: Counted = { entries: 0, bytes: 0 };
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(notWorkbook()));
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) => {
      if (++counted.entries > limits.entries) return reject(failures.tooLarge('工作簿的内部文件过多，无法读取'));
      inflate({ zip, entry, counted }).then((bytes) => {
        if (isRead(entry.fileName)) parts.set(entry.fileName, bytes);
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}

function isRead(name: string): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels');
}

function inflate({ zip, entry, counted }: { zip: ZipFile; entry: Entry; counted: Counted }): Promise<Buffer> {
  if (entry.fileName.endsWith('/')) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(notWorkbook());
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        counted.bytes += chunk.length;
        const isBomb = bytes > limits.ratioFrom && bytes > entry.compressedSize * limits.ratio;
        if (counted.bytes > limits.inflated || isBomb) {
          stream.destroy();
          reject(failures.tooLarge('工作簿解压后过大，无法读取；请删去多余的行列和图片，或分成几个文件导入'));
        } else if (isRead(entry.fileName)) chunks.push(chunk);
      });
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('error', () => reject(notWorkbook()));
    });
  });
}
