import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import { newId } from '../../../engine/ids.ts';

/** The file of one edition of a certificate. */
export interface EditionFile {
  tenantId: string;
  issuedCertId: string;
  edition: number;
  /** The same for each try, so that what is left of a transaction that failed is written over by the next. */
  storageKey: string;
  mime: string;
  bytes: Buffer;
}

/** Keeps the file of an edition: its row with the transaction, its bytes at once. */
export async function keepFile({
  app,
  transaction,
  file: { tenantId, issuedCertId, edition, storageKey, mime, bytes },
}: {
  app: Pick<App, 'config' | 'files'>;
  transaction: Transaction;
  file: EditionFile;
}): Promise<void> {
  await transaction.query(
    changing({
      name: 'issue_file_keep',
      text: `insert into "certPdf" ("tenantId", "id", "issuedCertId", "edition", "storageKey", "mime", "size", "hash")
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [tenantId, newId(), issuedCertId, edition, storageKey, mime, bytes.length, hashOf(bytes)],
    }),
  );
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  try {
    await writeFile(path, bytes);
    await app.files.put({ key: storageKey, path });
  } finally {
    await rm(path, { force: true });
  }
}

/** How a file is known again, in hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
