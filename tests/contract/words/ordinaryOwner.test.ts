/** An owner of the database who is no superuser brings up whatever the catalogue says: functions of triggers ask for no more. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { administer, createTestDatabase, usePostgres } from '#server/database/testing.ts';
import { useProduct } from './eachEngine.ts';
import { reachFiles } from './reaching.ts';

const refer = (title: string, words: Record<string, Json> = {}): Json => ({
  type: 'string',
  title,
  'x-ref': 'entry',
  ...words,
});
const product = useProduct({
  ...reachFiles,
  'entities/layout.json': {
    $schema: '../generated/meta/entity.json',
    title: '版式',
    'x-entity': { scope: 'tenant', label: 'layoutName', code: 'a12-m2.7', history: true, versions: true },
    properties: { layoutName: { type: 'string', title: '名称', maxLength: 30 } },
    required: ['layoutName'],
    'x-operations': { list: {}, save: {} },
  },
  'entities/report.json': {
    $schema: '../generated/meta/entity.json',
    title: '报告',
    'x-entity': { scope: 'tenant', label: 'reportName', code: 'a12-m2.7', recycle: true, history: true },
    properties: {
      reportName: { type: 'string', title: '名称', maxLength: 30 },
      planId: { type: 'string', title: '计划', 'x-ref': 'plan' },
      entryId: refer('报考', { 'x-filter': { planId: { var: 'record.planId' } } }),
      copied: { type: 'string', title: '报考名称', maxLength: 30, 'x-copyOf': 'entryId.entryName' },
      layoutId: refer('当时的版式', { 'x-ref': 'layout', 'x-at': 'version' }),
      entryIds: { type: 'array', title: '其他报考', items: { type: 'string', 'x-ref': 'entry' } },
    },
    required: ['reportName'],
    'x-operations': { list: {}, get: {}, save: {} },
  },
});
const server = usePostgres();

it('an ordinary owner', async () => {
  const owner = `ordinary_owner_${process.pid}`;
  await administer({ server: server(), text: `create role ${owner} login nosuperuser nobypassrls` });
  const { url, drop } = await createTestDatabase({ server: server(), owner });
  const own = new URL(url);
  own.username = owner;
  try {
    const database = await openDatabase({ url: own.href, dataDir: '' });
    try {
      const { plan, databaseSql: sql } = product().artefacts;
      await expect(migrate({ database, plan, sql, migrations: [] })).resolves.not.toThrow();
    } finally {
      await database.close();
    }
  } finally {
    await drop();
    await administer({ server: server(), text: `drop role ${owner}` });
  }
});
