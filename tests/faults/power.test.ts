/** The power fails while the embedded database is written to: what the disk was never told to keep is gone, what was acknowledged is there. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inSuite } from '#tests/suite.ts';
import { findHalfWrites, findLosses } from './audit.ts';
import { client, signIn, someCertificate } from './client.ts';
import { startProduct } from './product.ts';
import { startWriters } from './writers.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 20 }));
const forgetfulDisk = new URL('./forgetfulDisk.mjs', import.meta.url).href;

it(
  `${rounds} power failures under a write load lose no acknowledged write`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'power-'));
    const dataDir = join(folder, 'data');
    const [root, kept] = [join(dataDir, 'database'), join(folder, 'kept')];
    const failing = { dataDir, nodeOptions: `--import ${forgetfulDisk}`, env: { DISK_ROOT: root, DISK_KEPT: kept } };
    let acknowledged = 0;
    mkdirSync(dataDir);
    try {
      // Also what the very first start wrote is only what the disk was told to keep.
      let product = await startProduct(failing);
      const token = await signIn({ url: product.url, account: 'admin' });
      const certId = await someCertificate(client({ url: product.url, token }));
      for (let round = 1; round <= rounds; round += 1) {
        const load = startWriters({ client: client({ url: product.url, token }), certId, name: `p${round}` });
        await load.reach(400);
        await product.kill();
        await load.ended;
        acknowledged += load.acknowledged();
        // Folders are names: they are there.
        cpSync(root, kept, { recursive: true, force: false, filter: (source) => statSync(source).isDirectory() });
        rmSync(root, { recursive: true });
        cpSync(kept, root, { recursive: true });
        product = await startProduct(failing);
        const losses = await findLosses({ client: client({ url: product.url, token }), written: load.written });
        expect(losses, `round ${round}: acknowledged and not there`).toEqual([]);
      }
      await product.stop();
      expect(await findHalfWrites({ dataDir, written: [] })).toEqual([]);
      console.log(`${rounds} power failures: ${acknowledged} writes acknowledged, none lost`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  rounds * 120_000,
);
