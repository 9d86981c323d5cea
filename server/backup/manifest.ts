import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A table of a backup: its rows as JSON, a line each, in `tables/<name>.jsonl.gz`. */
export interface TableEntry {
  name: string;
  rows: number;
  /** SHA-256 of the lines before compression, in hexadecimal. */
  sha256: string;
}

/** An uploaded file of a backup, in `files/<key>`. */
export interface FileEntry {
  key: string;
  size: number;
}

/** What a backup holds: `manifest.json`, written last. */
export interface Manifest {
  format: 1;
  /** When the snapshot was taken, as on the wire. */
  time: string;
  database: 'pglite' | 'postgres';
  /** Hash of the catalogue that was served. */
  catalogueHash: string;
  /** Names of the migrations the database had been through. */
  migrations: string[];
  tables: TableEntry[];
  files: FileEntry[];
  /** Keys of files that the database names and the store has not. */
  missing: string[];
}

/** A backup that cannot be made or used. The message is for the person at the console. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const manifestName = 'manifest.json';

export async function writeManifest({ folder, manifest }: { folder: string; manifest: Manifest }): Promise<void> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
}

/** @throws BackupError where the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} 中没有完整的备份（缺少 ${manifestName}）。`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new BackupError(`${folder} 中备份的格式（${String(manifest.format)}）不受此版本支持。`);
  return manifest;
}

export function tablePath({ folder, name }: { folder: string; name: string }): string {
  return join(folder, 'tables', `${name}.jsonl.gz`);
}

export function filePath({ folder, key }: { folder: string; key: string }): string {
  return join(folder, 'files', key);
}
