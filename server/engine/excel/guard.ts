import { open as openFile } from 'node:fs/promises';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { failures, type Failure } from '../../failures.ts';

const mebibyte = 1024 * 1024;

/**
 * What an archive may hold. A question bank of 50,000 rows inflates to some 35 MB.
 * `ratio` counts from `ratioFrom` bytes on: small sheets of equal cells shrink a lot and do no harm.
 */
export const limits = { entries: 500, inflated: 64 * mebibyte, ratio: 200, ratioFrom: 4 * mebibyte } as const;

/**
 * The parts of an xlsx workbook that a reader needs, inflated. Bytes are counted as they come: what the archive says of
 * its own sizes is not believed, and it is never handed to a reader that would.
 * @throws Failure 415 where the file is no workbook, 413 where it goes beyond the limits.
 */
export async function unpackWorkbook({ path }: { path: string }): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  await inflateAll({ path, onPart: ({ name, chunks }) => parts.set(name, Buffer.concat(chunks)) });
  return parts;
}

/** As `unpackWorkbook`, to tell only whether it would; nothing of the content is kept. @throws the same. */
export async function checkWorkbook({ path }: { path: string }): Promise<void> {
  await inflateAll({ path });
}

function notWorkbook(): Failure {
  return failures.badFile('文件不是有效的 Excel 工作簿（.xlsx），请下载模板填写后再上传');
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false }, (error, zip) => {
      if (error)
        isCompoundFile(path).then(
          (isCompound) =>
            reject(
              isCompound
                ? failures.badFile('不支持旧版 .xls 或加了密码的工作簿，请另存为没有密码的 .xlsx 后再上传')
                : notWorkbook(),
            ),
          reject,
        );
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

/** Told of each part that is read, when it is whole. */
type OnPart = (part: { name: string; chunks: readonly Buffer[] }) => void;

async function inflateAll({ path, onPart }: { path: string; onPart?: OnPart }): Promise<void> {
  const zip = await openArchive(path);
  try {
    const names = await inflateEntries({ zip, onPart });
    if (!names.has('xl/workbook.xml')) throw notWorkbook();
  } finally {
    zip.close();
  }
}

/** The names of the entries. */
function inflateEntries({ zip, onPart }: { zip: ZipFile; onPart: OnPart | undefined }): Promise<Set<string>> {
  const names = new Set<string>();
  const counted: Counted = { entries: 0, bytes: 0 };
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(notWorkbook()));
    zip.on('end', () => resolve(names));
    zip.on('entry', (entry: Entry) => {
      if (++counted.entries > limits.entries) return reject(failures.tooLarge('工作簿的内部文件过多，无法读取'));
      const name = entry.fileName;
      const isRead = name.endsWith('.xml') || name.endsWith('.rels');
      inflate({ zip, entry, counted, isKept: isRead && onPart !== undefined }).then((chunks) => {
        names.add(name);
        if (isRead) onPart?.({ name, chunks });
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
}

function inflate({
  zip,
  entry,
  counted,
  isKept,
}: {
  zip: ZipFile;
  entry: Entry;
  counted: Counted;
  isKept: boolean;
}): Promise<Buffer[]> {
  if (entry.fileName.endsWith('/')) return Promise.resolve([]);
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
        } else if (isKept) chunks.push(chunk);
      });
      stream.on('end', () => resolve(chunks));
      stream.on('error', () => reject(notWorkbook()));
    });
  });
}
