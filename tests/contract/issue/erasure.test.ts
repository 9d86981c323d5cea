/** Rules T26 to T28: deleting what an organisation keeps about somebody. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { readSheets } from '../catalogue/workbook.ts';
import { idNumberOf, personIdOf, type Member } from '../certApply/people.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { pixel } from '../files.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing } from './issuing.ts';

interface Line extends Values {
  dataTitle: string;
  outcome: string;
  count: number;
  why: string | null;
}

describe.each(['pglite', 'postgres'] as const)('personal data on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { holder } = {} as Issuing;
  let person: Member;
  let personId = '';
  let erasureId = '';
  let photo = '';
  /** What is known of the person. */
  let known: Record<'applyId' | 'personName' | 'idNumber' | 'phone' | 'account' | 'nickname', string>;

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ holder } = issuingOf({ server, sessions }));
    const [passed] = await holder();
    ({ person } = passed);
    personId = await personIdOf({ server, tenantId: at.tenantId, userId: person.userId });
    photo = await upload({ ...person, name: 'photo.png' });
    // Tried, and never handed in.
    await upload({ ...person, name: '欧阳不忘.png' });
    const avatar = await upload({ ...person, name: '头像.png', to: '/user/avatar' });
    // As it is of somebody who applied with a photo and came back to it once.
    await asThem(`update "certApply" set "photo" = $2, "phone" = '13912345678' where "id" = $1`, [
      passed.applyId,
      `/api/file/${photo}`,
    ]);
    await saidInStep(passed.applyId);
    await asThem(`insert into "savedView" ("id", "userId", "screen", "name") values ('v1', $1, 'cert.list', '我的')`, [
      person.userId,
    ]);
    await server.app.database.query(
      changing({
        text: `update "user" set "nickname" = '欧阳不忘', "phone" = '13912345678', "homeTenantId" = $2, "avatar" = $3
          where "id" = $1`,
        values: [person.userId, at.tenantId, `/api/file/${avatar}`],
      }),
    );
    const [row] = await asOwner<Values>({
      server,
      text: `select a."id" as "applyId", a."personName", a."idNumber", a."phone", u."account", u."nickname"
        from "certApply" a join "user" u on u."id" = a."userId" where a."id" = $1`,
      values: [passed.applyId],
    });
    known = row as typeof known;
  }, 300_000);
  afterAll(() => server?.close());

  const asThem = (text: string, values: unknown[]) =>
    server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: person.userId },
      statements: [changing({ text, values })],
    });
  /** A step of the application of which a text was asked that no field holds, with a telephone number in it. */
  const saidInStep = (applyId: string) =>
    server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: person.userId },
      statements: [
        changing({
          text: `select set_config('app.step', '{"name":"note","title":"备注","said":[{"title":"说明","value":"13912345678"}]}', true)`,
        }),
        changing({ text: `update "certApply" set "workYears" = 7 where "id" = $1`, values: [applyId] }),
      ],
    });
  async function upload({ token, name, to = '/file/upload' }: Member & { name: string; to?: string }): Promise<string> {
    const form = new FormData();
    if (to === '/file/upload') form.append('visibility', 'private');
    form.append('file', new Blob([pixel]), name);
    const reply = await fetch(`${server.url}/api${to}`, { method: 'POST', headers: { token }, body: form });
    return ((await reply.json()) as { data: { id: string } }).data.id;
  }
  const linesOf = async (): Promise<Line[]> =>
    (await must(at.admin.post<{ rows: Line[] }>('/erasureLine/list', { erasureId, pageSize: 100 }))).rows;
  const carryOut = (personName: string) =>
    at.admin.post('/erasure/step', { ids: [erasureId], step: 'carryOut', personName });

  const leaves = (isLeaving: boolean) =>
    at.change(`update "membership" set "deletedTime" = case when $2 then now() end where "userId" = $1`, [
      person.userId,
      isLeaving,
    ]);

  /** The tables with a row that has a text anywhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await asOwner<{ name: string }>({
      server,
      text: `select c.relname as "name" from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
    });
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await asOwner<{ isThere: boolean }>({
        server,
        text: `select exists (select from "${name}" t where strpos(t::text, $1) > 0) as "isThere"`,
        values: [text],
      });
      if (row?.isThere) found.push(name);
    }
    return found.sort();
  }

  it('T27: says what would become of what, and waits for what is not done with', async () => {
    const saved = await must(
      at.admin.post<Values & { id: string }>('/erasure/save', { personId, reason: '本人书面申请' }),
    );
    erasureId = saved.id;
    expect(saved).toMatchObject({ state: 'planned', awaitedCount: 1 });
    const lines = await linesOf();
    expect(lines[0]).toMatchObject({
      dataTitle: '人员',
      outcome: 'awaited',
      count: 1,
      why: expect.stringContaining('用户管理'),
    });
    const of = (title: string): string[] =>
      lines.filter(({ dataTitle }) => dataTitle === title).map(({ outcome }) => outcome);
    expect(of('已发证书')).toEqual(['kept']);
    expect(of('报名')).toEqual(['blanked']);
    expect(of('列表视图')).toEqual(['removed']);
    expect(lines).toContainEqual(expect.objectContaining({ dataTitle: '文件', outcome: 'removed', count: 1 }));
    expect(of('账号')).toEqual(['blanked']);
    expect(await carryOut(known.nickname)).toMatchObject({ status: 409, message: expect.stringContaining('重新清点') });
    expect(await tablesWith(known.phone)).toContain('certApply');
    const again = await at.admin.post('/erasure/save', { personId, reason: '本人书面申请' });
    expect(again.status).toBe(422);
  });

  it('T26: deletes, blanks and keeps as it was said, in the history as well', async () => {
    await leaves(true);
    const exported = `/student/exportData?id=${personId}&purpose=${encodeURIComponent('本人申请查阅')}`;
    expect(await at.admin.file(exported)).toBeInstanceOf(Buffer);
    expect(await tablesWith(known.nickname)).toEqual(expect.arrayContaining(['file', 'securityEvent']));
    expect(await must(at.admin.post<{ count: number }>('/erasure/recount', { id: erasureId }))).toEqual({ count: 0 });
    expect(await carryOut('别的人')).toMatchObject({ status: 422 });
    // Somebody who came back since it was counted.
    await leaves(false);
    expect(await carryOut(known.nickname)).toMatchObject({ status: 409, message: expect.stringContaining('用户管理') });
    await leaves(true);
    await must(carryOut(known.nickname));

    expect(await tablesWith(known.phone)).toEqual([]);
    expect(await tablesWith(known.idNumber)).toEqual(['history', 'issuedCert']);
    expect(await tablesWith(known.personName)).toEqual(['history', 'issuedCert']);
    expect(await tablesWith(known.nickname)).toEqual([]);
    expect(await tablesWith(known.account)).toEqual([]);
    const histories = await asOwner<{ entity: string }>({
      server,
      text: `select distinct "entity" from "history" where strpos("snapshot"::text, $1) > 0`,
      values: [known.idNumber],
    });
    expect(histories).toEqual([{ entity: 'issuedCert' }]);
    const steps = await asOwner({
      server,
      text: `select "step" from "history" where "recordId" = $1 and "step" ->> 'name' = 'note'`,
      values: [known.applyId],
    });
    expect(steps).toEqual([{ step: { name: 'note', title: '备注' } }]);
    expect(await asOwner({ server, text: 'select from "file" where "id" = $1', values: [photo] })).toEqual([]);
    expect(await must(at.admin.get(`/erasure/detail?id=${erasureId}`))).toMatchObject({
      state: 'done',
      awaitedCount: 0,
      personIdLabel: expect.stringContaining('已删除'),
    });
    const lines = await linesOf();
    expect(lines.map(({ outcome }) => outcome)).not.toContain('awaited');
    // The photo, which was in use until then, the picture of the account, and what was not handed in.
    const files = lines.filter(({ dataTitle }) => dataTitle === '文件');
    expect(files).toMatchObject([{ outcome: 'removed', count: 3 }]);
  });

  it('T26: somebody whose account the organisation opened goes from the list of those it opened, too', async () => {
    const opened = { account: 'situ-bujian', nickname: '司徒不见', roleId: '2', password: 'holz-kuchen-17' };
    await must(at.admin.post('/memberEntry/save', opened));
    const [theirs] = await asOwner<{ id: string; userId: string }>({
      server,
      text: 'select "id", "userId" from "person" where "personName" = $1',
      values: [opened.nickname],
    });
    const { id: openedId, userId } = theirs ?? { id: '', userId: '' };
    // A row with their account that was refused, as the name was another, is of no user.
    const [otherName, phone, otherNumber] = ['司徒不在', '13712345678', idNumberOf(77)];
    await at.change(
      `insert into "memberEntry" ("id", "tenantId", "account", "nickname", "roleId", "phone", "state", "reason")
        values ('m1', $1, $2, $3, '2', $4, 'refused', '姓名不同')`,
      [at.tenantId, opened.account, otherName, phone],
    );
    await at.change(
      `insert into "applyEntry" ("id", "tenantId", "examId", "account", "personName", "idNumber")
        select 'a1', $1, "id", $2, $3, $4 from "exam" where "tenantId" = $1 limit 1`,
      [at.tenantId, opened.account, otherName, otherNumber],
    );
    expect(await tablesWith(otherNumber)).toEqual(['applyEntry']);
    // All but the account is somebody else's, which is shown to nobody.
    const exported = `/student/exportData?id=${openedId}&purpose=${encodeURIComponent('本人申请查阅')}`;
    const ownPhone = '13612345678';
    await server.app.database.query(
      changing({ text: `update "user" set "phone" = $2 where "id" = $1`, values: [userId, ownPhone] }),
    );
    const told = JSON.stringify(await readSheets(await at.admin.file(exported)));
    expect(told).toContain(ownPhone);
    expect([opened.nickname, otherName, otherNumber].map((text) => told.includes(text))).toEqual([true, false, false]);
    await at.change(`update "membership" set "deletedTime" = now() where "userId" = $1`, [userId]);
    const { id } = await must(
      at.admin.post<{ id: string }>('/erasure/save', { personId: openedId, reason: '本人书面申请' }),
    );
    await must(at.admin.post('/erasure/step', { ids: [id], step: 'carryOut', personName: opened.nickname }));
    expect(await tablesWith(opened.account)).toEqual([]);
    expect(await tablesWith(opened.nickname)).toEqual([]);
    expect(await Promise.all([otherName, phone, otherNumber].map(tablesWith))).toEqual([[], [], []]);
    await expect(at.change(`update "memberEntry" set "reason" = '' where "userId" = $1`, [userId])).rejects.toThrow();
  });

  it('T28: nobody signs in with the account any more, and it is done once', async () => {
    expect(await person.get('/certApply/mine')).toMatchObject({ status: 401 });
    expect(await carryOut('已删除')).toMatchObject({ status: 409 });
    const events = await must(
      at.admin.post<{ rows: Values[] }>('/securityEvent/list', { event: 'erased', pageNum: 1, pageSize: 5 }),
    );
    expect(events.rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SC\d{4}-\d{4}$/),
      expect.stringMatching(/^SC\d{4}-\d{4}$/),
    ]);
    await expect(
      at.change(`delete from "history" where "entity" = 'certApply' and "recordId" = $1`, [known.applyId]),
    ).rejects.toThrow();
  });
});
