/**
 * PGlite behind an ordinary `pg` pool.
 *
 * `pg` lets a client bring its own stream, so each client gets a small socket whose other end is the one PGlite. The
 * protocol, its parser, prepared statements and pipelining stay `pg`'s own, and a client that ends takes nothing of the
 * next one with it: a new socket starts as a new connection does.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { syncFolder, syncPath, SyncedFiles } from './liteFiles.ts';
import { lockFolder } from './lock.ts';

export interface LitePool {
  /** One connection at a time: PGlite has no more. */
  pool: pg.Pool;
  /** Whether commits wait for the disk: then a power failure loses nothing that was acknowledged. */
  isDurable: boolean;
  /** Closes PGlite and gives the folder back; the pool has ended before. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `dataDir/database`, creating it where there is none (about 2.3 s; 0.2 s later on).
 * @param options.isDurable whether a commit waits until the disk has it; only tests do without
 * @throws FolderLockedError when another process has the folder open.
 */
export async function openLite({
  dataDir,
  config,
  isDurable = true,
}: {
  dataDir: string;
  config: pg.PoolConfig;
  isDurable?: boolean;
}): Promise<LitePool> {
  const lock = lockFolder({ path: join(dataDir, 'database.lock') });
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster({ folder, isDurable });
    const { lite, files } = await openCluster({ folder, isDurable });
    const exchange = createExchange(lite);
    const pool = new pg.Pool({
      ...config,
      host: 'localhost',
      user: 'postgres',
      password: '',
      database: 'postgres',
      ssl: false,
      stream: () => new LiteSocket(exchange),
      max: 1,
      idleTimeoutMillis: 0,
    });
    return {
      pool,
      isDurable: files.isSyncing,
      close: async () => {
        await lite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes a cluster beside its place and moves it there once it is whole: what a killed start left behind is no cluster. */
async function makeCluster({ folder, isDurable }: Cluster): Promise<void> {
  const making = makingFolder(folder);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const { lite } = await openCluster({ folder: making, isDurable });
  await lite.close();
  if (isDurable) syncFolder(making);
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  if (isDurable) syncPath(dirname(folder));
}

/** Where a cluster is made. */
export function makingFolder(folder: string): string {
  return `${folder}.making`;
}

interface Cluster {
  folder: string;
  isDurable: boolean;
}

async function openCluster({ folder, isDurable }: Cluster): Promise<{ lite: PGlite; files: SyncedFiles }> {
  const files = new SyncedFiles(folder);
  const lite = new PGlite({
    fs: files,
    extensions: { btree_gist, pg_trgm },
    startParams: startParams({ isDurable }),
  });
  await lite.waitReady;
  return { lite, files };
}

/** PGlite's own, of which `-F` means no fsync; and `fdatasync`, PostgreSQL's usual way, does nothing in it. */
function startParams({ isDurable }: { isDurable: boolean }): string[] {
  const own = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !isDurable);
  return [
    ...own,
    '-c',
    'shared_buffers=16MB',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ];
}

/** Sends one or more protocol messages, the last of them a Sync or Query, and resolves to PGlite's answer. */
type Exchange = (message: Buffer) => Promise<Buffer>;

/** The longest time in milliseconds that queries may keep timers and requests waiting. */
const LONGEST_HOLD = 5;

/** One message after the other, with a turn of the event loop in between when it is due. */
function createExchange(lite: PGlite): Exchange {
  let turned = performance.now();
  let last: Promise<unknown> = Promise.resolve();

  async function answer(message: Buffer): Promise<Buffer> {
    if (performance.now() - turned > LONGEST_HOLD) {
      await turnOfLoop();
      turned = performance.now();
    }
    // The other raw calls keep what they have parsed for ever; this one runs at once all the same.
    const parts: Buffer[] = [];
    await lite.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (bytes) => parts.push(Buffer.from(bytes)),
    });
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  return (message) => {
    const answered = last.then(() => answer(message));
    last = answered.catch(() => undefined);
    return answered;
  };
}

/** AuthenticationOk: PGlite asks for no password. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const TERMINATE = 0x58;

/** What `pg` takes for a socket. A statement arrives between cork and uncork, and goes to PGlite as one message. */
class LiteSocket extends Duplex {
  readonly #exchange: Exchange;
  #isStarted = false;

  constructor(exchange: Exchange) {
    super({ allowHalfOpen: false });
    this.#exchange = exchange;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk]).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #send(chunks: Buffer[]): Promise<void> {
    if (!this.#isStarted) return this.#start();
    const messages = chunks.filter((chunk) => chunk[0] !== TERMINATE); // PGlite would end, not the client
    const [message] = messages;
    if (message) this.#receive(await this.#exchange(messages.length === 1 ? message : Buffer.concat(messages)));
  }

  /** Stands for the log-in: whatever the client before left behind is gone before `pg` may send. */
  async #start(): Promise<void> {
    this.#isStarted = true;
    await this.#exchange(queryMessage('rollback'));
    const answer = await this.#exchange(queryMessage('discard all'));
    this.#receive(Buffer.concat([WELCOME, readyMessageOf(answer)]));
  }

  #receive(answer: Buffer): void {
    readyMessageOf(answer);
    if (!this.destroyed) this.push(answer);
  }
}

/** The ReadyForQuery that ends every answer. Without one PGlite has crashed, and waiting for it would be for ever. */
function readyMessageOf(answer: Buffer): Buffer {
  const ready = answer.subarray(-6);
  if (ready.length < 6 || ready[0] !== 0x5a || ready.readUInt32BE(1) !== 5) {
    throw new Error('The embedded database stopped answering.');
  }
  return ready;
}

function queryMessage(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
