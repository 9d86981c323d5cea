import pg from 'pg';
import { expect, it } from 'vitest';
import { Connections } from './connections.ts';
import { isConnectionLost } from './errors.ts';
import { SharedConnection } from './sharedConnection.ts';
import { usePostgres } from './testing.ts';

const server = usePostgres();

function over(config: pg.PoolConfig): { pool: pg.Pool; connections: Connections; shared: SharedConnection } {
  const pool = new pg.Pool(config);
  const connections = new Connections(pool);
  return { pool, connections, shared: new SharedConnection(connections) };
}

/** The process at the other end. */
async function processOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

it('users at the same time have one connection, which is given back when the last has left', async () => {
  const { pool, connections, shared } = over({ connectionString: server(), max: 2 });
  const [one, other] = await Promise.all([shared.lendToUser(processOf), shared.lendToUser(processOf)]);
  expect(one).toBe(other);
  await expect.poll(() => pool.idleCount).toBe(1);
  await connections.end();
});

it('after a renewal another connection is lent, while the first is in use', async () => {
  const { connections, shared } = over({ connectionString: server(), max: 2 });
  const processes = await shared.lendToUser(async (client) => {
    const first = await processOf(client);
    shared.renew();
    return [first, await shared.lendToUser(processOf)];
  });
  expect(new Set(processes).size).toBe(2);
  await connections.end();
});

it('an error of one user is not the others’', async () => {
  const { pool, connections, shared } = over({ connectionString: server(), max: 1 });
  const outcomes = await Promise.allSettled([
    shared.lendToUser((client) => client.query('select 1 / 0')),
    shared.lendToUser(processOf),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect.poll(() => pool.idleCount).toBe(1);
  await connections.end();
});

it('an error that spoils the connection: who comes next gets another, and it ends when its last user has left', async () => {
  const { pool, connections, shared } = over({ connectionString: server(), max: 2 });
  const processes = await shared.lendToUser(async (client) => {
    await expect(shared.lendToUser(() => Promise.reject(new Error('half an answer')))).rejects.toThrow(
      'half an answer',
    );
    return [await processOf(client), await shared.lendToUser(processOf)];
  });
  expect(new Set(processes).size).toBe(2);
  await expect.poll(() => pool.totalCount).toBe(1);
  await connections.end();
});

it('where the connection is lost each user is told', async () => {
  const { connections, shared } = over({ connectionString: server(), max: 1 });
  const told = await Promise.allSettled([
    shared.lendToUser((client) => client.query('select pg_terminate_backend(pg_backend_pid())')),
    shared.lendToUser(processOf),
  ]);
  expect(told.map((outcome) => outcome.status === 'rejected' && isConnectionLost(outcome.reason))).toEqual([
    true,
    true,
  ]);
  expect(await shared.lendToUser(processOf)).toBeGreaterThan(0);
  await connections.end();
});

it('where there is no connection to have each user is told, and the next tries anew', async () => {
  const { connections, shared } = over({ host: '127.0.0.1', port: 1 });
  for (let attempt = 0; attempt < 2; attempt++) {
    const told = await Promise.allSettled([shared.lendToUser(processOf), shared.lendToUser(processOf)]);
    expect(told.map((outcome) => outcome.status === 'rejected' && isConnectionLost(outcome.reason))).toEqual([
      true,
      true,
    ]);
  }
  await connections.end();
});
