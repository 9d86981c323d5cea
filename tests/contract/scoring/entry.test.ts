/** Scores of what is not sat on a machine, entered by hand and from sheets (rules SC17 to SC20). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation } from '../artefacts.ts';
import { checkImport, commitImport, settled, type Job } from '../catalogue/workbook.ts';
import { callerOf, type Caller } from '../client.ts';
import { alsoIn } from '../certApply/people.ts';
import { workbook } from '../import/bank.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { sessionsOf, type Place, type Sessions } from '../examAttempt/sessions.ts';
import { reserve } from '../placement/places.ts';
import { dataOf } from '../world.ts';

const name = '王小明';

describe.each(['pglite', 'postgres'] as const)('entered scores on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let over: Sessions['over'];
  let placesOf: Sessions['placesOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  let admin: Caller;

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, over, placesOf, publish, withdraw } = await sessionsOf(server));
    admin = callerOf({ url: server.url, token: await server.signIn('admin') });
    dataOf(await admin.call(operation('session.switchTenant'), { tenantId: at.tenantId }));
  }, 120_000);
  afterAll(() => server?.close());

  let day = 0;
  /** A session in which people have places, which began an hour ago unless it is to come. */
  const held = async ({
    people = 1,
    isToCome = false,
  }: {
    people?: number;
    isToCome?: boolean;
  } = {}): Promise<{
    sessionId: string;
    sessionCode: string;
    places: Place[];
  }> => {
    const exam = await at.exam({ people });
    day += 1;
    const sessionId = await at.session({ exam, day });
    for (const person of exam.learners) await must(reserve(person, sessionId));
    if (!isToCome) await over(sessionId);
    const places = await placesOf(sessionId);
    return { sessionId, sessionCode: places[0]?.sessionCode ?? '', places };
  };
  const enter = (place: Pick<Place, 'ticketNumber'>, values: Values = {}) =>
    at.admin.post<Values>('/scoreEntry/save', {
      ticketNumber: place.ticketNumber,
      personName: name,
      kind: 'normal',
      ...values,
    });
  const resultOf = async ({ id }: Place): Promise<Values | undefined> => {
    const [row] = await asOwner({
      server,
      text: `select p."state" as "place", r."kind", r."gained"::float8 as "gained", r."score"::float8 as "score", r."deduction"::float8 as "deduction",
          r."reason", r."openCount", r."isDecided" from "placement" p left join "result" r on r."placementId" = p."id" where p."id" = $1`,
      values: [id],
    });
    return row;
  };
  /** All that entries may change. */
  const stored = (): Promise<Values[]> =>
    asOwner({
      server,
      text: `select (select count(*) from "award") as "awards", (select jsonb_agg(p."state" order by p."id") from "placement" p) as "places",
        (select jsonb_agg(to_jsonb(r) order by r."id") from "result" r) as "results"`,
    });
  const imported = async (rows: string[][]): Promise<Job> => {
    const job = await checkImport({
      caller: admin,
      upload: operation('scoreEntry.importExcel'),
      content: new Uint8Array(await workbook(rows, headings)),
    });
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'ready', bad: 0 });
    return commitImport({ caller: admin, commit: operation('scoreEntry.importCommit'), job });
  };
  const undo = async ({ id }: Job): Promise<Job> =>
    settled({ caller: admin, job: dataOf<Job>(await admin.call(operation('job.undo'), { id })) });

  it('SC17: a score entered by hand counts, and the last one of them', async () => {
    const { places, sessionCode } = await held();
    const [place] = places as [Place];
    expect(await must(enter(place, { score: 86.5, sessionCode }))).toMatchObject({ state: 'entered' });
    const first = { place: 'sat', kind: 'normal', gained: 86.5, score: 86.5, openCount: 0, isDecided: true };
    expect(await resultOf(place)).toMatchObject(first);
    expect(await enter(place, { score: 86.5 })).toMatchObject({ status: 409, message: '早已这样登记' });
    await must(enter(place, { score: 90, kind: 'deducted', deduction: 10, note: '带手机' }));
    expect(await resultOf(place)).toMatchObject({
      kind: 'deducted',
      gained: 90,
      deduction: 10,
      score: 80,
      reason: '带手机',
    });
    await must(enter(place, { kind: 'invalid', note: '替考' }));
    expect(await resultOf(place)).toMatchObject({ kind: 'invalid', gained: 90, score: 0 });
    await must(enter(place, { score: 70, kind: 'deducted', deduction: 0.5, note: '查实只是迟到' }));
    expect(await resultOf(place)).toMatchObject({ kind: 'deducted', gained: 70, score: 69.5 });
    const awards = await asOwner({
      server,
      text: `select a."cause", a."gained"::float8 as "gained", a."isCurrent" from "award" a join "result" r on r."id" = a."resultId"
        where r."placementId" = $1 order by a."number"`,
      values: [place.id],
    });
    expect(awards).toEqual([
      { cause: 'import', gained: 86.5, isCurrent: false },
      { cause: 'import', gained: 90, isCurrent: false },
      { cause: 'import', gained: 70, isCurrent: true },
    ]);
  });

  it('SC17: what an entry needs is asked for, with nothing stored', async () => {
    const { places } = await held();
    const [place] = places as [Place];
    const before = await stored();
    const wrong: [Values, string][] = [
      [{}, '/score'],
      [{ score: 60.25 }, '/score'],
      [{ score: -1 }, '/score'],
      [{ kind: 'absent', score: 0 }, '/score'],
      [{ kind: 'deducted', score: 60, note: '带手机' }, '/deduction'],
      [{ kind: 'deducted', score: 60, deduction: 5 }, '/note'],
      [{ kind: 'invalid' }, '/note'],
    ];
    for (const [values, path] of wrong)
      expect(await enter(place, values), JSON.stringify(values)).toMatchObject({
        status: 422,
        data: { errors: [{ path }] },
      });
    expect(await stored()).toEqual(before);
  });

  it('SC18: a row that does not fit says why, and nothing is stored', async () => {
    const { places, sessionCode } = await held({ people: 4 });
    const [place, absent, sat, gone] = places as [Place, Place, Place, Place];
    const machine = (await placesOf((await begun()).sessionId))[0] as Place;
    const [early] = (await held({ isToCome: true })).places as [Place];
    const other = await held();
    await must(at.admin.post('/placement/step', { ids: [absent.id], step: 'absent' }));
    await must(at.admin.post('/placement/step', { ids: [sat.id], step: 'sit' }));
    await must(at.admin.post('/placement/step', { ids: [gone.id], step: 'cancel', reason: '不来了' }));
    const before = await stored();
    const refused: [string, Place, Values][] = [
      ['没有这个准考证号，请核对', { ...place, ticketNumber: 'ZK0000' }, { score: 60 }],
      ['这个准考证号是别人的，请核对准考证号和姓名', place, { score: 60, personName: '李小红' }],
      ['这个准考证号不是这个场次的，请核对场次编号', place, { score: 60, sessionCode: other.sessionCode }],
      ['成绩超过了满分：满分 100 分', place, { score: 100.5 }],
      ['这个科目上机考试，由系统评分，不登记成绩', machine, { score: 60 }],
      ['场次还没有开考', early, { score: 60 }],
      ['这个考生记为缺考；到了考的，先在“考生”中撤销缺考', absent, { score: 60 }],
      ['这个考生已记为到考，不能登记缺考', sat, { kind: 'absent' }],
      ['这个考生没有考位：还在候补，或者已取消', gone, { score: 60 }],
      ['早已这样登记', absent, { kind: 'absent' }],
    ];
    for (const [message, where, values] of refused)
      expect(await enter(where, values), message).toMatchObject({ status: 409, message });
    expect(await stored()).toEqual(before);

    const labels: Record<string, string> = { normal: '正常', absent: '缺考' };
    const job = await imported(
      refused
        .slice(1)
        .filter(([, where], index, all) => all.findIndex(([, each]) => each.id === where.id) === index)
        .map(([, { ticketNumber }, { personName = name, sessionCode: code = '', score = '', kind = 'normal' }]) =>
          row({ ticketNumber, personName, code, kind: labels[String(kind)], score }),
        ),
    );
    expect(job).toMatchObject({ state: 'done', added: 0 });
    expect(job['message']).toContain('6 条没有登记');
    expect(job['message']).toContain('场次还没有开考');
    expect(await stored()).toEqual(before);
    expect(await must(enter(place, { score: 100, sessionCode }))).toMatchObject({ state: 'entered' });
  });

  it('SC18: the number of another organisation is no such number, and nobody enters the own score', async () => {
    const { places } = await held({ people: 2 });
    const [place, own] = places as [Place, Place];
    const [, tenantId = ''] = server.tenantIds;
    await must(at.admin.post('/switchTenant', { tenantId }));
    const before = await stored();
    expect(await enter(place, { score: 60 })).toMatchObject({ status: 409, message: '没有这个准考证号，请核对' });
    await must(at.admin.post('/switchTenant', { tenantId: at.tenantId }));
    const role = { roleName: '登分', reach: 'all', codes: ['a12-m2.19', 'a12-m2.19.9', 'a12-m2.21'] };
    const clerk = await alsoIn({ server, at, userId: own.userId, role });
    const body = { ticketNumber: own.ticketNumber, personName: name, kind: 'normal', score: 100 };
    expect(await clerk.post('/scoreEntry/save', body)).toMatchObject({
      status: 409,
      message: '这是您自己的成绩，请别人登记',
    });
    expect(await stored()).toEqual(before);
    await must(clerk.post('/scoreEntry/save', { ...body, ticketNumber: place.ticketNumber }));
  });

  it('SC17, SC19: a sheet enters all of them; undone, scores and places are as they were', async () => {
    const { places, sessionCode } = await held({ people: 5 });
    const [first, second, third, fourth, fifth] = places as [Place, Place, Place, Place, Place];
    await must(at.admin.post('/placement/step', { ids: [second.id], step: 'checkIn' }));
    await must(enter(fifth, { score: 50, kind: 'deducted', deduction: 2, note: '迟到' }));
    const before = await Promise.all(places.map(resultOf));
    const job = await imported([
      row({ ...first, code: sessionCode, score: 77.5 }),
      row({ ...second, kind: '违纪扣分', score: 80, deduction: 5, note: '交头接耳' }),
      row({ ...third, kind: '缺考' }),
      row({ ...fourth, kind: '成绩无效', note: '替考' }),
      row({ ...fifth, score: 99 }),
    ]);
    expect(job).toMatchObject({ state: 'done', added: 5 });
    expect(await Promise.all(places.map(resultOf))).toMatchObject([
      { place: 'sat', kind: 'normal', score: 77.5 },
      { place: 'sat', kind: 'deducted', gained: 80, score: 75, reason: '交头接耳' },
      { place: 'absent', kind: 'absent', score: 0 },
      { place: 'sat', kind: 'invalid', score: 0, reason: '替考', isDecided: true },
      { place: 'sat', kind: 'normal', score: 99, deduction: 0, reason: null },
    ]);
    expect(await undo(job)).toMatchObject({ state: 'done', message: expect.stringContaining('删除了新增的 5 条') });
    const after = await Promise.all(places.map(resultOf));
    expect(after.map((each) => each?.['place'])).toEqual(['placed', 'checkedIn', 'placed', 'placed', 'sat']);
    expect(after[4]).toEqual(before[4]);
    for (const each of after.slice(0, 2)) expect(each).toMatchObject({ score: 0, isDecided: false, reason: null });
    // What was taken back may be said otherwise.
    await must(enter(first, { kind: 'absent' }));
    expect(await resultOf(first)).toMatchObject({ place: 'absent', kind: 'absent', isDecided: true });
    await must(at.admin.post('/placement/step', { ids: [first.id], step: 'present' }));
    await must(enter(first, { score: 61 }));
    await must(enter(third, { score: 62 }));
    expect(await resultOf(first)).toMatchObject({ place: 'sat', kind: 'normal', score: 61 });
    expect(await resultOf(third)).toMatchObject({ place: 'sat', kind: 'normal', score: 62 });
  });

  it('SC18, SC19: what is undone is told apart from what nothing came of', async () => {
    const { places } = await held({ people: 2 });
    const [first, second] = places as [Place, Place];
    await must(enter(first, { score: 60 }));
    const rows = [row({ ...first, score: 60 }), row({ ...first, ticketNumber: 'ZK1', score: 70 })];
    expect(await undo(await imported(rows))).toMatchObject({
      message: '删除了新增的 2 条（其中 2 条导入时没有办成或不用办），恢复了修改的 0 条',
    });
    expect(await undo(await imported([...rows, row({ ...second, score: 80 })]))).toMatchObject({
      message: expect.stringMatching(
        /^删除了新增的 3 条（其中 2 条导入时没有办成或不用办），.*登记以前的成绩恢复/,
      ) as string,
    });
  });

  it('SC19: undone before a later entry, that one stays and leaves what stood first', async () => {
    const { places } = await held();
    const [place] = places as [Place];
    const first = await imported([row({ ...place, score: 60 })]);
    const second = await imported([row({ ...place, score: 70 })]);
    const third = await imported([row({ ...place, score: 80 })]);
    await undo(second);
    expect(await resultOf(place)).toMatchObject({ score: 80 });
    await undo(third);
    expect(await resultOf(place)).toMatchObject({ place: 'sat', score: 60 });
    await undo(first);
    expect(await resultOf(place)).toMatchObject({ place: 'placed', score: 0, isDecided: false });
  });

  it('SC18, SC20: nothing is entered or undone once it is published, or was changed since', async () => {
    const { sessionId, places } = await held({ people: 2 });
    const [place, other] = places as [Place, Place];
    const job = await imported([row({ ...place, score: 60 }), row({ ...other, score: 90 })]);
    const [result] = await asOwner<{ id: string }>({
      server,
      text: 'select "id" from "result" where "placementId" = $1',
      values: [other.id],
    });
    await must(at.admin.post('/result/step', { ids: [result?.id], step: 'invalidate', reason: '替考' }));
    await must(publish(sessionId));
    const before = await stored();
    expect(await enter(place, { score: 61 })).toMatchObject({ status: 409, message: '成绩已公布，要改先撤回公布' });
    expect(await undo(job)).toMatchObject({ message: expect.stringContaining('2 条没有撤销') });
    expect(await stored()).toEqual(before);

    await must(withdraw(sessionId, '登记有误'));
    await must(enter(place, { score: 61 }));
    expect(await resultOf(place)).toMatchObject({ score: 61 });
    expect(await resultOf(other)).toMatchObject({ kind: 'invalid', score: 0 });
  });
});

const headings = ['准考证号*', '姓名*', '场次编号', '种类', '成绩', '扣分', '原因'];

/** A row of a sheet, in the order of its headings. */
function row({
  ticketNumber,
  personName = name,
  code = '',
  kind = '正常',
  score = '',
  deduction = '',
  note = '',
}: Values): string[] {
  return [ticketNumber, personName, code, kind, score, deduction, note].map(String);
}
