import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';
import { startProduct } from '#tests/bench/servers.ts';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** The built product with the demo data, on a free port and a folder of its own. @throws Error when it is not built. */
export async function startServer(): Promise<Server> {
  if (!existsSync(join(projectRoot, 'dist', 'server', 'main.js')))
    throw new Error('dist/ is missing: run `npm run build` first');
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, stop } = await startProduct({
      root: projectRoot,
      env: { DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test', HOST: '127.0.0.1' },
    });
    return { url, stop: () => stop().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}

/** Where the product under test is served. @throws Error outside a test run. */
export function serverUrl(): string {
  const url = process.env['E2E_URL'];
  if (!url) throw new Error('the server of the tests is not running');
  return url;
}
