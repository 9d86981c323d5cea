/**
 * An exam from its application to the reply to a review: an administrator, an invigilator, two examiners and their chief, and
 * three learners, of whom one never comes. The shortest exam there is takes a minute: its answers are scored meanwhile.
 */
import { daysFromNow } from '#tests/days.ts';
import { agree, assign, enter, examOf, onlineSession, questionAt } from './examSession.ts';
import { adminWidths, expectFit } from './fit.ts';
import { newMember, type Member } from './newMember.ts';
import { lend, qiming } from './person.ts';
import { idNumberOf, registered } from './registered.ts';
import { act, rowOf, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const phoneWidths = [1440, 768, 360];

const choice = {
  type: 'single',
  title: '<p>电压的单位是</p>',
  options: ['安培', '伏特'].map((content) => ({ content, isAnswer: content === '伏特' })),
};
const short = { type: 'short', title: '<p>什么是电流</p>', options: [], answer: [{ anyOf: ['电荷，移动'] }] };
const long = {
  type: 'long',
  title: '<p>论述欧姆定律，并举一例</p>',
  options: [],
  answer: [{ anyOf: ['电流和电压成正比'] }],
  rubric: [
    { text: '写出定律', points: 4 },
    { text: '举例', points: 6 },
  ],
};
/** What is answered, worth 14 points to whoever chose rubric items, and 10 to whoever did not. */
const good = { short: '电荷在导体里移动', long: '电流和电压成正比，手电筒就是一例。' };
const poor = { short: '我不清楚', long: '电流和电压成正比。' };

test('a learner applies, reserves and sits; two examiners and their chief score; it is published, and reviewed', async ({
  page,
  newContext,
}) => {
  test.slow();
  const member = (nickname: string, roleId: string): Promise<Member> => newMember({ nickname, roleId, tenant: qiming });
  const [admin, invigilator, clicker, typist, chief, learner, other, missing] = await Promise.all([
    member('考务老师', '5'),
    member('监考老师', '5'),
    member('点选的考官', '5'),
    member('打字的考官', '5'),
    member('评卷组长', '5'),
    member('应考者', '2'),
    member('同场的人', '2'),
    member('没来的人', '2'),
  ]);
  const examName = unique('要评卷的考试');
  const { certId, certCode, examId, subjectId } = await examOf({
    admin,
    examName,
    minutes: 1,
    questions: [choice, short, long],
    ruleList: [
      { type: 'single', num: 1, score: 2 },
      { type: 'short', num: 1, score: 4 },
      { type: 'long', num: 1, score: 10 },
    ],
    reserveStartTime: daysFromNow(-0.5),
    reserveEndTime: daysFromNow(1),
    reviewPolicy: 'analysis',
    reviewDays: 3,
  });
  await Promise.all([other, missing].map((person, n) => registered({ admin, person, certId, examId, n: n + 1 })));
  const open = async (person: Member, path: string, width = 1440): Promise<Page> => {
    const context = await newContext();
    await lend({ person, context });
    const opened = await context.newPage();
    await opened.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await opened.goto(path);
    return opened;
  };

  const mobile = await open(learner, `/auth-center/certification-detail?certCode=${certCode}`, 360);
  await mobile.getByRole('link', { name: '申请考试' }).click();
  await expect(mobile.getByRole('radio', { name: examName })).toBeChecked();
  await mobile.getByLabel('姓名', { exact: true }).fill('考生0');
  await mobile.getByLabel('证件号码', { exact: true }).fill(idNumberOf(0));
  await mobile.getByLabel('手机号', { exact: true }).fill('13800000000');
  await mobile.getByRole('checkbox', { name: /我确认/ }).check();
  await mobile.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByRole('heading', { name: '已提交' })).toBeVisible();

  await lend({ person: admin, context: page.context() });
  await page.goto('/admin/certApply');
  await search({ page, keyword: '考生0' });
  const application = rowOf({ page, text: examName }).filter({ hasText: '考生0' });
  await act({ row: application, action: '审核' });
  await page
    .getByRole('dialog', { name: /审核报名/ })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  await expect(page.getByText('“考生0”通过')).toBeVisible();
  await page
    .getByRole('dialog', { name: /审核报名/ })
    .getByRole('button', { name: '关闭' })
    .click();
  await expect(application).toContainText('已通过');
  await act({ row: application, action: '登记', confirm: '登记' });
  await expect(application).toContainText('已登记');

  const sessionId = await onlineSession({
    admin,
    examId,
    subjectId,
    beginsIn: 25_000,
    seconds: 62,
    markers: 2,
    markDifference: 1,
    markRule: 'chief',
  });
  await Promise.all([
    assign({ admin, sessionId, account: invigilator.account, role: 'invigilator' }),
    assign({ admin, sessionId, account: clicker.account, role: 'examiner' }),
    assign({ admin, sessionId, account: typist.account, role: 'examiner' }),
    assign({ admin, sessionId, account: chief.account, role: 'chief' }),
    ...[other, missing].map((person) => person.call('placement.reserve', { id: sessionId })),
  ]);
  await mobile.goto('/auth-center/my-certification');
  const mine = mobile.getByRole('listitem').filter({ hasText: examName });
  await mine.getByRole('link', { name: '预约场次' }).click();
  await mobile.getByRole('button', { name: /^预约/ }).click();
  await mobile.getByRole('link', { name: '返回我的认证' }).click();
  await mine.getByRole('link', { name: '进入考试' }).click();
  await agree(mobile);

  const board = await open(invigilator, '/admin/invigilation');
  await board.getByRole('button', { name: `进入监考台：${examName} · 理论` }).click();
  const card = (n: number): Locator =>
    board.getByRole('list', { name: '考生' }).getByRole('button', { name: new RegExp(`考生${n}`) });
  await card(2).click();
  await board.getByRole('dialog', { name: '考生2' }).getByRole('button', { name: '缺考' }).click();
  await expect(card(2)).toHaveText(/缺考/);

  await enter(mobile);
  await expect(card(0)).toHaveText(/作答中/);
  await mobile.getByRole('radio').nth(1).check();
  for (const [n, text] of [good.short, good.long].entries()) {
    await mobile.getByRole('button', { name: '下一题' }).click();
    await expect(questionAt(mobile, n + 2)).toBeVisible();
    await mobile.getByRole('region', { name: '试题' }).getByRole('textbox').fill(text);
  }
  await mobile.getByRole('button', { name: '交卷', exact: true }).first().click();
  await mobile.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(mobile.getByRole('heading', { name: '已交卷' })).toBeVisible();
  await sit({ person: other, sessionId });
  await expect(card(1)).toHaveText(/已交卷/);

  // Machines scored what they can: two answers of each wait for two marks.
  await expect
    .poll(async () => (await clicker.call('examiner.sessions', { sessionId }))[0]?.all, { timeout: 30_000 })
    .toBe(4);
  await page.goto(`/admin/examSession/${sessionId}/detail`);
  const publishing = page.getByRole('dialog', { name: '公布成绩' });
  await page.getByRole('button', { name: '公布成绩' }).click();
  await expect(publishing).toContainText('场次还没有结束');
  await expect(publishing).toContainText(/还有 \d 项没有确定.*还有 2 题没有评：考生[01]（.*）、考生[01]（/);
  await expect(publishing.getByRole('button', { name: '公布成绩' })).toBeDisabled();
  await expectFit({ page, widths: adminWidths, what: 'what is not decided' });

  const [clicks, types] = await Promise.all([open(clicker, '/admin/marking'), open(typist, '/admin/marking')]);
  for (const each of [clicks, types]) await each.getByRole('button', { name: `开始评卷：${examName} · 理论` }).click();
  await expect(answerOf(clicks)).toBeVisible();
  await expect(clicks.locator('.ant-segmented-item-selected')).toHaveCSS('box-shadow', / 0px 1px 2px 0px$/);
  await expectFit({ page: clicks, widths: adminWidths, what: 'the desk' });
  await clicks.setViewportSize({ width: 1440, height: 900 });
  await Promise.all([
    scoreAll(clicks, async (answer) => {
      const { rubric } = long;
      const items = answer === good.long ? rubric : answer === poor.long ? rubric.slice(0, 1) : [];
      for (const { text } of items) await clicks.getByRole('checkbox', { name: text }).check();
      await clicks.getByRole('button', { name: '提交，下一份' }).click();
    }),
    scoreAll(types, async (answer) => {
      if (answer === good.long) await types.keyboard.press('6');
      if (answer === poor.long) await types.keyboard.press('3');
      await types.keyboard.press('Enter');
    }),
  ]);
  await expectFit({ page: clicks, widths: adminWidths, what: 'a desk at which nothing waits' });

  // The two are six points apart on one answer: it is their chief's.
  const desk = await open(chief, '/admin/marking');
  await desk.getByRole('button', { name: `开始评卷：${examName} · 理论` }).click();
  await expect(desk.getByText('裁定')).toBeVisible();
  await expect(desk.getByText(/^第 [12] 评 10 分$/)).toBeVisible();
  await expect(desk.getByText(/^第 [12] 评 6 分$/)).toBeVisible();
  await desk.getByRole('checkbox', { name: '写出定律' }).check();
  await desk.getByRole('spinbutton', { name: '给分' }).fill('8');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('没有等您评的了')).toBeVisible();
  await desk.getByRole('tab', { name: '评卷进度' }).click();
  await expect(desk.getByText('共 4 份，已评好 4 份 · 等第三评或裁定 0 份')).toBeVisible();
  await expect(desk.getByRole('heading', { name: '尺度是否一致' })).toBeVisible();
  await expectFit({ page: desk, widths: adminWidths, what: 'how far the examiners are' });

  await expect
    .poll(async () => (await admin.call('examSession.foreseePublish', { ids: [sessionId] })).count, {
      timeout: 120_000,
      intervals: [1000],
    })
    .toBe(3);
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '公布成绩' }).click();
  await expect(publishing).toContainText('将公布 3 人的成绩');
  await publishing.getByRole('button', { name: '公布成绩' }).click();
  await expect(page.getByText('已公布 3 人的成绩')).toBeVisible();

  await mobile.goto('/auth-center/my-certification?tab=finished');
  await expect(mine).toContainText('14 / 16 分');
  await mine.getByRole('link', { name: '查看成绩' }).click();
  await expect(mobile.getByRole('status').first()).toHaveText('✓ 合格');
  await expectFit({ page: mobile, widths: phoneWidths, what: 'a result that examiners scored' });
  await mobile.getByRole('link', { name: '查看答题情况' }).click();
  await expect(mobile.getByRole('article').nth(2)).toContainText('8 / 10 分');
  await expect(mobile.getByRole('article').nth(2)).toContainText('考官评分');
  await expectFit({ page: mobile, widths: phoneWidths, what: 'answers that examiners scored' });
  await mobile.goBack();
  await mobile.getByRole('button', { name: '申请复核' }).click();
  await mobile.getByLabel('申请理由').fill('第 3 题举了例子');
  await mobile.getByRole('button', { name: '提交申请' }).click();
  await expect(mobile.getByText('已申请，等待受理')).toBeVisible();

  await page.goto('/admin/scoreReview');
  const asked = rowOf({ page, text: '第 3 题举了例子' });
  await act({ row: asked, action: '受理', confirm: '受理' });
  await expect(asked).toContainText('已受理');
  const { rows: reviews } = await admin.call('scoreReview.list', { examId: [examId] });
  await page.goto(`/admin/scoreReview/${String(reviews[0]?.id)}/detail`);
  const reviewed = page.getByRole('article', { name: '第 3 题' });
  await expect(reviewed).toContainText(good.long);
  await expect(reviewed).toContainText('8 / 10 分');
  await expectFit({ page, widths: adminWidths, what: 'the paper of a review' });
  await page.goto('/admin/scoreReview');
  await act({ row: asked, action: '更改成绩' });
  const change = page.getByRole('dialog', { name: '更改成绩' });
  await change.getByRole('combobox', { name: '题号' }).click();
  await page.getByTitle(/^第 3 题 · 8 \/ 10 分/).click();
  await change.getByRole('spinbutton', { name: '改为几分' }).fill('10');
  await change.getByRole('textbox', { name: '给考生的说明' }).fill('例子完整，补给 2 分');
  await expectFit({ page, widths: adminWidths, what: 'a change of a score' });
  await change.getByRole('button', { name: '更改成绩' }).click();
  await expect(asked).toContainText('已更改');

  await mobile.reload();
  await expect(mobile.getByText('成绩已更改')).toBeVisible();
  await expect(mobile.getByText('机构的说明：例子完整，补给 2 分')).toBeVisible();
  await expect(mobile.getByRole('region', { name: '结果' })).toContainText('16 / 16 分');
  await expectFit({ page: mobile, widths: phoneWidths, what: 'a result that was reviewed' });
});

/** Sits as somebody by the calls of a page: one wrong choice, and poor answers. */
async function sit({ person, sessionId }: { person: Member; sessionId: string }): Promise<void> {
  const device = { deviceId: 'other' };
  const { attemptId = '', questionList } = await person.call('examAttempt.start', { sessionId, ...device });
  const answers = [[], [poor.short], [poor.long]].map((inputInfo, n) => ({
    questionId: questionList[n]?.questionId ?? '',
    selectedOptions: n === 0 ? [1] : [],
    inputInfo,
    isFlagged: false,
    sequence: 1,
  }));
  await person.call('examAttempt.saveAnswer', { attemptId, ...device, answers });
  await person.call('examAttempt.submit', { attemptId, ...device });
}

/** What was answered of the question on the desk. */
const answerOf = (desk: Page): Locator => desk.locator('.marking-answer pre');

/** Scores answer after answer, until nothing waits. @param give scores the one that says this */
async function scoreAll(desk: Page, give: (answer: string) => Promise<void>): Promise<void> {
  const end = desk.getByText('没有等您评的了');
  const again = desk.getByRole('button', { name: /^(再看看有没有|开始)$/ });
  for (;;) {
    await expect(answerOf(desk).or(again)).toBeVisible();
    if (await end.isVisible()) return;
    // What is left is with the other one.
    if (await again.isVisible()) {
      await Promise.all([desk.waitForResponse('**/examiner/next'), again.click()]);
      continue;
    }
    const answer = (await answerOf(desk).textContent()) ?? '';
    await give(answer);
    await expect(answerOf(desk).filter({ hasText: answer })).toHaveCount(0);
  }
}
