import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** How many lines there were, and the SHA-256 of them with their line ends. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** Writes lines into a compressed file that is on the disk when this resolves. A line holds no line end: JSON writes it as \n. */
export async function writeLines({
  file,
  batches,
}: {
  file: string;
  batches: AsyncIterable<readonly string[]>;
}): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const lines of batches) {
      if (lines.length === 0) continue;
      const text = `${lines.join('\n')}\n`;
      rows += lines.length;
      hash.update(text);
      yield text;
    }
  }
  await pipeline(Readable.from(texts()), createGzip({ level: 4 }), createWriteStream(file));
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
  return { rows, sha256: hash.digest('hex') };
}

/** The lines of a compressed file, `size` at a time. */
export async function* readLines({ file, size }: { file: string; size: number }): AsyncGenerator<string[]> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What a compressed file holds, read to its end. @throws an error of zlib where it is damaged. */
export async function sumOf(file: string): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 0x0a) rows += 1;
    }
  });
  return { rows, sha256: hash.digest('hex') };
}
