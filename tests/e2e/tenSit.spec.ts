/**
 * Ten people sit one exam in two rooms, three of them in browsers, and one invigilates in another. It has an organisation
 * of its own, as its people are nobody else's. The shortest exam there is takes a minute, and the server closes it: all
 * else is done meanwhile.
 */
import type { Output } from '#runtime/core/call.ts';
import { daysFromNow } from '#tests/days.ts';
import { problemOf, type Receipts } from '#tests/contract/examAttempt/checkReceipts.ts';
import { agree, assign, enter, examOf, questionAt, roomsOf } from './examSession.ts';
import { newMember, type Member } from './newMember.ts';
import { lend, signInAs } from './person.ts';
import { registered } from './registered.ts';
import { unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

type Paper = Output<'examAttempt.start'>;

/** Of whom what is told: by their number, which is their name too. */
const [phoneUser, mover, reopened, ...others] = [0, 1, 2, 3, 4, 5];
const firstRoom = [phoneUser, mover, reopened, ...others];
const [slow, ...punctual] = [6, 7, 8, 9];
const secondRoom = [slow, ...punctual];
const all = [...firstRoom, ...secondRoom];

const room = (sessionId: string): string => `/auth-center/exam-room?sessionId=${sessionId}`;
const saved = (page: Page): Locator => page.locator('.exam-save');

/** Somebody who is on the device of this name, by the calls of a page. */
function sitter(person: Member, deviceId: string) {
  return {
    start: (sessionId: string): Promise<Paper> => person.call('examAttempt.start', { sessionId, deviceId }),
    /** The same option of every question. */
    save: ({ attemptId, questionList }: Paper, option: number, sequence: number) => {
      const same = { selectedOptions: [option], inputInfo: [], isFlagged: false, sequence };
      const answers = questionList.map(({ questionId }) => ({ questionId, ...same }));
      return person.ask('examAttempt.saveAnswer', { attemptId, deviceId, answers });
    },
    submit: ({ attemptId = '' }: Paper) => person.call('examAttempt.submit', { attemptId, deviceId }),
  };
}

test('ten sit in two rooms and one invigilates: a lost line, another device, extra time, a room paused and one opened again', async ({
  page,
  newContext,
}) => {
  test.slow();
  const tenant = unique('十人考试机构');
  await (await signInAs({ account: 'operator' })).call('tenant.save', { tenantName: tenant });
  const operator = await signInAs({ account: 'operator', tenant });
  const [admin, ...people] = await Promise.all([
    newMember({ nickname: '考务', roleId: '5', tenant }),
    ...all.map((n) => newMember({ nickname: `考生${n}`, roleId: '2', tenant })),
  ]);
  const who = (n: number): Member => {
    const person = people[n];
    if (!person) throw new Error(`nobody is ${n}`);
    return person;
  };
  const examName = unique('十人考试');
  const [{ certId, examId, subjectId }, rooms] = await Promise.all([
    examOf({ admin, examName, minutes: 1 }),
    roomsOf({ operator, admin, seatPlan: ['sss-sss', 'sss-sss'] }),
  ]);
  const applyIds = await Promise.all(all.map((n) => registered({ admin, person: who(n), certId, examId, n })));

  const second = 1 / 86_400;
  const { id: sessionId = '' } = await admin.call('examSession.save', {
    examId,
    subjectId,
    startTime: daysFromNow(12 * second),
    endTime: daysFromNow(3600 * second),
    rooms: rooms.map((roomId) => ({ roomId })),
    latestEntryMinutes: 0,
    earliestHandInMinutes: 0,
  });
  await admin.call('examSession.issuance', { ids: [sessionId], step: 'publish' });
  await assign({ admin, sessionId, account: admin.account, role: 'invigilator' });
  await Promise.all(
    [firstRoom, secondRoom].flatMap((inRoom, at) =>
      inRoom.map((n, place) =>
        admin.call('placement.save', {
          applyId: applyIds[n] ?? '',
          sessionId,
          roomId: rooms[at] ?? '',
          seat: place + 1,
          extraMinutes: n === slow ? 10 : 0,
        }),
      ),
    ),
  );

  // The board is opened once, and everything on it comes by itself.
  await lend({ person: admin, context: page.context() });
  await page.goto('/admin/invigilation');
  await page.getByRole('button', { name: `进入监考台：${examName} · 理论` }).click();
  await expect(page.getByText('服务器时间 · 实时')).toBeVisible();
  const seat = (n: number): Locator => page.getByRole('gridcell', { name: new RegExp(`考生${n}，`) });
  const panelOf = async (n: number): Promise<Locator> => {
    await seat(n).click();
    return page.getByRole('dialog', { name: `考生${n}` });
  };
  const isAsked = async (title: string): Promise<Locator> => {
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  await expect(seat(reopened)).toHaveText(/未到/);
  const checkIn = await panelOf(reopened);
  await checkIn.getByRole('button', { name: '签到' }).click();
  await expect(seat(reopened)).toHaveText(/已签到/);
  await page.keyboard.press('Escape');

  const open = async (n: number, width: number): Promise<Page> => {
    const context = await newContext();
    await lend({ person: who(n), context });
    const opened = await context.newPage();
    await opened.setViewportSize({ width, height: 740 });
    await opened.goto(room(sessionId));
    await agree(opened);
    return opened;
  };
  const [phone, first, laptop] = await Promise.all([open(phoneUser, 360), open(mover, 1440), open(slow, 1024)]);
  for (const each of [phone, first, laptop]) await enter(each);
  const byCall = [reopened, ...others, ...punctual];
  const sitters = new Map(byCall.map((n) => [n, sitter(who(n), `device-${n}`)]));
  const papers = new Map<number, Paper>();
  const sat = (n: number) => {
    const [one, paper] = [sitters.get(n), papers.get(n)];
    if (!one || !paper) throw new Error(`nobody sits as ${n}`);
    return { ...one, paper };
  };
  await Promise.all(
    [...sitters].map(async ([n, one]) => {
      papers.set(n, await one.start(sessionId));
      expect(await one.save(sat(n).paper, 1, 1)).toMatchObject({ status: 200 });
    }),
  );
  for (const n of [reopened, ...others]) await expect(seat(n)).toHaveText(/作答中.*3\/3/);

  // The first room is given more time before its minute is over; the other has to do with what it has.
  await page.getByRole('button', { name: '全部延长' }).click();
  const extend = await isAsked('延长');
  await extend.getByRole('radio', { name: '10 分钟' }).press('Space');
  await extend.getByRole('button', { name: '延长' }).click();
  for (const n of firstRoom) await expect(seat(n)).toHaveText(/剩 10 分/);

  // A phone loses the line, its learner goes on and changes their mind, and all of it is there once it is back.
  await phone.getByRole('radio').first().check();
  await expect(saved(phone)).toHaveText(/^已保存 /);
  await phone.context().setOffline(true);
  await phone.getByRole('radio').nth(1).check();
  await phone.getByRole('button', { name: '下一题' }).click();
  await phone.getByRole('radio').nth(2).check();
  await phone.getByRole('button', { name: '下一题' }).click();
  await phone.getByRole('radio').first().check();
  await expect(phone.getByText('3 题的作答暂存在本机')).toBeVisible();
  await expect(seat(phoneUser)).toHaveText(/1\/3/);
  await phone.context().setOffline(false);
  await expect(saved(phone)).toHaveText(/^已保存 /);
  await expect(seat(phoneUser)).toHaveText(/3\/3/);

  // Another device sees nothing before the invigilator lets go of the former one.
  await first.getByRole('radio').first().check();
  await expect(saved(first)).toHaveText(/^已保存 /);
  const context = await newContext();
  await lend({ person: await signInAs({ account: who(mover).account, tenant }), context });
  const next = await context.newPage();
  await next.goto(room(sessionId));
  await expect(next.getByText('换设备要先请监考放行')).toBeVisible();
  const moverPanel = await panelOf(mover);
  await expect(moverPanel.getByText('有另一台设备在等')).toBeVisible();
  await moverPanel.getByRole('button', { name: '放行换设备' }).click();
  await expect(moverPanel.getByRole('listitem').getByText('放行换设备')).toBeVisible();
  await page.keyboard.press('Escape');
  // It asks again by itself, and has the exam.
  await expect(questionAt(next, 1)).toBeVisible();
  await expect(next.getByRole('radio').first()).toBeChecked();
  await next.getByRole('radio').nth(1).check();
  await expect(saved(next)).toHaveText(/^已保存 /);

  // The room is paused: nobody there sees a question, nothing is taken, and it goes on.
  await page.getByRole('button', { name: '全部暂停' }).click();
  await (await isAsked('暂停')).getByRole('button', { name: '暂停' }).click();
  for (const n of firstRoom) await expect(seat(n)).toHaveText(/暂停/);
  await expect(phone.getByText('暂停时不显示题目。')).toBeVisible();
  await page.getByRole('button', { name: '全部继续' }).click();
  await (await isAsked('继续')).getByRole('button', { name: '继续' }).click();
  for (const n of firstRoom) await expect(seat(n)).toHaveText(/作答中/);
  await expect(questionAt(phone, 3)).toBeVisible();

  // A hand-in too many is opened again and goes on.
  const one = sat(reopened);
  await one.submit(one.paper);
  await expect(seat(reopened)).toHaveText(/已交卷/);
  const panel = await panelOf(reopened);
  await panel.getByRole('button', { name: '重新打开' }).click();
  const reopen = await isAsked('重新打开');
  await reopen.getByRole('textbox', { name: '原因' }).fill('误点了交卷');
  await reopen.getByRole('button', { name: '重新打开' }).click();
  await expect(seat(reopened)).toHaveText(/作答中/);
  await page.keyboard.press('Escape');
  expect(await one.save(one.paper, 2, 2)).toMatchObject({ status: 200 });

  // Time is over for the second room but for whom it has more.
  await page.getByRole('tab', { name: '二号机房' }).click();
  for (const n of punctual) await expect(seat(n)).toHaveText(/已交卷/, { timeout: 90_000 });
  await expect(seat(slow)).toHaveText(/作答中.*剩 (9|10) 分/);
  for (const n of punctual)
    expect(await sat(n).save(sat(n).paper, 2, 2)).toMatchObject({ status: 409, data: { reason: 'handedIn' } });
  await laptop.getByRole('radio').nth(2).check();
  await expect(saved(laptop)).toHaveText(/^已保存 /);
  await expect(seat(slow)).toHaveText(/作答中.*1\/3/);

  for (const n of [reopened, ...others]) await sat(n).submit(sat(n).paper);
  for (const each of [phone, next, laptop]) await handIn(each);
  await expect(seat(slow)).toHaveText(/已交卷/);
  await page.getByRole('tab', { name: '一号机房' }).click();
  for (const n of firstRoom) await expect(seat(n)).toHaveText(/已交卷/);

  const files = await Promise.all(all.map(async (n) => receiptsOf(who(n))));
  expect(files.map(problemOf)).toEqual(all.map(() => undefined));
  expect(given(files[phoneUser])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
  expect(given(files[mover])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(files[reopened]?.seals.map(({ answerCount }) => answerCount)).toEqual([3, 6]);
  for (const n of [...others, ...punctual]) expect(files[n]?.answers).toHaveLength(3);
  expect(given(files[slow])).toEqual([[1, 3]]);
});

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '交卷', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(page.getByRole('heading', { name: '已交卷' })).toBeVisible();
}

/** The file of somebody's only exam. */
async function receiptsOf(person: Member): Promise<Receipts> {
  const { rows } = await person.call('placement.myExam', {});
  const receipts = await person.call('examAttempt.receipts', { attemptId: rows[0]?.attemptId ?? '' });
  return receipts as Receipts;
}

/** The answers in the order in which they were kept: question by the order of their first answer, and option. */
function given(receipts: Receipts | undefined): [number, number][] {
  const { answers = [] } = receipts ?? {};
  const questions = [...new Set(answers.map(({ questionId }) => questionId))];
  return answers.map(({ questionId, content }) => {
    const { selectedOptions } = JSON.parse(content) as { selectedOptions: number[] };
    return [questions.indexOf(questionId) + 1, selectedOptions[0] ?? 0];
  });
}
