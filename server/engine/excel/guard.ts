import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { failures } from '../../failures.ts';

const mebibyte = 1024 * 1024;
/** A workbook of 10,000 rows inflates to some 10 MB; beyond these it is taken for a bomb. */
const limits = { entries: 500, inflated: 150 * mebibyte };

/**
 * Makes sure that a file is an xlsx workbook that can be read safely: its parts are inflated once, counted byte by byte,
 * before a reader holds them in memory. What the archive says of its own sizes is not believed.
 * @throws Failure 415 where it is no workbook, 413 where it is too large.
 */
export async function checkWorkbook({ path }: { path: string }): Promise<void> {
  const zip = await openArchive(path);
  try {
    const names = await inflateAll(zip);
    if (!names.has('xl/workbook.xml')) throw notWorkbook();
  } finally {
    zip.close();
  }
}

function notWorkbook() {
  return failures.badFile('文件不是有效的 Excel 工作簿（.xlsx），请下载模板填写后再上传');
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false }, (error, zip) => (error ? reject(notWorkbook()) : resolve(zip)));
  });
}

function inflateAll(zip: ZipFile): Promise<Set<string>> {
  const names = new Set<string>();
  const total = { bytes: 0 };
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(notWorkbook()));
    zip.on('end', () => resolve(names));
    zip.on('entry', (entry: Entry) => {
      names.add(entry.fileName);
      if (names.size > limits.entries) return reject(failures.tooLarge('工作簿的内部文件过多，无法读取'));
      inflate({ zip, entry, total }).then(() => zip.readEntry(), reject);
    });
    zip.readEntry();
  });
}

function inflate({ zip, entry, total }: { zip: ZipFile; entry: Entry; total: { bytes: number } }): Promise<void> {
  if (entry.fileName.endsWith('/')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(notWorkbook());
      stream.on('data', (chunk: Buffer) => {
        total.bytes += chunk.length;
        if (total.bytes <= limits.inflated) return;
        stream.destroy();
        reject(failures.tooLarge('工作簿解压后过大，无法读取；请分成几个文件导入'));
      });
      stream.on('end', () => resolve());
      stream.on('error', () => reject(notWorkbook()));
    });
  });
}
