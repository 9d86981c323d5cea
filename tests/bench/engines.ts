/** The engine under measure, without HTTP, over the product with a bench's own entities. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '#generators/formats.ts';
import { startPostgres } from '#scripts/postgres.ts';
import { openDatabase } from '#server/database/database.ts';
import type { Handler } from '#server/engine/context.ts';
import { startEngine, type Engine } from '#tests/contract/words/engine.ts';
import { makeProduct } from '#tests/contract/words/product.ts';
import type { Row } from './table.ts';

/** Measures on PostgreSQL, then on PGlite. @param options.files files of the catalogue by their paths below `schemas` */
export async function onEngines({
  name,
  files,
  measure,
  handlers = {},
}: {
  name: string;
  files: Record<string, Json>;
  measure: (engine: Engine) => Promise<Row[]>;
  handlers?: Readonly<Record<string, Handler>>;
}): Promise<Row[]> {
  const product = await makeProduct(files);
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
  try {
    const rows: Row[] = [];
    for (const url of [postgres.url, undefined]) {
      const database = await openDatabase({ url, dataDir: folder });
      try {
        rows.push(...(await measure(await startEngine({ product, database, handlers }))));
      } finally {
        await database.close();
      }
    }
    return rows;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    product.remove();
  }
}
