/** The built pages once more as .br and .gz beside each file, so that the server sends them small without work. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files below this size gain nothing. */
const smallest = 1024;
const text = /\.(js|css|html|svg|json|map)$/;

/** As many files at a time: the threads that Node compresses in. Each holds a megabyte from when it is asked for. */
const atOnce = 4;

/** Compresses every text file below a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && text.test(entry.name),
  );
  const rest = files.values();
  const compressRest = async (): Promise<void> => {
    for (const entry of rest) await compressFile(join(entry.parentPath, entry.name));
  };
  await Promise.all(Array.from({ length: atOnce }, compressRest));
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < smallest) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}
