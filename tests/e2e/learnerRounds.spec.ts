import { expectFit } from './fit.ts';
import { base, begin, makeExam, questionCount } from './mockExam.ts';
import { lend, qiming, signInAs, type Person } from './person.ts';
import { unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const learner = { account: 'student06', tenant: qiming };

/** A certificate with so many judgments that are wrong, and one long question. */
async function makeBank(count: number): Promise<{ certCode: string; certName: string }> {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = unique('R-');
  const certName = `分组 ${certCode}`;
  const { id: certId } = await admin.call('cert.save', { certName, certCode });
  for (let n = 1; n <= count; n += 1) {
    await admin.call('question.save', {
      certId,
      type: 'judgment',
      title: `<p>第 ${n} 道判断</p>`,
      options: [{ content: '正确' }, { content: '错误', isAnswer: true }],
      analysis: `<p>解析 ${n}</p>`,
      knowledge: [n === 1 ? '集合' : '函数'],
    } as never);
  }
  await admin.call('question.save', {
    certId,
    type: 'long',
    title: '<p>谈谈看法</p>',
    answer: [{ anyOf: ['言之有理'] }],
    analysis: '<p>论述的解析</p>',
  } as never);
  return { certCode, certName };
}

const place = (page: Page, index: number, total: number) => page.getByText(`第 ${index} / ${total} 题`);
const setup = (certCode: string): string => `${base}/practice?certCode=${encodeURIComponent(certCode)}`;

async function startInOrder({
  page,
  certCode,
  amount,
}: {
  page: Page;
  certCode: string;
  amount: number;
}): Promise<void> {
  await page.goto(setup(certCode));
  await page.getByRole('radio', { name: '顺序练习' }).check();
  await page.getByRole('textbox', { name: '题数' }).fill(String(amount));
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(place(page, 1, amount)).toBeVisible();
}

async function answerWrongly(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.question-verdict')).toHaveText('✗ 回答错误');
}

test('P11: a round survives a reload, Back and another device; 继续练习 leads to its next question', async ({
  page,
  signIn,
  newContext,
}) => {
  const { certCode } = await makeBank(3);
  const person = await signIn(learner);
  await startInOrder({ page, certCode, amount: 3 });
  await answerWrongly(page);
  await page.reload();
  await expect(place(page, 1, 3)).toBeVisible();
  await expect(page.locator('.question-verdict')).toHaveText('✗ 回答错误');
  await expect(page.getByText('解析 1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 2, 3)).toBeVisible();
  await page.goto(`${base}/wrong-list`);
  await page.goBack();
  await expect(place(page, 2, 3)).toBeVisible();

  const context = await newContext();
  await lend({ person, context });
  const second = await context.newPage();
  await second.goto(setup(certCode));
  const resume = second.getByRole('link', { name: /继续练习/ });
  await expect(resume).toContainText(`顺序练习 · 已做 1 / 3 题`);
  await resume.click();
  await expect(place(second, 2, 3)).toBeVisible();
  await answerWrongly(second);
  await page.reload();
  await expect(page.locator('.question-verdict')).toHaveText('✗ 回答错误');
  await page.goto(`${base}/practice`);
  await expect(page.getByRole('link', { name: /继续练习.*已做 2 \/ 3 题/ })).toBeVisible();
});

test('P1: by knowledge point only what was chosen; none chosen is said', async ({ page, signIn }) => {
  const { certCode } = await makeBank(3);
  await signIn(learner);
  await page.goto(setup(certCode));
  await page.getByRole('radio', { name: '按知识点' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page.getByText('请至少选择一项')).toBeVisible();
  await page.getByRole('checkbox', { name: '集合 1' }).check();
  await expectFit({ page, what: 'topics' });
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(place(page, 1, 1)).toBeVisible();
  await expect(page.getByRole('heading', { name: '第 1 道判断' })).toBeVisible();
});

test('P12: reading with keys shows them without an answer, and counts as none', async ({ page, signIn }) => {
  const { certCode } = await makeBank(1);
  const person = await signIn(learner);
  await page.goto(setup(certCode));
  await page.getByRole('radio', { name: '背题' }).check();
  await page.getByRole('button', { name: '开始背题' }).click();
  await expect(page.getByText('正确答案：F')).toBeVisible();
  await expect(page.getByText('解析 1')).toBeVisible();
  await expect(page.locator('.question-verdict')).toHaveCount(0);
  await expectFit({ page, what: 'reading' });
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(page.getByText('言之有理')).toBeVisible();
  await page.getByRole('button', { name: '看完了' }).click();
  await expect(page.getByText('已看 2 / 2 题')).toBeVisible();
  expect(await person.call('practice.statistics', { certCode })).toMatchObject({ completeNum: 0 });
});

test('P13: where no machine can tell, the learner compares and says; that may be changed', async ({ page, signIn }) => {
  const { certCode } = await makeBank(0);
  const person = await signIn(learner);
  await page.goto(setup(certCode));
  await page.getByRole('button', { name: '开始练习' }).click();
  await page.getByRole('textbox', { name: '您的答案' }).fill('我的看法');
  await page.getByRole('button', { name: '检查答案' }).click();
  await expect(page.locator('.question-own')).toContainText('我的看法');
  await expect(page.locator('.question-references')).toContainText('言之有理');
  await page.getByRole('button', { name: '我答错了' }).click();
  await expect(page.locator('.question-verdict')).toContainText('您认为答错了');
  await expectFit({ page, what: 'own verdict' });
  expect(await person.call('practice.statistics', { certCode })).toMatchObject({ rightNum: 0, wrongRecord: 1 });
  await page.getByRole('button', { name: '我答对了' }).click();
  await expect(page.locator('.question-verdict')).toContainText('您认为答对了');
  expect(await person.call('practice.statistics', { certCode })).toMatchObject({ rightNum: 1, wrongRecord: 0 });
  await page.reload();
  await expect(page.getByRole('button', { name: '我答对了' })).toHaveAttribute('aria-pressed', 'true');
});

test("P7 P14: the demo's learner sees what is due over all certificates, reviews it, and sets a goal or leaves it", async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/practice`);
  const today = page.getByRole('region', { name: '今日练习' });
  await expect(today.getByText(/\d+ 道错题待复习/)).toBeVisible();
  await expectFit({ page, what: 'practice' });
  await today.getByRole('button', { name: '修改目标' }).click();
  const dialog = page.getByRole('dialog', { name: '每日目标' });
  await dialog.getByRole('textbox', { name: '每天的题数' }).fill('0');
  await expect(dialog.getByText('请填写 1 至 500 的整数')).toBeVisible();
  await dialog.getByRole('radio', { name: '30' }).check();
  await dialog.getByRole('button', { name: '保存目标' }).click();
  await expect(today.getByText(/今日 \d+ \/ 30 题/)).toBeVisible();
  await today.getByRole('button', { name: '开始复习' }).click();
  await expect(page.getByText(/^第 1 \/ \d+ 题$/)).toBeVisible();
});

test('M12–M14: mock exams are listed; mistakes are practised from the result; keys stay away meanwhile; details keep and add', async ({
  page,
  signIn,
}) => {
  const { certCode, certName } = await makeExam();
  const person: Person = await signIn(learner);
  await page.goto(`${base}/mock-exam`);
  await expect(page.getByRole('heading', { name: '可以参加的模拟考试' })).toBeVisible();
  await expectFit({ page, what: 'mock exams' });
  const mockId = await begin({ page, certCode });
  const { questionList } = await person.call('mock.resume', { mockId, deviceId: 'nobody' });
  const [first] = questionList;
  await expect(
    person.call('practice.isTrue', { certCode, questionId: first?.questionId ?? '', selectedOptions: [1] }),
  ).rejects.toThrow();
  await page.keyboard.press('a');
  await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
  await page.goto(`${base}/mock-exam`);
  await expect(page.getByRole('region', { name: `进行中的模拟考试：${certName}` })).toBeVisible();
  await page.goto(`${base}/mock-exam?mockId=${mockId}`);
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('button', { name: '确认交卷' }).click();
  await page.getByRole('link', { name: '查看答案与解析' }).click();
  const entries = page.getByRole('article');
  await expect(entries.first()).toContainText('已在错题本');
  await entries.nth(1).getByRole('button', { name: '加入错题本' }).click();
  await expect(entries.nth(1)).toContainText('已在错题本');
  await entries.nth(1).getByRole('button', { name: '收藏' }).click();
  await expectFit({ page, what: 'answer details' });
  await page.goBack();
  // One was answered wrongly, the others were left open.
  await page.getByRole('button', { name: `练习错题和未答的题（${questionCount}）` }).click();
  await expect(place(page, 1, questionCount)).toBeVisible();
  expect(await person.call('record.list', { certCode })).toMatchObject({ total: 2 });
  expect(await person.call('favorite.list', { certCode })).toMatchObject({ total: 1 });
});

test('P15 M14: a certificate without questions is offered neither for practice nor for a mock exam', async ({
  page,
  signIn,
}) => {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = unique('E-');
  const certName = `没有题目 ${certCode}`;
  await admin.call('cert.save', { certName, certCode });
  await signIn(learner);
  await page.goto(`${base}/practice?keyword=${encodeURIComponent(certName)}`);
  await expect(page.getByText('没有找到这样的证书')).toBeVisible();
  await page.goto(`${base}/mock-exam?certCode=${certCode}`);
  await expect(page.getByText('这个证书还没有组卷规则，暂时不能模拟考试')).toBeVisible();
});
