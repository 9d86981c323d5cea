/** Sessions in the browser: a learner reserves on a phone, changes, waits for a full one and moves up. */
import { daysFromNow } from '#tests/days.ts';
import { examIn } from './examSession.ts';
import { expectFit } from './fit.ts';
import { newMember } from './newMember.ts';
import { lend, qiming, type Person } from './person.ts';
import { registered } from './registered.ts';
import { act, unique } from './screens.ts';
import { expect, test } from './test.ts';

const phoneWidths = [360, 768, 1440];

test('a learner reserves on a phone, changes, waits for a full session and moves up', async ({
  page,
  newContext,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [learner, other] = await Promise.all(
    ['预约的学员', '候补的学员'].map((nickname) => newMember({ nickname, roleId: '2', tenant: qiming })),
  );
  if (!learner || !other) throw new Error('two learners');
  const examName = unique('预约的考试');
  const { examId, subjectId } = await examOf({ admin, examName, people: [learner, other] });
  const early = await sessionOf({ admin, examId, subjectId, day: 30, places: 1 });
  await sessionOf({ admin, examId, subjectId, day: 31, places: 20 });

  const phone = await newContext();
  await lend({ person: learner, context: phone });
  const mobile = await phone.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto('/auth-center/my-certification');
  const mine = mobile.getByRole('region', { name: '我的考试' }).getByRole('listitem').filter({ hasText: examName });
  await expect(mine).toContainText('待预约');
  await mine.getByRole('link', { name: '预约场次' }).click();
  await expect(mobile.getByRole('heading', { name: '预约场次' })).toBeVisible();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the sessions of a subject' });
  const session = (n: number) => mobile.getByRole('main').getByRole('listitem').nth(n);
  await expect(session(0)).toContainText('剩 1 位');
  // Places of an earlier visit are none of today's: they are not shown without a line.
  await mobile.route('**/querySession', (route) => route.abort());
  await mobile.reload();
  await expect(mobile.getByRole('button', { name: '重试' })).toBeVisible();
  await mobile.unroute('**/querySession');
  await mobile.getByRole('button', { name: '重试' }).click();
  await expect(session(0)).toContainText('剩 1 位');
  await session(0).getByRole('button', { name: /^预约/ }).click();
  await expect(session(0)).toContainText('已预约');
  // What was shown a moment ago stays without a line.
  await mobile.route('**/certExam/**', (route) => route.abort());
  const change = session(1).getByRole('button', { name: /^改到这场/ });
  await change.click();
  await mobile.getByRole('dialog').getByRole('button', { name: '改到这场' }).click();
  await expect(mobile.getByRole('status').filter({ hasText: '网络' })).toBeVisible();
  await expect(change).toBeEnabled();
  await expect(session(0)).toContainText('已预约');
  await expect(mobile.getByText('显示的是之前的内容')).toHaveCount(1);
  await mobile.unroute('**/certExam/**');
  await change.click();
  await mobile.getByRole('dialog').getByRole('button', { name: '改到这场' }).click();
  await expect(session(1)).toContainText('已预约');
  await expect(session(1)).toContainText('剩 19 位');
  // Without a line the learner's own page has what was changed here, and says that it is of before.
  const dayOfChange = `${Number(daysFromNow(31).slice(8, 10))} 日`;
  await mobile.route('**/certExam/**', (route) => route.abort());
  await mobile.getByRole('link', { name: '返回我的认证' }).click();
  await expect(mine).toContainText(dayOfChange);
  await expect(mobile.getByText('显示的是之前的内容')).toHaveCount(1);
  await mobile.unroute('**/certExam/**');

  await other.call('placement.reserve', { id: early });
  await mobile.goto('/auth-center/my-certification');
  await expect(mine).toContainText('已预约');
  await expect(mine).toContainText('准考证号 ZK');
  await mobile.getByRole('button', { name: '月历' }).click();
  await expect(mobile.getByRole('button', { name: /1 场考试/, pressed: true })).toBeVisible();
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the exams of a month' });
  await mobile.getByRole('button', { name: /1 场考试/, pressed: true }).click();
  await expect(mine.getByText('已预约')).toBeInViewport();
  await mobile.reload();
  await expect(mine).toContainText('已预约');
  await mobile.route('**/certExam/**', (route) => route.abort());
  await mine.getByRole('button', { name: '取消预约' }).click();
  await mobile.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(mobile.getByText('显示的是之前的内容').first()).toBeVisible();
  await mobile.unroute('**/certExam/**');
  await mobile.getByRole('button', { name: '列表' }).click();
  await mobile.reload();
  await mine.getByRole('button', { name: '取消预约' }).click();
  await mobile.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(mine).toContainText('待预约');
  await mine.getByRole('link', { name: '预约场次' }).click();
  await expect(session(0)).toContainText('已满');
  await session(0).getByRole('button', { name: /^候补/ }).click();
  await mobile.getByRole('dialog').getByRole('button', { name: '候补' }).click();
  await expect(session(0)).toContainText('候补中');
  await mobile.getByRole('link', { name: '返回我的认证' }).click();
  await expect(mine).toContainText('候补第 1 位');

  const [kept] = (await other.call('placement.myExam', {})).rows.filter((row) => row.examId === examId);
  await other.call('placement.ownStep', { ids: [kept?.placementId ?? ''], step: 'release' });
  await mobile.reload();
  await expect(mine).toContainText('已预约');
  await expectFit({ page: mobile, widths: phoneWidths, what: 'the exams of a learner' });

  await page.goto(`/admin/exam/${examId}/detail`);
  await page.getByRole('tab', { name: '考生' }).click();
  await expect(page.getByRole('row').filter({ hasText: '已安排' })).toHaveCount(1);
  await page.goto(`/admin/examSession/${early}/detail`);
  await page.getByRole('tab', { name: /^考生( \d+)?$/ }).click();
  const row = page.getByRole('row').filter({ hasText: '已安排' });
  await act({ row, action: '取消考位' });
  await page.getByRole('dialog').getByRole('textbox', { name: '原因' }).fill('换到别的场次');
  await page.getByRole('dialog').getByRole('button', { name: '取消考位' }).click();
  await expect(row).toHaveCount(0);
});

interface Arranged {
  admin: Person;
  examId: string;
  subjectId: string;
}

/** A published exam whose reservations are open, with people registered for it. */
async function examOf({
  admin,
  examName,
  people,
}: {
  admin: Person;
  examName: string;
  people: readonly Person[];
}): Promise<Omit<Arranged, 'admin'>> {
  const { certId, examId, subjectId } = await examIn({
    admin,
    examName,
    cert: { passScore: 60 },
    subject: { mode: 'offline', fullScore: 100 },
    applyEndTime: daysFromNow(10),
    reserveStartTime: daysFromNow(-0.5),
    reserveEndTime: daysFromNow(20),
  });
  for (const [n, person] of people.entries()) await registered({ admin, person, certId, examId, n });
  return { examId, subjectId };
}

async function sessionOf({ admin, day, places, ...of }: Arranged & { day: number; places: number }): Promise<string> {
  const { id = '' } = await admin.call('examSession.save', {
    ...of,
    place: 'online',
    startTime: daysFromNow(day),
    endTime: daysFromNow(day + 0.1),
    ownPlaces: places,
  });
  await admin.call('examSession.issuance', { ids: [id], step: 'publish' });
  return id;
}
