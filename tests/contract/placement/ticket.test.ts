/** Admission tickets, and what is printed of the same places (rules Z20 to Z22, W7). */
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { tellBefore } from '#server/engine/notices/before.ts';
import { pngChunk, pngHead, pngOf, readPdf } from '#server/engine/print/testing.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { daysFromNow } from '#tests/days.ts';
import type { Member } from '../certApply/people.ts';
import { importer } from '../import/importer.ts';
import { must, personOf, type Values } from '../mock/exam.ts';
import { arranging, ownOf, reserve, type Arranging, type Prepared } from './places.ts';

describe.each(['pglite', 'postgres'] as const)('admission tickets on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  let token = '';
  let roomIds: string[] = [];
  /** Each session has the rooms for itself. */
  let day = 20;

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    token = await server.signIn('admin');
    const operator = personOf({ server, token: await server.signIn('operator') });
    const make = (path: string, values: Values) => must(operator.post<{ id: string }>(path, values));
    const site = await make('/examination/site/insert', {
      siteName: '第一考点',
      siteCode: 'TICKET-1',
      address: '学院路 1 号',
      way: '地铁 2 号线学院路站 B 口出，步行 300 米，从东门进。',
    });
    await make('/examination/site/bindTenant', { id: site.id, version: 1, tenantIds: [at.tenantId] });
    await make('/examination/site/insert', { siteName: '第二考点', siteCode: 'TICKET-2', address: '学院路 9 号' });
    const room = async (roomName: string): Promise<string> =>
      (
        await make('/examination/room/insert', {
          siteId: site.id,
          roomName,
          position: '3 层 301',
          seatPlan: ['ssss', 'ssss'],
        })
      ).id;
    roomIds = [await room('机房 2'), await room('机房 10')];
  }, 120_000);
  afterAll(() => server?.close());

  const { settled } = importer(() => ({ server, token }));
  const fetched = (path: string, init: RequestInit & { token: string }): Promise<Response> =>
    fetch(`${server.url}/api${path}`, { ...init, headers: { ...init.headers, token: init.token } });
  const printed = async (path: string, body: Values, by = token) => {
    const reply = await fetched(path, {
      token: by,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    return readPdf(bytes);
  };
  const ticketOf = ({ token: own }: Member, id: string): Promise<Response> =>
    fetched(`/certExam/myTicket?id=${id}`, { token: own });

  /** People of an exam on their seats, in the order of the learners. */
  async function seated({ people, values = {} }: { people: number; values?: Values }) {
    const exam: Prepared = await at.exam({ people, ...values });
    const sessionId = await at.session({
      exam,
      day: ++day,
      place: 'room',
      rooms: roomIds.map((roomId) => ({ roomId })),
    });
    return { exam, sessionId, ids: await given({ exam, sessionId, roomIds }) };
  }

  /** Places of a session in turn in these rooms; without any where it is not said yet. */
  async function given({ exam, sessionId, roomIds }: { exam: Prepared; sessionId: string; roomIds: string[] }) {
    return Promise.all(
      exam.learners.map(async (learner, index) => {
        const applyId = (await ownOf(learner))?.applyId ?? '';
        const roomId = roomIds[index % 2];
        const values = { applyId, sessionId, ...(roomId !== undefined && { roomId, seat: 1 + Math.floor(index / 2) }) };
        return (await must(at.admin.post<{ id: string }>('/placement/save', values))).id;
      }),
    );
  }

  it('V4 has a number by the pattern that the organisation set, who reserves and who is given a place', async () => {
    const numberOf = async (person: Member): Promise<string> => String((await ownOf(person))?.['ticketNumber']);
    const reserved = async (): Promise<string> => {
      const exam = await at.exam();
      const [person] = exam.learners as [Member];
      await must(reserve(person, await at.session({ exam })));
      return numberOf(person);
    };
    const given = async (): Promise<string> => {
      const { exam } = await seated({ people: 1 });
      return numberOf(exam.learners[0] as Member);
    };
    const rules = () => must(at.admin.post<{ rows: Values[] }>('/numberRule/list', {})).then(({ rows }) => rows);
    const toUsual = async () => must(at.admin.post('/numberRule/delete', { ids: (await rules()).map(({ id }) => id) }));
    // The demo's own.
    await toUsual();
    const rule = { series: 'placement.ticketNumber', pattern: 'KD{00}' };
    const { id } = await must(at.admin.post<{ id: string }>('/numberRule/save', rule));
    expect([await reserved(), await given()]).toEqual(['KD01', 'KD02']);
    expect(await at.admin.post('/numberRule/save', { ...rule, pattern: 'X{00}' })).toMatchObject({
      status: 422,
      message: '所选编号种类已有编号规则',
    });
    expect(await at.admin.post('/numberRule/save', { id, version: 1, pattern: 'KD' })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/pattern', message: '缺少数字：写上 {000000}，有几个 0 就至少有几位' }] },
    });
    await must(at.admin.post('/numberRule/save', { id, version: 1, pattern: 'KD0{0}' }));
    expect([await given(), await reserved()]).toEqual(['KD03', 'KD04']);
    expect(await rules()).toMatchObject([{ id, series: 'placement.ticketNumber', pattern: 'KD0{0}' }]);
    const history = await must(at.admin.get<{ rows: Values[] }>(`/numberRule/history?id=${id}`));
    expect(history.rows).toHaveLength(2);
    await toUsual();
    expect(await given()).toMatch(/^ZK\d{10}$/);
  });

  it('Z20 a learner gets their own: text and QR code are read back, the ID number is masked', async () => {
    const { exam, ids } = await seated({
      people: 2,
      values: {
        examName: '准考证的考试😀',
        ticketNotes: '不得携带手机。\n迟到 15 分钟不得入场。',
      },
    });
    const [learner, other] = exam.learners as [Member, Member];
    const form = new FormData();
    form.append('visibility', 'private');
    form.append('file', new Blob([photo()]), 'photo.png');
    const uploaded = await fetched('/file/upload', { token: learner.token, method: 'POST', body: form });
    const { url } = ((await uploaded.json()) as { data: { url: string } }).data;
    await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: learner.userId },
      statements: [
        changing({
          text: `update "certApply" set "photo" = $3 where "tenantId" = $1 and "examId" = $4 and "userId" = $2`,
          values: [at.tenantId, learner.userId, url, exam.examId],
        }),
      ],
    });
    const own = await ownOf(learner);
    const reply = await ticketOf(learner, ids[0] ?? '');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain('准考证-王小明');
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const { pages, codes } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    for (const said of [
      '准考证的考试□',
      `准考证号${String(own?.['ticketNumber'])}`,
      '姓名王小明',
      '证件号码110***********',
      '考点第一考点',
      '学院路1号',
      '机房2',
      '3层301',
      '座位号1',
      '从东门进',
      '不得携带手机。迟到15分钟不得入场。',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('11010119900101');
    expect(codes).toEqual([[own?.['ticketNumber']]]);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
    expect((await ticketOf(other, ids[0] ?? '')).status).toBe(404);
  });

  it('Z21 from its opening date on', async () => {
    const { exam, ids } = await seated({ people: 1, values: { ticketFromTime: daysFromNow(5) } });
    const [learner] = exam.learners as [Member];
    const early = await ticketOf(learner, ids[0] ?? '');
    expect([early.status, await early.json()]).toMatchObject([
      409,
      { message: `准考证从 ${daysFromNow(5).slice(0, 16)} 起可以下载` },
    ]);
    await at.change(`update "exam" set "ticketFromTime" = now() where "tenantId" = $1 and "id" = $2`, [
      at.tenantId,
      exam.examId,
    ]);
    expect((await ticketOf(learner, ids[0] ?? '')).status).toBe(200);
    await must(at.admin.post('/placement/step', { ids, step: 'cancel', reason: '报错了' }));
    expect((await ticketOf(learner, ids[0] ?? '')).status).toBe(409);
  });

  it('W7 the same places as door signs, labels, sheets to sign and to compare faces: a page a room, by its seats', async () => {
    const { sessionId, ids } = await seated({ people: 5 });
    const named = async (name: string) =>
      printed(`/placement/print/${name}`, { sessionId, state: ['waiting', 'placed'] });
    const signs = await named('doorSigns');
    expect(signs.pages.map((page) => /机房\d+第一考点.*共\d人/.exec(page)?.[0])).toEqual([
      '机房2第一考点3层301共3人',
      '机房10第一考点3层301共2人',
    ]);
    expect(signs.pages[0]).toMatch(/1号王小明ZK\d+2号王小明ZK\d+3号王小明ZK\d+第一考点机房2第1页/);
    const labels = await named('seatLabels');
    expect(labels.codes.map((codes) => codes.length)).toEqual([3, 2]);
    for (const [index, page] of labels.pages.entries())
      for (const code of labels.codes[index] ?? []) expect(page).toContain(code);
    const sheet = await named('signInSheet');
    expect(sheet.pages[0]).toMatch(/应到3人座位号准考证号姓名证件号码入场签名备注1ZK/);
    expect(sheet.pages[1]).toContain('应到2人');
    const record = await named('sessionRecord');
    expect(record.pages[0]).toMatch(/考场名称机房2.*应到3人实到缺考.*监考员/);
    expect((await named('photoSheet')).pages[0]).toContain('1号王小明');
    // Who has no room yet signs in, and is on no door.
    await at.change(`update "placement" set "roomId" = null, "seat" = null where "tenantId" = $1 and "id" = $2`, [
      at.tenantId,
      ids[4] ?? '',
    ]);
    const counts = (await named('doorSigns')).pages.map((page) => Number(/共(\d)人/.exec(page)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect((await named('signInSheet')).pages).toHaveLength(3);
  });

  it('W3 tickets of many are printed by a job', async () => {
    const { ids } = await seated({ people: 3 });
    const asked = await must(at.admin.post<{ id: string }>('/placement/print/admissionTicket', { id: ids }));
    expect(await settled(asked.id)).toMatchObject({ state: 'done', message: '已打印 3 条' });
    const reply = await fetched(`/job/file?id=${asked.id}`, { token });
    const { codes } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(new Set(codes.flat()).size).toBe(3);
  });

  const calendarOf = ({ token: own }: Member) => fetched('/certExam/myCalendar', { token: own });
  const eventsOf = async (learner: Member): Promise<string[]> => {
    const reply = await calendarOf(learner);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return (await reply.text()).replace(/\r\n /g, '').split('BEGIN:VEVENT').slice(1);
  };
  const sequenceOf = (event: string): number => Number(/^SEQUENCE:(\d+)\r$/m.exec(event)?.[1]);

  it('Z22 what is ahead is a file for calendars, which follow where it moves and forget what was given up', async () => {
    const { exam, sessionId, ids } = await seated({ people: 1 });
    const [learner] = exam.learners as [Member];
    const { startTime, applyId, subjectId } = (await ownOf(learner)) as Values;
    const start = new Date(`${String(startTime).replace(' ', 'T')}+08:00`).toISOString().replace(/[-:]|\.000/g, '');
    const [said = ''] = await eventsOf(learner);
    const uid = `UID:${String(applyId)}.${String(subjectId)}@placement`;
    for (const line of [
      uid,
      `DTSTART:${start}`,
      'STATUS:CONFIRMED',
      'LOCATION:第一考点，学院路 1 号，机房 2，3 层 301',
    ])
      expect(said.split('\r\n')).toContain(line);
    const renamed = async (): Promise<number> => {
      await at.change(`update "exam" set "examName" = "examName" || '改' where "tenantId" = $1 and "id" = $2`, [
        at.tenantId,
        exam.examId,
      ]);
      return sequenceOf((await eventsOf(learner)).join());
    };
    await expect.poll(renamed, { timeout: 5000 }).toBeGreaterThan(sequenceOf(said));
    await must(at.admin.post('/placement/step', { ids, step: 'cancel', reason: '报错了' }));
    const [gone = '', ...others] = await eventsOf(learner);
    expect(others).toEqual([]);
    expect(gone.split('\r\n')).toEqual(expect.arrayContaining([uid, `DTSTART:${start}`, 'STATUS:CANCELLED']));
    expect(sequenceOf(gone)).toBeGreaterThan(sequenceOf(said));
    const otherId = await at.session({ exam, day: ++day });
    await must(reserve(learner, otherId));
    const events = await eventsOf(learner);
    expect(events).toEqual([expect.stringMatching(/STATUS:CONFIRMED[^]*LOCATION:线上考试\r\n/)]);
    expect(events[0]?.split('\r\n')).toContain(uid);
    expect(events[0]).not.toContain(start);
    await must(
      learner.post('/certExam/cancelReservation', {
        ids: [String((await ownOf(learner))?.placementId)],
        step: 'release',
      }),
    );
    expect(await eventsOf(learner)).toEqual([expect.stringContaining('STATUS:CANCELLED')]);
    await at.change(
      `update "examSession" set "startTime" = now() - interval '2 hours', "endTime" = now() - interval '1 hour' where "tenantId" = $1 and "id" = any($2)`,
      [at.tenantId, [sessionId, otherId]],
    );
    const none = await calendarOf(learner);
    expect([none.status, await none.json()]).toMatchObject([409, { message: '没有要参加的考试，日历里没有内容' }]);
  });

  it('Z20, Z22, Z23 without a room yet ticket, calendar and messages say at which site, and that the room follows', async () => {
    const exam = await at.exam();
    const [learner] = exam.learners as [Member];
    const rooms = roomIds.map((roomId) => ({ roomId }));
    const sessionId = await at.session({ exam, day: ++day, place: 'room', rooms });
    const [id = ''] = await given({ exam, sessionId, roomIds: [] });
    const reply = await ticketOf(learner, id);
    const { pages } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(pages[0]).toContain('考点：第一考点，学院路1号考场待定，请在考前重新下载准考证');
    const [event = ''] = await eventsOf(learner);
    expect(event.split('\r\n')).toContain('LOCATION:第一考点，学院路 1 号');
    expect(event).toContain('考场待定，请在考前重新下载准考证');
    const noteOf = async () => (await must(at.admin.get<Values>(`/placement/detail?id=${id}`)))['placeNote'];
    const moveSite = (address: string) =>
      at.change(`update "site" set "address" = $1 where "siteCode" = 'TICKET-1'`, [address]);
    await moveSite('学院路 2 号');
    expect(await noteOf()).toBe('考点：第一考点，学院路 2 号\n考场待定，请在考前重新下载准考证');
    await moveSite('学院路 1 号');
    // A room that moves to another site takes what is said along.
    const moveRoom = (siteCode: string) =>
      at.change(`update "room" set "siteId" = (select "id" from "site" where "siteCode" = $2) where "id" = $1`, [
        roomIds[0],
        siteCode,
      ]);
    await moveRoom('TICKET-2');
    expect(await noteOf()).toMatch(/^考点是其中之一：\n第一考点，学院路 1 号\n第二考点，学院路 9 号\n/);
    await moveRoom('TICKET-1');
    const site = `<br>考点：第一考点，学院路 1 号<br>考场待定，请在考前重新下载准考证<br>`;
    const [first = ''] = await toldTo(learner);
    expect(first).toMatch(new RegExp(`^考位已安排 [^]*<br>入场时间：[\\d: -]+${site}准考证号：ZK\\d+$`));
    await soon(id);
    expect((await toldTo(learner)).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^考试提醒 [^]*<br>入场时间：[\\d: -]+${site}请带好`)),
    ]);
  });

  it('Z23 of a place online messages have no empty lines', async () => {
    const exam = await at.exam();
    const [learner] = exam.learners as [Member];
    const [id = ''] = await given({ exam, sessionId: await at.session({ exam, day: ++day }), roomIds: [] });
    await soon(id);
    await must(at.admin.post('/placement/step', { ids: [id], step: 'cancel', reason: '<报>错了' }));
    expect(await toldTo(learner)).toEqual([
      expect.stringMatching(/^考位已安排 理论，[\d: -]+ 开考<br>入场时间：[\d: -]+<br>线上考试<br>准考证号：ZK\d+$/),
      expect.stringMatching(/^考试提醒 您的“理论”在 [\d: -]+ 开考。<br>入场时间：[\d: -]+<br>线上考试<br>请带好/),
      expect.stringMatching(/^考位已取消 您的“理论”（[\d: -]+ 开考）的考位已取消。<br>原因：&lt;报&gt;错了$/),
    ]);
  });

  const toldTo = async (learner: Member): Promise<string[]> => {
    const [rows] = await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: learner.userId },
      statements: [
        reading<{ title: string; content: string }>({
          text: `select "title", "content" from "message" where "userId" = $1 order by "createdTime", "id"`,
          values: [learner.userId],
        }),
      ],
    });
    return rows.map(({ title, content }) => `${title.replace(/：.*/, '')} ${content}`);
  };
  let hours = 24;
  /** Their session is within a day, at a time of its own, and those who are to be told are told. */
  const soon = async (placementId: string): Promise<void> => {
    hours -= 4;
    await at.change(
      `update "examSession" set "startTime" = now() + make_interval(hours => $3), "endTime" = now() + make_interval(hours => $3 + 2) where "tenantId" = $1 and "id" = (select "sessionId" from "placement" where "tenantId" = $1 and "id" = $2)`,
      [at.tenantId, placementId, hours],
    );
    await tellBefore({ app: server.app });
  };

  it('Z23 learners are told of the place they get, once of each change, and the day before', async () => {
    const { exam, ids } = await seated({ people: 1 });
    const [learner] = exam.learners as [Member];
    const told = () => toldTo(learner);
    expect(await told()).toEqual([
      expect.stringMatching(/^考位已安排 [^]*考点：第一考点，学院路 1 号<br>考场：机房 2，3 层 301<br>座位号：1<br>/),
    ]);
    const { version } = await must(at.admin.get<{ version: number }>(`/placement/detail?id=${ids[0]}`));
    await must(at.admin.post('/placement/save', { id: ids[0], version, roomId: roomIds[1], seat: 7 }));
    expect((await told()).slice(1)).toEqual([expect.stringMatching(/^考位有变化 [^]*机房 10[^]*座位号：7<br>/)]);
    await soon(ids[0] ?? '');
    await tellBefore({ app: server.app });
    expect((await told()).slice(2)).toEqual([expect.stringMatching(/^考试提醒 .*第一考点.*机房 10.*7/)]);
  });
});

/** A photo of one inch, in one colour. */
function photo(): Uint8Array<ArrayBuffer> {
  const [width, height] = [295, 413];
  const line = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.of(96, 140, 200))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return new Uint8Array(pngOf(pngHead({ width, height, colour: 2 }), pngChunk('IDAT', pixels)));
}
