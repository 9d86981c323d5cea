import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';

it('starts a server, answers in UTF-8, and leaves nothing behind', async () => {
  const postgres = await startPostgres({ fsync: false, settings: { work_mem: '7MB' } });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('data_directory') as folder, current_setting('fsync') as fsync,
            current_setting('work_mem') as memory, current_setting('listen_addresses') as addresses,
            lower('ÄÖ证书') as text`,
  );
  await client.end();
  expect(rows[0]).toMatchObject({ fsync: 'off', memory: '7MB', addresses: '127.0.0.1', text: 'äö证书' });
  await postgres.stop();
  await postgres.stop();
  expect(existsSync(rows[0]?.['folder'] ?? '/')).toBe(false);
  const answer = new Promise((resolve, reject) => {
    createConnection(Number(new URL(postgres.url).port), '127.0.0.1')
      .once('connect', resolve)
      .once('error', reject);
  });
  await expect(answer).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('says the words of a server that does not start', async () => {
  await expect(startPostgres({ settings: { no_such_setting: '1' } })).rejects.toThrow('no_such_setting');
});
