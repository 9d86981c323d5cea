/** Seats in the browser: people are seated by a plan, moved by mouse and keys, and get tickets with their places. */
import { readFileSync } from 'node:fs';
import { daysFromNow } from '#tests/days.ts';
import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import { readPdf, type ReadPdf } from '#server/engine/print/testing.ts';
import { examIn, roomsOf } from './examSession.ts';
import { adminWidths, expectFit } from './fit.ts';
import { lend, qiming, signInAs } from './person.ts';
import { act, rowOf, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { downloaded, upload, workbook, type Row } from './workbook.ts';

const people = 40;
const subjectName = '上机操作';

test('40 people come by a workbook, are seated in two rooms by a plan, two moved by hand, and get their tickets', async ({
  page,
  signIn,
}) => {
  const operator = await signInAs({ account: 'operator' });
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const examName = unique('编排的考试');
  const { examId, subjectId } = await examIn({
    admin,
    examName,
    cert: { passScore: 60 },
    subject: { subjectName, mode: 'offline', fullScore: 100 },
    applyEndTime: daysFromNow(10),
  });
  const seatPlan = ['ssss-sss', 'ssss-sss', 'ssss-sss', 'xsss-ssa'];
  const rooms = await roomsOf({ operator, admin, seatPlan });
  const { id: sessionId = '' } = await admin.call('examSession.save', {
    examId,
    subjectId,
    place: 'room',
    startTime: daysFromNow(30),
    endTime: daysFromNow(30.1),
    rooms: rooms.map((roomId) => ({ roomId })),
  });
  await admin.call('examSession.issuance', { ids: [sessionId], step: 'publish' });
  await enterAll({ page, examName });
  await admin.call('seatingPlan.save', { examId, subjectId });

  await page.goto(`/admin/exam/${examId}/detail`);
  await page.getByRole('tab', { name: '考场编排' }).click();
  const plan = rowOf({ page, text: subjectName });
  await act({ row: plan, action: '编排' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(编排|确定)$/ })
    .click();
  await expect(plan.getByRole('cell', { name: String(people), exact: true })).toBeVisible();

  await act({ row: plan, action: '座位图' });
  const board = page.getByRole('dialog', { name: /^座位图/ });
  await expect(board.getByText('每个人都有座位')).toBeVisible();
  await expect(guests(board)).toHaveCount(people / 2);
  await expectFit({ page, widths: adminWidths, what: 'the board of a plan' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const byMouse = await nameAt(guests(board).first());
  await guests(board).first().dragTo(free(board).first());
  await expect(page.getByText(new RegExp(`^“${byMouse}”已到`))).toBeVisible();
  await expect(pinned(board)).toHaveCount(1);

  // By keys alone: to somebody, up, to the free seat that is the last, down.
  const last = free(board).last();
  const target = await placeOf(last);
  const mover = guests(board)
    .filter({ hasNot: page.locator('.seating-board-pin') })
    .first();
  const byKeys = await nameAt(mover);
  const from = await placeOf(mover);
  await board.locator('td[tabindex="0"]').focus();
  await walk({ page, board, to: from });
  await page.keyboard.press('Enter');
  await expect(board.getByRole('status')).toContainText(`已拿起“${byKeys}”`);
  await page.keyboard.press('Escape');
  await expect(board.getByRole('status')).not.toContainText('已拿起');
  await page.keyboard.press(' ');
  await walk({ page, board, to: target });
  await page.keyboard.press(' ');
  await expect(page.getByText(new RegExp(`^“${byKeys}”已到`))).toBeVisible();
  await expect(pinned(board)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();

  await act({ row: plan, action: '发布' });
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(plan).toContainText('已发布');
  const { rows: placed = [] } = await admin.call('placement.list', { sessionId: [sessionId], pageSize: 100 });
  expect(placed).toHaveLength(people);
  expect(new Set(placed.map(({ roomId, seat }) => `${roomId} ${seat}`)).size).toBe(people);

  await page.goto(`/admin/examSession/${sessionId}/detail`);
  await page.getByRole('tab', { name: /^考生( \d+)?$/ }).click();
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const tickets = await printed(page, () => page.getByRole('button', { name: '打印准考证' }).first().click());
  expect(tickets.pages.length).toBeGreaterThan(1);
  for (const [index, said] of tickets.pages.entries()) {
    const [code] = tickets.codes[index] ?? [];
    const own = placed.find(({ ticketNumber }) => ticketNumber === code);
    expect(said).toContain(`姓名${own?.personName}`);
    expect(said).toContain(`座位号${own?.seat}`);
    expect(said).toContain(examName);
  }
});

test('a learner opens their ticket and calendar on a phone', async ({ newContext }) => {
  const learner = await signInAs({ account: 'student', tenant: qiming });
  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto('/auth-center/my-certification');
  const section = mobile.getByRole('region', { name: '我的考试' });
  const mine = section.getByRole('listitem').filter({ hasText: subjectName });
  await expect(mine).toContainText('号座');
  const own = (await learner.call('placement.myExam', {})).rows.find((row) => row.subjectName === subjectName);
  const ticket = await printed(mobile, () => mine.getByRole('button', { name: '准考证' }).click());
  expect(ticket.codes).toEqual([[own?.ticketNumber]]);
  expect(ticket.pages[0]).toContain(`座位号${own?.seat}`);
  const [calendar] = await Promise.all([
    mobile.waitForEvent('download'),
    section.getByRole('button', { name: '加入日历' }).click(),
  ]);
  expect(readFileSync(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT');
  await expectFit({ page: mobile, what: 'the exams of a learner with a ticket' });
});

const guests = (board: Locator): Locator => board.locator('.seating-board-guest');
const pinned = (board: Locator): Locator => board.locator('.seating-board-pin');
const free = (board: Locator): Locator => board.getByRole('gridcell', { name: /座位 \d+ 号$/ });

async function nameAt(guest: Locator): Promise<string> {
  return (await guest.locator('.seating-board-name').textContent()) ?? '';
}

interface Spot {
  row: number;
  column: number;
}

/** Where a cell of the board is, or the one around somebody. */
function placeOf(at: Locator): Promise<Spot> {
  return at.evaluate((node) => {
    const { row, column } = node.closest<HTMLElement>('td')?.dataset ?? {};
    return { row: Number(row), column: Number(column) };
  });
}

/** Goes by arrows from the place that has the focus. */
async function walk({ page, board, to }: { page: Page; board: Locator; to: Spot }): Promise<void> {
  const { row, column } = await placeOf(board.locator('td:focus'));
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  await press(to.row > row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - row));
  await press(to.column > column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - column));
}

async function printed(page: Page, ask: () => Promise<void>): Promise<ReadPdf> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), ask()]);
  return readPdf(new Uint8Array(readFileSync(await file.path())));
}

/** People whom the organisation registers by a workbook. */
async function enterAll({ page, examName }: { page: Page; examName: string }): Promise<void> {
  await page.goto('/admin/applyEntry');
  await page.getByRole('button', { name: /导入/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  const template = await downloaded({ page, button: dialog.getByRole('button', { name: /下载模板$/ }) });
  const rows = Array.from({ length: people }, (_, n): Row => {
    const body = `11010119900102${String(300 + n)}`;
    return {
      考试: examName,
      姓名: `编排${n + 1}`,
      账号: unique('seat'),
      证件类型: '居民身份证',
      证件号码: `${body}${checkCharacterOf(body)}`,
      手机号: `139${String(10_000_000 + n)}`,
    };
  });
  await upload(dialog, await workbook({ headings: template[0] ?? [], rows }));
  await dialog.getByRole('button', { name: '全部导入' }).click();
  await expect(dialog.getByText(`已导入 ${people} 行`)).toBeVisible();
}
