import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Download, type App } from './context.ts';
import { newId } from './ids.ts';

/**
 * A file that is made now, to the end, and lies on disk until it is sent: however slowly its caller takes it, what it
 * is made with is free. Its name is gone at once, so nothing is left of it, whatever happens.
 * @throws whatever makes it
 */
export async function passingFile({ app, file }: { app: Pick<App, 'config'>; file: Download }): Promise<Download> {
  if (Buffer.isBuffer(file.body)) return file;
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  try {
    await pipeline(file.body, createWriteStream(path));
    const made = await open(path);
    return new Download({ ...file, body: made.createReadStream() });
  } finally {
    await rm(path, { force: true });
  }
}
