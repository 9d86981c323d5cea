import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generate } from '#generators/generate.ts';
import type { Json } from '#generators/formats.ts';
import { readCatalogue } from '#generators/catalogue.ts';
import { readArtefacts, type Artefacts } from '#server/artefacts.ts';
import type { Begin } from '#server/database/testing.ts';
import { root as productRoot } from '#server/testing.ts';
import { spent } from '#tests/times/spent.ts';

/** What a test runs the engine over. */
export interface Product {
  artefacts: Artefacts;
  /** Where uploaded files go. */
  folder: string;
  /** What its databases begin with, where they need not be brought to it each. */
  begin?: Begin;
  remove(): void;
}

/** The product with further files of a test's, by their paths below `schemas`. */
export function makeProduct(files: Record<string, Json>): Promise<Product> {
  return spent('generating', async () => {
    const root = mkdtempSync(join(tmpdir(), 'product-'));
    await writeProduct({ root, files });
    return {
      artefacts: readArtefacts({ root }),
      folder: join(root, 'files'),
      remove: () => rmSync(root, { recursive: true, force: true }),
    };
  });
}

/** Writes what the generators make of the product with further files, and of the product itself what they and the server read. */
export async function writeProduct({ root, files }: { root: string; files: Record<string, Json> }): Promise<void> {
  const isSource = (path: string): boolean => !path.startsWith(join(productRoot, 'schemas', 'generated'));
  cpSync(join(productRoot, 'schemas'), join(root, 'schemas'), { recursive: true, filter: isSource });
  for (const folder of ['server', 'admin']) symlinkSync(join(productRoot, folder), join(root, folder));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'schemas', path)), { recursive: true });
    writeFileSync(join(root, 'schemas', path), JSON.stringify(content));
  }
  for await (const file of generate(readCatalogue({ root }))) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'text' in file ? file.text : [...file.parts].join(''));
  }
}
