/** What it costs to let many people in: a sheet of new people imported, and a first password for all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { demoPassword } from '#server/first.ts';
import { operation, type Values } from '#tests/contract/artefacts.ts';
import { writeSheet } from '#tests/contract/catalogue/workbook.ts';
import { callerOf } from '#tests/contract/client.ts';
import { dataOf } from '#tests/contract/world.ts';
import { jobSettled } from './jobs.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { clocked } from './times.ts';

const people = 5000;

/** Needs the built product. */
export async function measureAccounts({ root }: { root: string }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of ['PostgreSQL', 'PGlite'] as const) {
    const postgres = name === 'PostgreSQL' ? await startPostgres({ settings: { shared_buffers: '512MB' } }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-accounts-'));
    const product = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' } });
    try {
      rows.push(...(await measure({ url: product.url, name })));
    } finally {
      await product.stop();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

async function measure({ url, name }: { url: string; name: string }): Promise<Row[]> {
  const { token } = dataOf<{ token: string }>(
    await callerOf({ url }).call(operation('session.login'), { account: 'admin', password: demoPassword }),
  );
  const admin = callerOf({ url, token });
  const [tenant] = dataOf<Values[]>(await admin.call(operation('session.tenants')));
  dataOf(await admin.call(operation('session.switchTenant'), { tenantId: String(tenant?.['id']) }));
  const content = await writeSheet({
    headings: ['账号', '姓名', '角色', '学号或工号'],
    rows: Array.from({ length: people }, (_, i) => [`bench${i}`, `学员${i}`, '学生', `B${i}`]),
  });
  let id = '';
  const checked = await clocked(async () => {
    const upload = await admin.upload(operation('memberEntry.importExcel'), { name: '人员.xlsx', content });
    id = String(dataOf<Values>(upload)['id']);
    await jobSettled({ admin, id, wanted: 'ready' });
  });
  const stored = await clocked(async () => {
    dataOf(await admin.call(operation('memberEntry.importCommit'), { id, mode: 'all' }));
    await jobSettled({ admin, id, wanted: 'done' });
  });
  const given = await clocked(async () =>
    dataOf(
      await admin.call(operation('memberEntry.setPassword'), {
        matching: { account: 'bench' },
        count: people,
        password: '湖边-七棵-梧桐',
      }),
    ),
  );
  const seconds = (checked + stored) / 1000;
  return [
    {
      what: `${people} new people imported from a sheet, ${name}`,
      figure: `${seconds.toFixed(1)} s (checked ${(checked / 1000).toFixed(1)}, stored ${(stored / 1000).toFixed(1)})`,
      limit: '≤ 30 s',
      isReached: seconds <= 30,
    },
    { what: `a first password for all of them, ${name}`, figure: `${(given / 1000).toFixed(1)} s` },
  ];
}
