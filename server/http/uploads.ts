import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { App, Upload, Values } from '../engine/context.ts';
import { newId } from '../engine/ids.ts';
import { Failure, failures } from '../failures.ts';

/**
 * The fields of a multipart form, and its file on disk.
 * @param options.largest bytes that the file may have
 * @throws Failure 400 where it is no form, 413 too large.
 */
export async function readForm({
  request,
  app,
  largest = app.config.maxUpload,
}: {
  request: FastifyRequest;
  app: App;
  largest?: number;
}): Promise<{ fields: Values; uploads: Upload[] }> {
  if (!request.isMultipart()) throw failures.malformed('请以表单方式上传文件');
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const fields: Values = {};
  const uploads: Upload[] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: largest } })) {
      if (part.type === 'field') {
        if (part.value !== '' && typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      const path = join(folder, newId());
      uploads.push({
        path,
        fileName: safeName(part.filename),
        size: 0,
        isSentAsPicture: part.mimetype.startsWith('image/'),
      });
      await pipeline(part.file, createWriteStream(path));
      if (part.file.truncated) throw failures.tooLarge(`文件不能超过 ${Math.round(largest / 1024 / 1024)} MB`);
    }
    for (const upload of uploads) upload.size = (await stat(upload.path)).size;
  } catch (error) {
    await discard(uploads);
    throw isOfForm(error) ? failures.malformed('上传的表单不完整或格式不正确，请重新上传') : error;
  }
  return { fields, uploads };
}

/** What the form's parser says of a form that is cut off or no form; faults of the disk have a code. */
function isOfForm(error: unknown): boolean {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  return (
    !(error instanceof Failure) &&
    statusCode === undefined &&
    (code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}

/** Removes what a handler did not take over. */
export async function discard(uploads: readonly Upload[]): Promise<void> {
  await Promise.all(uploads.map(({ path }) => rm(path, { force: true })));
}

/** What arrives takes some hours at most; what is older was left behind by a process that was killed. */
const longestUpload = 24 * 60 * 60 * 1000;

/** Removes uploads that nobody waits for any more. */
export async function sweepUploads({ app }: { app: App }): Promise<void> {
  const folder = join(app.config.dataDir, 'uploads');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const path of names.map((name) => join(folder, name))) {
    // One that was just taken over is gone.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { force: true });
  }
}

/** The name as it may be shown and sent back: no path, no control or formatting characters, at most 120 characters. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(unsafe, '').trim().slice(-120) || '未命名';
}

// oxlint-disable-next-line no-control-regex -- these are what must go
const unsafe = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e"<>|:*?]/g;
