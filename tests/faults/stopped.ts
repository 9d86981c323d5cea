/** A product that is not running, opened to prepare what is then done with it. */
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { openApp } from '#server/open.ts';
import { root } from '#server/testing.ts';
import type { ProductOptions } from './product.ts';

/** Works in the first organisation of a product that is not running, and closes it again. */
export async function inStopped<Result>({
  options: { dataDir, databaseUrl },
  work,
}: {
  options: ProductOptions;
  work: (place: { app: App; tenantId: string }) => Promise<Result>;
}): Promise<Result> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  try {
    const [tenant] = await app.database.query(
      reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
    );
    return await work({ app, tenantId: tenant?.id ?? '' });
  } finally {
    await app.close();
  }
}
