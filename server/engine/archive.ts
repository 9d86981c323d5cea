import { open as openZip, validateFileName, type Entry, type ZipFile } from 'yauzl';
import type { Failure } from '../failures.ts';

/**
 * What an archive may hold: entries, bytes of all of them, bytes of one that is kept. `ratio` counts from `ratioFrom` bytes
 * on: small files of equal bytes shrink a lot and do no harm.
 */
export interface ArchiveLimits {
  entries: number;
  inflated: number;
  ratio: number;
  ratioFrom: number;
  /** What is longer is counted and comes without its bytes. */
  kept?: number;
}

/** What is said of an archive that is not read. */
export interface ArchiveWords {
  broken(): Failure | Promise<Failure>;
  tooMany(): Failure;
  tooLarge(): Failure;
}

/** A file of an archive; without bytes where they were not wanted, or were too many. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer | undefined;
}

/**
 * Reads the files of a zip in their order, one at a time. Bytes are counted as they come: what the archive says of its own
 * sizes is not believed. Nothing is written anywhere by the names that it has; one that leads out of it makes it broken.
 * @param options.isWanted whose bytes are kept
 * @throws Failure as `words` say; whatever `onEntry` throws
 */
export async function readArchive({
  path,
  limits,
  words,
  isWanted,
  onEntry,
}: {
  path: string;
  limits: ArchiveLimits;
  words: ArchiveWords;
  isWanted(name: string): boolean;
  onEntry(entry: ArchiveEntry): void | Promise<void>;
}): Promise<void> {
  const zip = await opened({ path, words });
  const counted = { entries: 0, bytes: 0 };
  try {
    for (let entry = await nextEntry({ zip, words }); entry; entry = await nextEntry({ zip, words })) {
      if (++counted.entries > limits.entries) throw words.tooMany();
      const name = nameOf(entry);
      if (validateFileName(name) !== null) throw await words.broken();
      if (name.endsWith('/')) continue;
      await onEntry({ name, bytes: await inflated({ zip, entry, limits, words, counted, isKept: isWanted(name) }) });
    }
  } finally {
    zip.close();
  }
}

function opened({ path, words }: { path: string; words: ArchiveWords }): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(
      path,
      { lazyEntries: true, autoClose: false, validateEntrySizes: false, decodeStrings: false },
      (error, zip) => (error ? Promise.resolve(words.broken()).then(reject, reject) : resolve(zip)),
    );
  });
}

/** The next entry; undefined behind the last. */
function nextEntry({ zip, words }: { zip: ZipFile; words: ArchiveWords }): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      zip.removeAllListeners();
      // What goes wrong between two entries is said of the next.
      zip.on('error', () => undefined);
    };
    zip.removeAllListeners();
    zip.once('entry', (entry: Entry) => {
      done();
      resolve(entry);
    });
    zip.once('end', () => {
      done();
      resolve(undefined);
    });
    zip.once('error', () => {
      done();
      Promise.resolve(words.broken()).then(reject, reject);
    });
    zip.readEntry();
  });
}

const namesAreUtf8 = 0x0800;

/** The name of an entry: where it does not say how it is written it is UTF-8, or else as Chinese Windows writes it. */
function nameOf({ fileNameRaw: bytes, generalPurposeBitFlag }: Entry): string {
  const name =
    (generalPurposeBitFlag & namesAreUtf8) === 0 ? (strictUtf8(bytes) ?? gbk.decode(bytes)) : bytes.toString();
  return name.replaceAll('\\', '/');
}

const gbk = new TextDecoder('gb18030');

function strictUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function inflated({
  zip,
  entry,
  limits,
  words,
  counted,
  isKept,
}: {
  zip: ZipFile;
  entry: Entry;
  limits: ArchiveLimits;
  words: ArchiveWords;
  counted: { bytes: number };
  isKept: boolean;
}): Promise<Buffer | undefined> {
  const most = limits.kept ?? limits.inflated;
  return new Promise((resolve, reject) => {
    const broken = (): void => void Promise.resolve(words.broken()).then(reject, reject);
    zip.openReadStream(entry, (error, stream) => {
      if (error) return broken();
      let chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        counted.bytes += chunk.length;
        const isBomb = bytes > limits.ratioFrom && bytes > entry.compressedSize * limits.ratio;
        if (counted.bytes > limits.inflated || isBomb) {
          stream.destroy();
          return reject(words.tooLarge());
        }
        if (bytes > most) chunks = [];
        else if (isKept) chunks.push(chunk);
      });
      stream.on('end', () => resolve(isKept && bytes <= most ? Buffer.concat(chunks) : undefined));
      stream.on('error', broken);
    });
  });
}
