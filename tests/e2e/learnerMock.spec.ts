import { expectFit } from './fit.ts';
import { base, begin, makeExam, questionCount, stored, timeOff, totalScore } from './mockExam.ts';
import { lend, qiming } from './person.ts';
import { expect, test, type Page } from './test.ts';

const student = { account: 'student', tenant: qiming };
const saved = (page: Page) => page.locator('.exam-save');
const place = (page: Page, index: number) =>
  page.getByText(`第 ${index} 题，共 ${questionCount} 题`, { exact: true }).first();
const takenOver = '这场考试正在另一台设备或窗口中作答';

/** Answers every question rightly but the last, by keyboard alone, beginning with the first. */
async function answerByKeys(page: Page): Promise<void> {
  const keys = [['b'], ['b'], ['b'], ['a', 'c'], ['t']];
  for (const [index, letters] of keys.entries()) {
    await expect(place(page, index + 1)).toBeVisible();
    for (const letter of letters) await page.keyboard.press(letter);
    await page.keyboard.press('ArrowRight');
  }
  await expect(place(page, 6)).toBeVisible();
  await page.getByRole('textbox', { name: '第 1 空' }).focus();
  await page.keyboard.type('ａ');
}

test('a whole exam by keyboard: rule, answers, mark, summary of what is open, result, answer details', async ({
  page,
  signIn,
}) => {
  const { certCode, certName } = await makeExam();
  const person = await signIn(student);
  await page.goto(`${base}/mock-exam?certCode=${certCode}`);
  await expect(page.getByRole('heading', { level: 1, name: `模拟考试：${certName}` })).toBeVisible();
  for (const fact of ['7 题', '30 分钟', '16 分', '10 分'])
    await expect(page.locator('.mock-facts').getByText(fact, { exact: true })).toBeVisible();

  const paper = page.waitForResponse('**/api/web/mock/newMock');
  await page.getByRole('button', { name: '开始模拟考试' }).press('Enter');
  expect(await (await paper).text(), 'M10: no key before hand-in').not.toMatch(
    /isAnswer|isRight|analysis|correct|解析/,
  );
  await answerByKeys(page);
  await expect(saved(page)).toHaveText(/^已保存/);
  await page.getByRole('button', { name: '标记' }).press('Enter');
  await expect(page.getByRole('button', { name: '第 6 题，已答，已标记' })).toHaveAttribute('aria-current', 'step');
  const mockId = new URL(page.url()).searchParams.get('mockId') ?? '';
  await expect
    .poll(() => stored({ person, mockId }))
    .toEqual([
      ...[[2], [2], [2], [1, 3], [1]].map((selectedOptions) => ({ selectedOptions, inputInfo: [], isFlagged: false })),
      { selectedOptions: [], inputInfo: ['ａ'], isFlagged: true },
      { selectedOptions: [], inputInfo: [], isFlagged: false },
    ]);

  await page.getByRole('button', { name: '交卷', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '确认交卷' });
  await expect(dialog.getByText('还有 1 题未作答')).toBeVisible();
  await expect(dialog.getByText('标记了 1 题')).toBeVisible();
  await dialog.getByRole('button', { name: '到第 7 题' }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: '您的答案' }).focus();
  await page.keyboard.type(' 要点 ');
  await page.getByRole('button', { name: '检查交卷' }).press('Enter');
  await expect(dialog.getByText('7 道题全部作答')).toBeVisible();
  await dialog.getByRole('button', { name: '确认交卷' }).press('Enter');

  const result = page.getByRole('region', { name: '模拟考试结果' });
  await expect(result.getByRole('status')).toHaveText('✓ 合格');
  await expect(result).toContainText(`${totalScore} / ${totalScore} 分`);
  await expect(page.getByRole('row', { name: /单选题/ })).toContainText('3 / 3');
  await page.getByRole('link', { name: '查看答案与解析' }).press('Enter');
  await expect(page).toHaveURL(/answer-details\?mockId=/);
  await expect(page.getByRole('article')).toHaveCount(questionCount);
  await expect(page.getByText('解析 multiple 0')).toBeVisible();
  await expect(page.getByRole('contentinfo'), 'no footer here').toHaveCount(0);
  await page.getByRole('button', { name: '已标记 1' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto(`${base}/mock-exam?certCode=${certCode}`);
  await expect(page.getByRole('link', { name: /16 \/ 16 分.*合格/ })).toHaveAttribute('href', new RegExp(mockId));
});

test('the next question begins at its top, however far the last was scrolled', async ({ page, signIn }) => {
  const { certCode } = await makeExam();
  await signIn(student);
  await page.setViewportSize({ width: 360, height: 320 });
  await begin({ page, certCode });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '下一题' }).click();
  await expect(place(page, 2)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('cut off, the clock a day wrong, reloaded: no answer is lost, and the time is the server’s within 2 seconds', async ({
  page,
  context,
  signIn,
}) => {
  const { certCode } = await makeExam();
  const person = await signIn(student);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    const [RealDate, day] = [Date, 24 * 60 * 60 * 1000];
    const now = (): number => RealDate.now() + day;
    window.Date = new Proxy(RealDate, {
      construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  });
  // Before the page: one that is open may for a moment send past a route.
  let isReachable = true;
  await page.route('**/api/web/mock/saveAnswer', (route) => (isReachable ? route.continue() : route.abort()));
  const mockId = await begin({ page, certCode });
  expect(await page.evaluate(() => Date.now()), 'the browser’s clock').toBeGreaterThan(
    Date.now() + 23 * 60 * 60 * 1000,
  );
  expect(await timeOff({ page, person, mockId })).toBeLessThanOrEqual(2);

  await page.keyboard.press('a');
  await expect(saved(page)).toHaveText(/^已保存/);
  await context.setOffline(true);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(saved(page)).toHaveText('未保存');
  await expect(page.getByText('2 题的作答暂存在本机')).toBeVisible();
  expect((await stored({ person, mockId })).map(({ selectedOptions }) => selectedOptions).slice(0, 2)).toEqual([
    [1],
    [],
  ]);
  expect(await timeOff({ page, person, mockId })).toBeLessThanOrEqual(2);

  await context.setOffline(false);
  await expect(saved(page)).toHaveText(/^已保存/);
  expect((await stored({ person, mockId })).map(({ selectedOptions }) => selectedOptions).slice(0, 2)).toEqual([
    [2],
    [3],
  ]);

  isReachable = false;
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await expect(page.getByText('2 题的作答暂存在本机')).toBeVisible();
  // As when the browser ends at once: what a page sends when it is left goes past the route above and arrives.
  await page.evaluate(() =>
    document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.reload();
  await expect(place(page, 3), 'where the learner was').toBeVisible();
  await expect(page.getByRole('radio', { name: /乙/ })).toBeChecked();
  await expect(page.getByText('2 题的作答暂存在本机')).toBeVisible();
  isReachable = true;
  await expect(saved(page)).toHaveText(/^已保存/);
  expect((await stored({ person, mockId })).map(({ selectedOptions }) => selectedOptions).slice(0, 3)).toEqual([
    [2],
    [1],
    [2],
  ]);
  expect(await timeOff({ page, person, mockId })).toBeLessThanOrEqual(2);
});

test('another device takes over: the older one is told, shows only, and takes over again without losing what it had queued', async ({
  page,
  context,
  signIn,
  newContext,
}) => {
  const { certCode } = await makeExam();
  const person = await signIn(student);
  const mockId = await begin({ page, certCode });
  await page.keyboard.press('a');
  await expect(saved(page)).toHaveText(/^已保存/);
  await context.setOffline(true);
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(saved(page)).toHaveText('未保存');

  const elsewhere = await newContext();
  await lend({ person, context: elsewhere });
  const other = await elsewhere.newPage();
  await other.goto(`${base}/mock-exam?certCode=${certCode}`);
  await other.getByRole('link', { name: '继续作答' }).first().click();
  await expect(other.getByText(takenOver)).toBeVisible();
  await expect(other.getByRole('radio', { name: /甲/ })).toBeChecked();
  await expect(other.getByRole('radio', { name: /乙/ })).toBeDisabled();
  await other.getByRole('button', { name: '接管，在这里作答' }).click();
  await expect(other.getByText(takenOver)).toBeHidden();
  await other.keyboard.press('b');
  await expect(saved(other)).toHaveText(/^已保存/);

  await context.setOffline(false);
  await expect(page.getByText(takenOver)).toBeVisible();
  await expect(page.getByText('这里还有 2 题没有保存')).toBeVisible();
  await expect(page.getByRole('radio', { name: /乙/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: '交卷', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '接管，在这里作答' }).click();
  await expect(saved(page)).toHaveText(/^已保存/);
  const answers = (await stored({ person, mockId })).map(({ selectedOptions }) => selectedOptions).slice(0, 2);
  expect(answers, 'the later answer of the first question, the queued one of the second').toEqual([[2], [3]]);
  await expect(other.getByText(takenOver)).toBeVisible({ timeout: 15_000 });
});

test('two windows of one browser: one answers, the other is told at once; handing in ends both', async ({
  page,
  context,
  signIn,
}) => {
  const { certCode } = await makeExam();
  await signIn(student);
  const mockId = await begin({ page, certCode });
  const second = await context.newPage();
  await second.goto(`${base}/mock-exam?mockId=${mockId}`);
  await second.getByRole('button', { name: '接管，在这里作答' }).click();
  await expect(page.getByText(takenOver)).toBeVisible({ timeout: 3000 });
  await second.keyboard.press('b');
  await expect(saved(second)).toHaveText(/^已保存/);
  await second.reload();
  await expect(second.getByRole('radio', { name: /乙/ }), 'a reload stays the same device').toBeEnabled();
  await second.getByRole('button', { name: '交卷', exact: true }).click();
  await second.getByRole('button', { name: '确认交卷' }).click();
  await expect(second.getByText('未合格')).toBeVisible();
  await expect(page.getByText('未合格')).toBeVisible({ timeout: 3000 });
});

test('cannot be handed in while answers are not saved; leaving says so, and the answers go on all the same', async ({
  page,
  signIn,
}) => {
  const { certCode } = await makeExam();
  const person = await signIn(student);
  // Before the page: one that is open may for a moment send past a route.
  await page.route('**/api/web/mock/saveAnswer', (route) => route.abort());
  const mockId = await begin({ page, certCode });
  await page.keyboard.press('a');
  await expect(saved(page)).toHaveText('未保存');
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('button', { name: '确认交卷' }).click();
  await expect(page.getByRole('alert').getByText('还有 1 题没有保存到服务器，联网后再交卷。')).toBeVisible();
  await page.getByRole('button', { name: '继续作答' }).click();
  await page.getByRole('button', { name: '离开' }).click();
  await expect(page.getByRole('dialog', { name: '离开考试页面' }).getByText('还有 1 题没有保存到服务器')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(page.getByRole('link', { name: '继续作答' }).first()).toBeVisible();
  await page.unroute('**/api/web/mock/saveAnswer');
  await expect.poll(async () => (await stored({ person, mockId }))[0]?.selectedOptions).toEqual([1]);
  await page.getByRole('link', { name: '继续作答' }).first().click();
  await expect(page.getByRole('radio', { name: /甲/ })).toBeChecked();
  await page.keyboard.press('b');
  await expect(saved(page)).toHaveText(/^已保存/);
  expect((await stored({ person, mockId }))[0]?.selectedOptions).toEqual([2]);
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('button', { name: '确认交卷' }).click();
  await expect(page.getByRole('region', { name: '模拟考试结果' })).toBeVisible();
});

test('what cannot be shown says why and where to go', async ({ page, signIn }) => {
  const person = await signIn(student);
  const { certCode } = await makeExam();
  await page.goto(`${base}/mock-exam?mockId=unknown`);
  await expect(page.getByText('没有找到这场模拟考试')).toBeVisible();
  await expect(page.getByRole('link', { name: '看看其他模拟考试' })).toHaveAttribute('href', `${base}/mock-exam`);
  await page.goto(`${base}/mock-exam?certCode=NONE-1`);
  await expect(page.getByText('没有找到这个证书')).toBeVisible();
  await expect(page.getByRole('link', { name: '看看其他模拟考试' })).toHaveAttribute('href', `${base}/mock-exam`);
  await page.goto(`${base}/answer-details`);
  await expect(page.getByRole('link', { name: '查看我的模拟考试' })).toHaveAttribute('href', `${base}/mock-exam`);
  const { mockId } = await person.call('mock.newMock', { certCode, deviceId: 'elsewhere' });
  await page.goto(`${base}/answer-details?mockId=${mockId}`);
  await expect(page.getByText('交卷后才能查看答案')).toBeVisible();
});

test('axe and width: start, exam, sheet, hand-in, result, details', async ({ page, signIn }) => {
  test.slow();
  const { certCode } = await makeExam();
  await signIn(student);
  await page.goto(`${base}/mock-exam?certCode=${certCode}`);
  await expect(page.getByRole('button', { name: '开始模拟考试' })).toBeVisible();
  await expectFit({ page, what: 'start' });
  await begin({ page, certCode });
  await expectFit({ page, what: 'exam' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: '答题卡' }).click();
  await expect(page.getByRole('dialog', { name: '答题卡' })).toBeVisible();
  await expectFit({ page, what: 'sheet', widths: [360] });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await expectFit({ page, what: 'hand-in' });
  await page.getByRole('button', { name: '确认交卷' }).click();
  await expect(page.getByRole('region', { name: '模拟考试结果' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const gaps = await page.locator('.result-kinds tr').evaluateAll((rows) =>
    rows.map(({ children }) => {
      // The longest there is: some of a kind are not judged.
      if (children[1]) children[1].textContent = '10 / 16，12 题不判分';
      const [, right, gained] = [...children].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      });
      return (gained?.left ?? 0) - (right?.right ?? 0);
    }),
  );
  expect(Math.min(...gaps), 'columns stand apart').toBeGreaterThanOrEqual(12);
  await expectFit({ page, what: 'result' });
  await page.getByRole('link', { name: '查看答案与解析' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectFit({ page, what: 'details' });
});
