import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownedId } from '#kinds/richText/data/picture.ts';
import { changing, reading } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { storeFile } from './file.ts';

interface OpenFile {
  tenantId: string;
  name: string;
  size: number;
  mime: string;
  storageKey: string;
}

/**
 * Makes a file that anyone may read one of the tenant's own; the same bytes are the same file, however often they come.
 * @returns its id; the one given where there is no such file, or it is the tenant's already. `key`: where bytes were stored
 * that go again if the transaction of the call does not come to its end.
 * @throws Failure as storeFile
 */
export async function takeOver(context: CallContext, id: string): Promise<{ id: string; key?: string }> {
  const { app, scope } = context;
  const [[file]] = await app.database.batch({
    scope,
    statements: [
      reading<OpenFile>({
        name: 'file_open',
        text: `select "tenantId", "name", "size", "mime", "storageKey" from "file"
          where "id" = $1 and "visibility" = 'public' and ${living()} order by "tenantId" = $2 desc limit 1`,
        values: [id, scope.tenantId],
      }),
    ],
  });
  if (!file || file.tenantId === scope.tenantId) return { id };
  const source = await app.files.pathOf(file.storageKey).catch(() => undefined);
  if (source === undefined) return { id };
  const own = ownedId({ owner: scope.tenantId, bytes: await readFile(source) });
  const [[kept]] = await app.database.batch({
    scope,
    statements: [
      changing<{ id: string }>({
        name: 'file_kept',
        text: `update "file" set "deletedTime" = null where "tenantId" = $1 and "id" = $2 returning "id"`,
        values: [scope.tenantId, own],
      }),
    ],
  });
  if (kept) return { id: own };
  const folder = await mkdtemp(join(tmpdir(), 'file-'));
  try {
    const path = join(folder, own);
    await copyFile(source, path);
    const { name: fileName, size, mime } = file;
    return await storeFile({ app, scope, file: { path, fileName, size }, mime, visibility: 'public', id: own });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
