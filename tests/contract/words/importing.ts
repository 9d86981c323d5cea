import { writeFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '#generators/formats.ts';
import { reading } from '#server/database/statement.ts';
import type { Download } from '#server/engine/context.ts';
import { unpackWorkbook } from '#server/engine/excel/guard.ts';
import { newId } from '#server/engine/ids.ts';
import { runWaiting } from '#server/engine/jobs/runner.ts';
import type { Engine } from './engine.ts';
import type { Product } from './product.ts';

/** An import as it is once nobody works on it. */
export interface Job {
  id: string;
  state: string;
  added: number;
  changed: number;
  unchanged: number;
  valid: number;
  bad: number;
  message: string | null;
  report: { notes: Json; errors: { cell: string; column: string; message: string }[]; preview: Json };
}

/** Uploads a workbook to be imported, and waits until it is checked. */
export async function checkImport({
  engine,
  product,
  name,
  content,
}: {
  engine: Engine;
  product: Product;
  name: string;
  content: Uint8Array;
}): Promise<Job> {
  const path = pathOfWorkbook({ product, content });
  const upload = { path, fileName: '名单.xlsx', size: statSync(path).size };
  const { id = null } = await engine.call(
    `${name}.importExcel`,
    {},
    { uploads: [upload], codes: codesOf({ engine, name, verb: 'importExcel' }) },
  );
  return settled({ engine, id: String(id) });
}

/** Stores what an import has checked, and waits for it. */
export async function commitImport({
  engine,
  name,
  job: { id },
  mode = 'all',
}: {
  engine: Engine;
  name: string;
  job: Pick<Job, 'id'>;
  /** valid: only the rows that are right. */
  mode?: 'all' | 'valid';
}): Promise<Job> {
  await engine.call(`${name}.importCommit`, { id, mode }, { codes: codesOf({ engine, name, verb: 'importCommit' }) });
  return settled({ engine, id });
}

/** Those of an import that adds and changes. */
function codesOf({ engine, name, verb }: { engine: Engine; name: string; verb: string }): string[] {
  const { operations } = engine.app.catalogue;
  const change = operations[`${name}.save`]?.saveCodes?.change;
  return [...(operations[`${name}.${verb}`]?.codes ?? []), ...(change === undefined ? [] : [change])];
}

/** Where a workbook lies that was written down for a test. */
export function pathOfWorkbook({ product, content }: { product: Product; content: Uint8Array }): string {
  const path = join(product.folder, '..', `${newId()}.xlsx`);
  writeFileSync(path, content);
  return path;
}

/** A whole workbook. */
export async function bytesOf({ body }: Download): Promise<Uint8Array> {
  if (Buffer.isBuffer(body)) return body;
  const parts: Buffer[] = [];
  for await (const part of body as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Everything a workbook says, drop-downs and notes included. */
export async function wordsOf({ product, file }: { product: Product; file: Download }): Promise<string> {
  const path = pathOfWorkbook({ product, content: await bytesOf(file) });
  return [...(await unpackWorkbook({ path })).values()].map((part) => part.toString('utf8')).join('\n');
}

async function settled({ engine, id }: { engine: Engine; id: string }): Promise<Job> {
  await runWaiting({ app: engine.app });
  for (let tries = 0; tries < 500; tries += 1) {
    const [[job]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<Job>({
          text: `select "id", "state", ("result"->>'added')::integer as "added", ("result"->>'changed')::integer as "changed",
            ("result"->>'unchanged')::integer as "unchanged",
            ("result"->>'valid')::integer as "valid", ("result"->>'bad')::integer as "bad", "message", "report" from "job" where "id" = $1`,
          values: [id],
        }),
      ],
    });
    if (job && job.state !== 'waiting' && job.state !== 'running') return job;
    await sleep(30);
  }
  throw new Error('the import does not end');
}
