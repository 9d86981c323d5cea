import { expectFit, stickingOut } from './fit.ts';
import { qiming, signInAs, type Person } from './person.ts';
import { unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** A bank with one question of each kind; the title tells the right answer to whoever reads the test. */
const bank = [
  {
    type: 'single',
    title: '<p>单选：选 $$x^2$$</p>',
    options: [{ content: '$$y^2$$' }, { content: '$$x^2$$', isAnswer: true }, { content: '$$z^2$$' }],
    analysis: '<p>单选的解析</p>',
  },
  {
    type: 'multiple',
    title: '<p>多选：选甲和丙</p>',
    options: [{ content: '甲', isAnswer: true }, { content: '乙' }, { content: '丙', isAnswer: true }],
    analysis: '<p>多选的解析</p>',
  },
  {
    type: 'judgment',
    title: '<p>判断：这句话是错的</p>',
    options: [{ content: '正确' }, { content: '错误', isAnswer: true }],
    analysis: '<p>判断的解析</p>',
  },
  {
    type: 'blank',
    title: '<p>填空：____ 和 ____</p>',
    answer: [{ anyOf: ['ABC', '甲'] }, { anyOf: ['乙'] }],
    analysis: '<p>填空的解析</p>',
  },
  { type: 'short', title: '<p>简答：写要点</p>', answer: [{ anyOf: ['要点'] }], analysis: '<p>简答的解析</p>' },
  { type: 'long', title: '<p>综合：谈谈看法</p>', analysis: '<p>综合的解析</p>' },
] as const;

type Kind = (typeof bank)[number]['type'];

interface Exam {
  certCode: string;
  certName: string;
  student: Person;
}

/** A certificate of its own with some kinds of the bank, and the student in the browser. */
async function makeBank({
  signIn,
  kinds,
}: {
  signIn: (who: { account: string; tenant?: string }) => Promise<Person>;
  kinds: readonly Kind[];
}): Promise<Exam> {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = unique('P-');
  const certName = `练习 ${certCode}`;
  const { id: certId } = await admin.call('cert.save', { certName, certCode });
  for (const { ...question } of bank)
    if (kinds.includes(question.type)) await admin.call('question.save', { certId, ...question } as never);
  return { certCode, certName, student: await signIn({ account: 'student', tenant: qiming }) };
}

const pathOf = (page: string, certCode: string): string =>
  `/auth-center/${page}?certCode=${encodeURIComponent(certCode)}`;
const option = (page: Page | Locator, text: string): Locator =>
  page.locator('.question-option').filter({ hasText: text });
const verdict = (page: Page): Locator => page.locator('.question-verdict');
const title = (page: Page | Locator, text: string): Locator => page.getByRole('heading').filter({ hasText: text });

async function start(page: Page, certCode: string): Promise<void> {
  await page.goto(pathOf('practice', certCode));
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page.getByRole('progressbar', { name: '本组进度' })).toBeVisible();
}

test('from the list of certificates to the topic selection of one', async ({ page, signIn }) => {
  const { certName } = await makeBank({ signIn, kinds: ['single'] });
  await page.goto('/auth-center/practice');
  await expect(page.getByRole('heading', { name: '选择要练习的证书' })).toBeVisible();
  await page.getByRole('searchbox', { name: '查找证书' }).fill(certName);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: certName }).click();
  await expect(page.getByRole('heading', { name: certName, level: 1 })).toBeVisible();
  await expect(page.getByText('已完成 0 / 1 题')).toBeVisible();
});

test('topic selection: an absurd amount is refused, kinds without questions are said, the chosen ones are drawn', async ({
  page,
  signIn,
}) => {
  const { certCode } = await makeBank({ signIn, kinds: ['single', 'judgment'] });
  await page.goto(pathOf('practice', certCode));
  const amount = page.getByRole('textbox', { name: '题数' });
  for (const text of ['0', '201', '-1', '1.5', 'x', '']) {
    await amount.fill(text);
    await page.getByRole('button', { name: '开始练习' }).click();
    await expect(page.getByText('题数请填写 1 至 200 的整数')).toBeVisible();
    await expect(amount).toBeFocused();
  }
  await amount.fill('200');
  await page.getByRole('checkbox', { name: '多选题' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page.getByText('所选题型暂无题目，请换一种题型')).toBeVisible();
  await page.getByRole('checkbox', { name: '多选题' }).uncheck();
  await page.getByRole('checkbox', { name: '判断题' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page.getByText('第 1 / 1 题')).toBeVisible();
  await expect(title(page, '判断：')).toBeVisible();
});

test('P16–P18: a wrong answer leads to a note, a report, and a round of questions like it', async ({
  page,
  signIn,
}) => {
  const { certCode } = await makeBank({ signIn, kinds: ['single'] });
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const { rows } = await admin.call('cert.list', { keyword: certCode, pageNum: 1, pageSize: 1 });
  const certId = rows[0]?.id ?? '';
  const options = [{ content: '甲', isAnswer: true }, { content: '乙' }];
  for (const title of ['<p>向日葵朝向哪里</p>', '<p>向日葵何时开花</p>'])
    await admin.call('question.save', { certId, type: 'judgment', title, knowledge: ['植物'], options } as never);
  await page.goto(pathOf('practice', certCode));
  await page.getByRole('checkbox', { name: '判断题' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  await option(page, '乙').click();
  await page.getByRole('button', { name: '检查答案' }).click();
  const aid = page.getByRole('region', { name: '这道题的帮助' });
  await expect(aid.getByText('共 2 题，做过 1 题，答对 0 题')).toBeVisible();
  await aid.getByRole('button', { name: '写笔记' }).click();
  // Keys of the page do not count while one writes.
  await aid.getByLabel('我的笔记').pressSequentially('面向太阳');
  await page.keyboard.press('Control+Enter');
  await aid.getByRole('button', { name: '保存' }).click();
  await expect(aid.getByText('面向太阳')).toBeVisible();
  await aid.getByRole('button', { name: '题目报错' }).click();
  const dialog = page.getByRole('dialog', { name: '题目报错' });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请选择哪里有错');
  await dialog.getByRole('radio', { name: '答案有误' }).check();
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(aid.getByText('已报错，处理后会收到消息')).toBeVisible();
  await aid.getByRole('button', { name: '练这 1 题' }).click();
  await expect(page.getByText('第 1 / 1 题')).toBeVisible();
  await expect(title(page, '向日葵')).toBeVisible();
});

test('single choice: a right answer shows the analysis and moves on by itself, at once on Enter', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const { certCode } = await makeBank({ signIn, kinds: ['single', 'judgment'] });
  await start(page, certCode);
  for (const place of [1, 2]) {
    await expect(page.getByText(`第 ${place} / 2 题`)).toBeVisible();
    const isSingle = await title(page, '单选：').isVisible();
    await page.keyboard.press(isSingle ? 'b' : 'f');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText('✓ 回答正确');
    await expect(page.getByText(isSingle ? '单选的解析' : '判断的解析')).toBeVisible();
    if (place === 1) await page.clock.runFor(1300);
    else await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '本组练习结果' })).toBeVisible();
  await expect(page.getByRole('img', { name: '正确率 100%' })).toBeVisible();
});

test('a wrong answer stays with its analysis and enters the wrong-answer book; a touch keeps a right one in sight', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const { certCode, student } = await makeBank({ signIn, kinds: ['multiple'] });
  await start(page, certCode);
  await option(page, '甲').click();
  await page.getByRole('button', { name: '检查答案' }).click();
  await expect(verdict(page)).toHaveText('✗ 回答错误');
  await expect(option(page, '甲')).toContainText('✓ 答对了');
  await expect(option(page, '丙')).toContainText('✓ 正确，漏选了');
  await expect(page.getByText('正确答案：A、C')).toBeVisible();
  await expect(page.getByText('多选的解析')).toBeVisible();
  await expect(page.getByText(/已记入错题本，下次复习：(?:今天|明天|后天|\d+ 天后)/)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(title(page, '多选：')).toBeVisible();
  expect(await student.call('practice.statistics', { certCode })).toMatchObject({ completeNum: 1, wrongRecord: 1 });
  await page.getByRole('button', { name: '查看结果' }).click();
  await page.getByRole('button', { name: '再练一组' }).click();
  await option(page, '甲').click();
  await option(page, '丙').click();
  await page.getByRole('button', { name: '检查答案' }).click();
  await expect(verdict(page)).toHaveText('✓ 回答正确');
  await page.getByText('多选的解析').click();
  await page.clock.runFor(5000);
  await expect(page.getByText('多选的解析')).toBeVisible();
});

test('by keyboard alone through every kind: letters, Enter, arrows, typing', async ({ page, signIn }) => {
  const { certCode } = await makeBank({ signIn, kinds: bank.map(({ type }) => type) });
  await page.goto(pathOf('practice', certCode));
  await page.getByRole('button', { name: '开始练习' }).focus();
  await page.keyboard.press('Enter');
  for (let place = 1; place <= bank.length; place += 1) {
    await expect(page.getByText(`第 ${place} / 6 题`)).toBeVisible();
    const kind = ((await page.locator('.question-type').textContent()) ?? '').trim();
    if (kind === '单选题') await page.keyboard.press('b');
    else if (kind === '判断题') await page.keyboard.press('F');
    else if (kind === '多选题') {
      await page.keyboard.press('c');
      await page.keyboard.press('b');
      await page.keyboard.press('a');
      await page.keyboard.press('2');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    } else if (kind === '填空题') {
      await expect(page.getByRole('textbox', { name: '第 1 空' })).toBeFocused();
      await page.keyboard.type('ａ b c');
      await page.keyboard.press('Tab');
      await page.keyboard.type('乙');
    } else {
      await expect(page.getByRole('textbox', { name: '您的答案' })).toBeFocused();
      await page.keyboard.type('要 点');
    }
    await page.keyboard.press(kind === '简答题' || kind === '论述题' ? 'Control+Enter' : 'Enter');
    await expect(verdict(page)).toHaveText(kind === '论述题' ? '✎ 已作答，请对照参考答案' : '✓ 回答正确');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '本组练习结果' })).toBeFocused();
  await expect(page.getByText('5 题中答对 5 题')).toBeVisible();
  await expect(page.getByText('另有 1 题待自评')).toBeVisible();
});

test('arrows go back and forth; an answer not yet checked is still there', async ({ page, signIn }) => {
  const { certCode } = await makeBank({ signIn, kinds: ['multiple', 'judgment'] });
  await start(page, certCode);
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('第 2 / 2 题')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('第 1 / 2 题')).toBeVisible();
  await expect(page.locator('.question-option input:checked')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('第 1 / 2 题')).toBeVisible();
});

test('an answer that did not get through is kept and can be sent again', async ({ page, signIn }) => {
  const { certCode } = await makeBank({ signIn, kinds: ['judgment'] });
  // Before the page: one that is open may for a moment send past a route.
  await page.route('**/api/web/practice/isTrue', (route) => route.abort());
  await start(page, certCode);
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.unroute('**/api/web/practice/isTrue');
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(verdict(page)).toHaveText('✗ 回答错误');
});

test('formulas are drawn; their code is not loaded where there are none', async ({ page, signIn }) => {
  const { certCode: plain } = await makeBank({ signIn, kinds: ['judgment'] });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await start(page, plain);
  await expect(title(page, '判断：')).toBeVisible();
  expect(loaded.filter((url) => /\/formulas-|katex/i.test(url))).toEqual([]);
  const { certCode } = await makeBank({ signIn, kinds: ['single'] });
  await start(page, certCode);
  await expect(page.locator('.question-title .katex')).toHaveCount(1);
  await expect(page.locator('.question-option .katex')).toHaveCount(3);
  expect(loaded.filter((url) => /\/formulas-|katex/i.test(url)).length).toBeGreaterThan(0);
});

test('the next question is shown within 150 ms, and nothing is asked of the server for it', async ({
  page,
  signIn,
}) => {
  const { certCode } = await makeBank({ signIn, kinds: ['single', 'multiple', 'judgment', 'long'] });
  await start(page, certCode);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/web/')) asked.push(request.url());
  });
  const times = await page.evaluate(async () => {
    const place = (): string => document.querySelector('.practice-place')?.textContent ?? '';
    const found: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      const former = place();
      const begun = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      while (place() === former) await new Promise((resolve) => requestAnimationFrame(resolve));
      found.push(performance.now() - begun);
    }
    return found;
  });
  for (const time of times) expect(time).toBeLessThanOrEqual(150);
  expect(asked).toEqual([]);
});

test('favourites: starred while practising, listed, practised, taken out and back', async ({ page, signIn }) => {
  const { certCode, student } = await makeBank({ signIn, kinds: ['judgment'] });
  await start(page, certCode);
  const star = page.getByRole('button', { name: '收藏' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse('**/api/web/favorite/add');
  await star.click();
  await saved;
  await page.goto(pathOf('collect-list', certCode));
  const row = page.getByRole('listitem').filter({ hasText: '判断：这句话是错的' });
  await expect(row).toContainText('收藏于');
  await expect(page.getByRole('link', { name: '练习收藏的题目' })).toHaveAttribute(
    'href',
    /practice\?certCode=.*only=favorite/,
  );
  await row.getByRole('button', { name: '作答' }).click();
  await option(row, '错误').click();
  await row.getByRole('button', { name: '检查答案' }).click();
  await expect(row.getByText('判断的解析')).toBeVisible();
  const rowStar = row.getByRole('button', { name: '收藏' });
  await Promise.all([page.waitForResponse('**/api/web/favorite/cancelFavorite'), rowStar.click()]);
  await expect(row).toContainText('已取消收藏，再点一次星标可恢复');
  expect(await student.call('favorite.list', { certCode })).toMatchObject({ total: 0 });
  await Promise.all([page.waitForResponse('**/api/web/favorite/add'), rowStar.click()]);
  expect(await student.call('favorite.list', { certCode })).toMatchObject({ total: 1 });
});

test('wrong-answer book: redone in place, removed once redone rightly and confirmed', async ({ page, signIn }) => {
  const { certCode, student } = await makeBank({ signIn, kinds: ['judgment'] });
  const [question] = (await student.call('practice.startRandom', { certCode, chooses: 1 })).rows;
  await student.call('practice.isTrue', { certCode, questionId: question?.questionId ?? '', selectedOptions: [1] });
  await page.goto(pathOf('wrong-list', certCode));
  const row = page.getByRole('listitem').filter({ hasText: '判断：这句话是错的' });
  await expect(row).toContainText('答错 1 次');
  await expect(row.getByRole('button', { name: '移出错题本' })).toHaveCount(0);
  await row.getByRole('button', { name: '重做' }).click();
  await option(row, '错误').click();
  await row.getByRole('button', { name: '检查答案' }).click();
  await expect(row).toContainText('✓ 已答对');
  await row.getByRole('button', { name: '移出错题本' }).click();
  await page.getByRole('dialog', { name: '移出错题本？' }).getByRole('button', { name: '取消' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: '移出错题本' }).click();
  await page.getByRole('dialog', { name: '移出错题本？' }).getByRole('button', { name: '移出', exact: true }).click();
  await expect(row).toHaveCount(0);
  expect(await student.call('record.list', { certCode })).toMatchObject({ total: 0 });
  await expect(page.getByText('这个证书没有错题')).toBeVisible();
});

test('再来一次 asks first, then begins anew; book and favourites stay', async ({ page, signIn }) => {
  const { certCode, student } = await makeBank({ signIn, kinds: ['judgment'] });
  const [question] = (await student.call('practice.startRandom', { certCode, chooses: 1 })).rows;
  await student.call('practice.isTrue', { certCode, questionId: question?.questionId ?? '', selectedOptions: [1] });
  await page.goto(pathOf('practice', certCode));
  await expect(page.getByText('已完成 1 / 1 题').first()).toBeVisible();
  await page.getByRole('button', { name: '再来一次' }).click();
  await page.getByRole('dialog', { name: '重新开始练习？' }).getByRole('button', { name: '重新开始' }).click();
  await expect(page.getByText('已完成 0 / 1 题').first()).toBeVisible();
  expect(await student.call('practice.statistics', { certCode })).toMatchObject({ completeNum: 0, wrongRecord: 1 });
});

test('a script in a text of the learner stays a text; so does one of 2,000 characters', async ({ page, signIn }) => {
  const { certCode } = await makeBank({ signIn, kinds: ['long'] });
  await start(page, certCode);
  const text = page.getByRole('textbox', { name: '您的答案' });
  await text.fill(`<script>alert(1)</script>${'长'.repeat(1975)}`);
  await page.getByRole('button', { name: '检查答案' }).click();
  await expect(page.getByText('已作答，请对照参考答案')).toBeVisible();
  // Once, beside its key.
  await expect(text).toHaveCount(0);
  await expect(page.getByText(/^<script>/)).toHaveCount(1);
});

test('wide content stays inside: tables, code, long formulas and words scroll or break, pictures shrink', async ({
  page,
  signIn,
}) => {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = unique('P-');
  const { id: certId } = await admin.call('cert.save', { certName: '很长的证书名称'.repeat(6), certCode });
  const cells = Array.from({ length: 12 }, (_cell, index) => `<td>单元格 ${index}</td>`).join('');
  const formula = `$$${Array.from({ length: 20 }, (_term, index) => `\\frac{a_{${index}}}{b}`).join('+')}$$`;
  const content = `<p>${'Donaudampfschifffahrt'.repeat(6)}</p><table><tbody><tr>${cells}</tr></tbody></table><pre><code>${'const answer = 42; '.repeat(10)}</code></pre><p>${formula}</p>`;
  await admin.call('question.save', {
    certId,
    type: 'single',
    title: content,
    options: [{ content, isAnswer: true }, { content: '短' }],
    analysis: content,
  } as never);
  await signIn({ account: 'student', tenant: qiming });
  await start(page, certCode);
  await expect(option(page, '短')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('✗ 回答错误');
  await expect(page.locator('.question-title .katex')).toHaveCount(1);
  await expectFit({ page });
});

test('a table of formulas on a phone: no cell cuts its formula, the table alone scrolls, by keyboard too, and shows that it goes on', async ({
  page,
  signIn,
}) => {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = unique('P-');
  const { id: certId } = await admin.call('cert.save', { certName: certCode, certCode });
  const cells = Array.from(
    { length: 4 },
    (_cell, index) => `<td>$$\\mathrm{2CH_3CH_2OH + O_2 \\rightarrow 2CH_3CHO + ${index}H_2O}$$</td>`,
  ).join('');
  await admin.call('question.save', {
    certId,
    type: 'judgment',
    title: `<table><tbody><tr>${cells}</tr></tbody></table>`,
    options: [{ content: '正确', isAnswer: true }, { content: '错误' }],
  } as never);
  await signIn({ account: 'student', tenant: qiming });
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, certCode);
  await expect(page.locator('.question-title .katex')).toHaveCount(4);
  expect(await stickingOut(page)).toBe(0);
  expect(
    await page
      .locator('.question-title td')
      .evaluateAll(
        (tds) =>
          tds.filter((td) =>
            [td, ...td.querySelectorAll('.rich-wide')].some((box) => box.scrollWidth > box.clientWidth),
          ).length,
      ),
  ).toBe(0);
  const frame = page.locator('.question-title div.rich-wide');
  await expect(frame).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  await frame.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('axe and width: topic selection, a question before and after the check, result', async ({ page, signIn }) => {
  test.slow();
  const { certCode } = await makeBank({ signIn, kinds: ['single', 'blank'] });
  await page.goto(pathOf('practice', certCode));
  await expect(page.getByRole('button', { name: '开始练习' })).toBeVisible();
  await expectFit({ page });
  await page.getByRole('button', { name: '开始练习' }).click();
  for (const place of [1, 2]) {
    await expect(page.getByText(`第 ${place} / 2 题`)).toBeVisible();
    await expectFit({ page });
    const blank = page.getByRole('textbox', { name: '第 1 空' });
    if (await blank.isVisible()) await blank.fill('错');
    else await option(page, 'C').first().click();
    await page.getByRole('button', { name: '检查答案' }).click();
    await expect(verdict(page)).toHaveText('✗ 回答错误');
    await expectFit({ page });
    await page.getByRole('button', { name: /下一题|查看结果/ }).click();
  }
  await expect(page.getByRole('heading', { name: '本组练习结果' })).toBeVisible();
  await expectFit({ page });
});

test('axe and width: wrong-answer book and favourites', async ({ page, signIn }) => {
  const { certCode, student } = await makeBank({ signIn, kinds: ['judgment', 'blank'] });
  for (const { questionId, questionType, blankCount } of (
    await student.call('practice.startRandom', { certCode, chooses: 2 })
  ).rows) {
    const given = blankCount === 0 ? { selectedOptions: [1] } : { optionList: [{ order: 1, content: questionType }] };
    await student.call('practice.isTrue', { certCode, questionId, ...given });
    await student.call('favorite.add', { questionId, certCode });
  }
  await page.goto(pathOf('wrong-list', certCode));
  await expect(page.getByText('共 2 题')).toBeVisible();
  await page.getByRole('button', { name: '重做' }).first().click();
  await expectFit({ page });
  await page.goto(pathOf('collect-list', certCode));
  await expect(page.getByText('共 2 题')).toBeVisible();
  await expectFit({ page });
});
