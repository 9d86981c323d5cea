import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { changing } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import { Download, type App, type Values } from '../context.ts';
import type { Job } from './job.ts';

/** Files that a person's jobs have made, at most: older ones go (rule J11). */
export const mostResults = 20;

/** Keeps a file that a job has made, for as long as the job; @returns what the job's row says of it */
export async function keepResult({ app, job, file }: { app: App; job: Job; file: Download }): Promise<Values> {
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  // Whoever begins the job again writes a file of their own: what one left half is swept with abandoned uploads.
  const path = join(folder, `${job.id}x${job.attempts}`);
  const storageKey = keyOf(job);
  try {
    if (Buffer.isBuffer(file.body)) await writeFile(path, file.body);
    else await pipeline(file.body, createWriteStream(path));
    await app.files.put({ key: storageKey, path });
  } finally {
    await rm(path, { force: true });
  }
  return { storageKey, resultFile: file.fileName, resultMime: file.mime };
}

/** Removes what a job has made that did not come to its end: its row knows nothing of it. */
export async function dropResult({ app, job }: { app: App; job: Pick<Job, 'id'> }): Promise<void> {
  await app.files.remove(keyOf(job));
}

/** Known by the job's id, whatever its row says. */
function keyOf({ id }: Pick<Job, 'id'>): string {
  return `jobs/${id}`;
}

/** The file that a job has made. @throws Failure 404 where it made none, or it is no longer there. */
export async function resultOf({ app, job }: { app: App; job: Job & Values }): Promise<Download> {
  const { resultFile, resultMime, storageKey } = job;
  if (typeof resultFile !== 'string' || !storageKey || job.state !== 'done') throw failures.notFound('结果文件');
  const body = await app.files.open(storageKey).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? failures.notFound('结果文件') : error;
  });
  return new Download({ fileName: resultFile, mime: String(resultMime), body });
}

/** Removes the files that a person's jobs made before the newest ones. */
export async function forgetOlderResults({ app, job: { tenantId, createdBy } }: { app: App; job: Job }): Promise<void> {
  const [older] = await app.database.batch({
    scope: { tenantId, userId: createdBy },
    statements: [
      changing<{ storageKey: string }>({
        text: `with "older" as (select "id", "storageKey" from "job" where "createdBy" = $1 and "resultFile" is not null
            order by "createdTime" desc, "id" desc offset $2)
          update "job" j set "resultFile" = null, "storageKey" = null from "older" o where j."id" = o."id"
          returning o."storageKey"`,
        values: [createdBy, mostResults],
      }),
    ],
  });
  for (const { storageKey } of older) await app.files.remove(storageKey);
}
