import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { Picture } from '#kinds/data/cell.ts';
import { changing } from '../../database/statement.ts';
import type { App } from '../context.ts';
import type { Transaction } from '../../database/database.ts';
import { pictureSize } from '../pictureSize.ts';

const kinds: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The type of a picture by its bytes; undefined where it is none that may be stored. */
export async function kindOfPicture({ bytes }: Picture): Promise<{ mime: string; extension: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const mime = found ? kinds[found.ext] : undefined;
  return found && mime ? { mime, extension: found.ext } : undefined;
}

/** Stores pictures as files of the tenant that anyone may see, as those are that an editor takes up. */
export async function storePictures({
  app,
  owner,
  transaction,
  pictures,
}: {
  app: App;
  owner: string;
  transaction: Transaction;
  pictures: readonly Picture[];
}): Promise<void> {
  if (pictures.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    for (const picture of pictures) {
      const kind = await kindOfPicture(picture);
      if (!kind) continue;
      const path = join(folder, picture.id);
      const key = `${owner || 'platform'}/${picture.id}`;
      await writeFile(path, picture.bytes);
      const size = await pictureSize({ path, mime: kind.mime });
      await app.files.put({ key, path });
      await transaction.query(
        changing({
          text: `insert into "file" ("id", "name", "size", "mime", "visibility", "storageKey", "width", "height")
            values ($1, $2, $3, $4, 'public', $5, $6, $7) on conflict ("tenantId", "id") do update set "deletedTime" = null`,
          values: [
            picture.id,
            `${picture.id}.${kind.extension}`,
            picture.bytes.length,
            kind.mime,
            key,
            size?.width ?? null,
            size?.height ?? null,
          ],
        }),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
