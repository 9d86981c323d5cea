/** What one act did to many, for whoever reaches some of them (rule T16). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('the operation log within reach, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = await enter('admin');
  }, 120_000);
  afterAll(() => server?.close());

  async function enter(account: string): Promise<Caller> {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    return caller;
  }
  const make = async (name: string, values: Values): Promise<string> =>
    String(dataOf<Values>(await admin.call(operation(name), values))['id']);

  it('T16: each sees that an act was done to those within reach, and of no more how many', async () => {
    const roleId = await make('role.save', {
      roleName: '本部门日志',
      reach: 'department',
      codes: ['a12', 'a12-m1', 'a12-m1.7', 'a12-m1.7.6', 'a12-m1.4'],
    });
    /** Somebody who reads the log of a department, and so many others in it. */
    const department = async (deptName: string, keeper: string, others: readonly string[]): Promise<string[]> => {
      const departmentId = await make('department.save', { deptName, parentId: null });
      const memberships: string[] = [];
      for (const account of [keeper, ...others]) {
        if (account === keeper) dataOf(await admin.call(operation('membership.save'), { account, roleId }));
        const found = dataOf<{ rows: Values[] }>(
          await admin.call(operation('membership.list'), { keyword: account, pageSize: 100 }),
        ).rows;
        const { rows } = dataOf<{ rows: Values[] }>(
          await admin.call(operation('person.options'), { keyword: account }),
        );
        await make('deptMember.save', { departmentId, personId: rows[0]?.['id'] ?? '' });
        if (account !== keeper) memberships.push(String(found[0]?.['id']));
      }
      return memberships;
    };
    const first = await department('日志一部', 'student04', ['student06']);
    const second = await department('日志二部', 'student05', ['student07', 'student08']);
    dataOf(await admin.call(operation('membership.setState'), { ids: [...first, ...second], state: 'off' }));
    const told = async (account: string): Promise<unknown[]> => {
      const caller = await enter(account);
      dataOf(await caller.call(operation('session.switchRole'), { roleId }));
      const { rows, total } = dataOf<{ rows: Values[]; total: number }>(
        await caller.call(operation('history.list'), { entity: 'membership', action: 'updated' }),
      );
      const { bytes } = await caller.call(operation('history.exportExcel'), {
        entity: 'membership',
        action: 'updated',
      });
      return [total, rows.map(({ actCount }) => actCount), (await readSheet(bytes)).rows.length];
    };
    expect(await told('student04')).toEqual([1, [null], 1]);
    expect(await told('student05')).toEqual([1, [2], 2]);
    const { rows } = dataOf<{ rows: Values[] }>(
      await admin.call(operation('history.list'), { entity: 'membership', action: 'updated' }),
    );
    expect(rows.map(({ actCount }) => actCount)).toEqual([3]);
  }, 60_000);
});
