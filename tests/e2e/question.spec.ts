import { strToU8, zipSync } from 'fflate';
import { qiming, type Person } from './person.ts';
import { choose, give, picture, save, unique, type Upload } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

interface Stored {
  title: string;
  format: string | null;
  answer: { anyOf: string[]; tolerance?: number | null }[];
  options: { content: string; isAnswer: boolean | null }[];
}

/** A question of a certificate of its own, as `question.get` gives it. */
async function newQuestion({ admin, question }: { admin: Person; question: Record<string, unknown> }): Promise<string> {
  const certCode = unique('Q-');
  const { id: certId } = await admin.call('cert.save', { certName: certCode, certCode });
  const { id = '' } = await admin.call('question.save', { certId, ...question });
  return id;
}

async function readQuestion({ admin, id }: { admin: Person; id: string }): Promise<Stored> {
  return (await admin.call('question.get', { id })) as Stored;
}

const option = (page: Page, letter: string): Locator =>
  page.getByRole('textbox', { name: `选项 ${letter}`, exact: true });

/** Letters of the right options. */
function lettersOf({ options }: Stored): string {
  return options.flatMap(({ isAnswer }, index) => (isAnswer ? [String.fromCharCode(65 + index)] : [])).join('');
}

async function openQuestion({ page, id }: { page: Page; id: string }): Promise<void> {
  await page.goto(`/admin/question/${id}`);
  await expect(page.getByRole('textbox', { name: '题干', exact: true })).not.toBeEmpty();
}

test('single choice: letters follow the order, one right answer at a time, options removed and moved', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: {
      type: 'single',
      title: '<p>最小的质数是？</p>',
      options: [{ content: '1', isAnswer: true }, { content: '2' }, { content: '3' }, { content: '4' }],
    },
  });
  await openQuestion({ page, id });
  await expect(page.getByRole('radio', { name: 'A 是正确答案' })).toBeChecked();
  await page.getByRole('radio', { name: 'B 是正确答案' }).check();
  await expect(page.getByRole('radio', { name: 'A 是正确答案' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除选项 D' }).click();
  await expect(option(page, 'D')).toHaveCount(0);
  await page.getByRole('button', { name: '上移选项 B' }).click();
  await expect(option(page, 'A')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'A 是正确答案' })).toBeChecked();
  await save(page);
  const stored = await readQuestion({ admin, id });
  expect(stored.options.map(({ content }) => content)).toEqual(['2', '1', '3']);
  expect(lettersOf(stored)).toBe('A');
});

test('multiple choice: an option is added, several are right, a formula in an option is drawn', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: {
      type: 'multiple',
      title: '<p>哪些是偶数？</p>',
      options: [{ content: '2', isAnswer: true }, { content: '3' }, { content: '4', isAnswer: true }],
    },
  });
  await openQuestion({ page, id });
  await page.getByRole('button', { name: /添加选项/ }).click();
  await option(page, 'D').fill('$$2^{3}$$');
  await expect(page.getByRole('group', { name: '选项' }).locator('.katex')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'D 是正确答案' }).check();
  await save(page);
  expect(lettersOf(await readQuestion({ admin, id }))).toBe('ACD');
});

test('multiple choice with one right answer is refused with the reason', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: {
      type: 'multiple',
      title: '<p>哪些是奇数？</p>',
      options: [{ content: '1', isAnswer: true }, { content: '3', isAnswer: true }, { content: '4' }],
    },
  });
  await openQuestion({ page, id });
  await page.getByRole('checkbox', { name: 'B 是正确答案' }).uncheck();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('多选题至少要有两个正确选项').first()).toBeVisible();
  await expect(page).toHaveURL(`/admin/question/${id}`);
});

test('true or false: two fixed options labelled T and F', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: {
      type: 'judgment',
      title: '<p>零是自然数。</p>',
      options: [
        { content: '正确', isAnswer: false },
        { content: '错误', isAnswer: true },
      ],
    },
  });
  await openQuestion({ page, id });
  await expect(page.getByRole('radio', { name: 'F 是正确答案' })).toBeChecked();
  await expect(page.getByRole('group', { name: '选项' }).getByRole('listitem')).toHaveText([
    /^T\s*正确$/,
    /^F\s*错误$/,
  ]);
  await expect(page.getByRole('textbox', { name: /^选项 / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /添加选项/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'T 是正确答案' }).check();
  await save(page);
  expect(lettersOf(await readQuestion({ admin, id }))).toBe('A');
});

test('blanks: a line for each gap of the stem, several ways to write one, nothing parted or left out', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: { type: 'blank', title: '<p>首都____，长河____，圆周率____。</p>', answer: [{ anyOf: ['北京'] }] },
  });
  await openQuestion({ page, id });
  await expect(page.getByRole('group', { name: '选项' })).toHaveCount(0);
  const answers = page.getByRole('group', { name: '参考答案' });
  const blank = (place: number): Locator => answers.getByRole('textbox', { name: `第 ${place} 空的答案` });
  await expect(answers.getByRole('group')).toHaveCount(3);
  await expect(answers.getByText('题干有 3 个空，答案有 1 个，请核对')).toBeVisible();
  await blank(1).fill('3 / 3，3；1,000');
  await blank(2).fill('长江');
  await answers.getByRole('button', { name: '给第 2 空添加写法' }).click();
  await answers.getByRole('textbox', { name: '第 2 空的第 2 种写法' }).fill('a|b');
  await blank(3).fill('3.14');
  await answers.getByRole('spinbutton', { name: '第 3 空允许的误差' }).fill('0.01');
  await expect(answers.getByText('请核对')).toHaveCount(0);
  await save(page);
  expect((await readQuestion({ admin, id })).answer).toEqual([
    { anyOf: ['3 / 3，3；1,000'] },
    { anyOf: ['长江', 'a|b'] },
    { anyOf: ['3.14'], tolerance: 0.01 },
  ]);
});

test('blanks: several lines that are pasted stay together until they are to be shared out', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: { type: 'blank', title: '<p>____、____、____</p>', answer: [{ anyOf: ['甲'] }] },
  });
  await openQuestion({ page, id });
  const answers = page.getByRole('group', { name: '参考答案' });
  const blank = (place: number): Locator => answers.getByRole('textbox', { name: `第 ${place} 空的答案` });
  await page.evaluate(() => navigator.clipboard.writeText('一\n二；三\n四'));
  await blank(1).fill('');
  await blank(1).press('Control+V');
  await expect(blank(1)).toHaveValue('一\n二；三\n四');
  await answers.getByRole('button', { name: '分填到第 1–3 空' }).click();
  for (const [place, text] of [
    [1, '一'],
    [2, '二；三'],
    [3, '四'],
  ] as const)
    await expect(blank(place)).toHaveValue(text);
  await save(page);
  expect((await readQuestion({ admin, id })).answer).toEqual([
    { anyOf: ['一'] },
    { anyOf: ['二；三'] },
    { anyOf: ['四'] },
  ]);
});

test('short answers are one text, kept as it was typed', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: { type: 'short', title: '<p>写要点。</p>', answer: [{ anyOf: ['一'] }] },
  });
  await openQuestion({ page, id });
  const text = ' 先说甲；再说乙，\n\n最后=丙|丁。\n';
  await page.getByRole('textbox', { name: '参考答案' }).fill(text);
  await save(page);
  expect((await readQuestion({ admin, id })).answer).toEqual([{ anyOf: [text] }]);
});

test('code answers keep their indentation; Tab indents, Esc and Tab leave', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'long', format: 'code', title: '<p>写函数。</p>' } });
  await openQuestion({ page, id });
  const code = page.getByRole('textbox', { name: '参考答案' });
  await code.click();
  await page.keyboard.type('def f(x):');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('if x:');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('return 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('return 0');
  const text = 'def f(x):\n    if x:\n        return 1\n    return 0';
  await expect(code).toHaveValue(text);
  await expect(code).toHaveCSS('white-space', 'pre');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await save(page);
  expect((await readQuestion({ admin, id })).answer).toEqual([{ anyOf: [text] }]);
  await page.goto(`/admin/question/${id}/detail`);
  await expect(page.locator('.answer-texts pre')).toHaveText(text);
});

test('short answer: a formula is put in by the dialog and drawn beneath', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({
    admin,
    question: { type: 'short', title: '<p>写出求根公式。</p>', answer: [{ anyOf: ['公式'] }] },
  });
  await openQuestion({ page, id });
  const title = page.getByRole('textbox', { name: '题干', exact: true });
  await title.click();
  await page.keyboard.press('Control+End');
  await page.locator('[data-path="title"]').getByRole('button', { name: '插入公式' }).click();
  const dialog = page.getByRole('dialog', { name: '公式' });
  await expect(dialog.getByRole('button', { name: '插入' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: '公式' }).fill('x=\\frac{-b}{2a}');
  await expect(dialog.locator('.katex')).toHaveCount(1);
  await dialog.getByRole('button', { name: '插入' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toContainText('$$x=\\frac{-b}{2a}$$');
  await expect(page.locator('[data-path="title"] .katex')).toHaveCount(1);
  await save(page);
  expect((await readQuestion({ admin, id })).title).toContain('$$x=\\frac{-b}{2a}$$');

  await page.goto(`/admin/question/${id}/detail`);
  await expect(page.locator('.screen-detail .screen-rich .katex')).toHaveCount(1);
});

test('essay: answered as code, with a picture in the question', async ({ page, signIn, request }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'long', title: '<p>按图写出程序。</p>' } });
  await openQuestion({ page, id });
  await choose({ scope: page, label: '作答形式', option: '代码' });
  await give({
    button: page.locator('[data-path="title"]').getByRole('button', { name: '插入图片' }),
    file: picture('cover2.jpg'),
  });
  await expect(page.getByRole('textbox', { name: '题干', exact: true }).locator('img')).toHaveCount(1);
  await save(page);
  const stored = await readQuestion({ admin, id });
  expect(stored.format).toBe('code');
  const address = /<img[^>]+src="([^"]+)"/.exec(stored.title)?.[1] ?? '';
  expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
});

test('a new question is written from nothing, its kind deciding what is asked', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const title = unique('新题');
  await page.goto('/admin/question/new');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.locator('.screen-summary')).toContainText('证书');
  await expect(page.locator('.screen-summary')).toContainText('题型');
  await expect(page.locator('.screen-summary')).toContainText('题干');
  await choose({ scope: page, label: '证书', option: '数学素养', isSearched: true });
  await choose({ scope: page, label: '题型', option: '单选题' });
  await page.getByRole('textbox', { name: '题干', exact: true }).fill(title);
  for (const [letter, text] of [
    ['A', '甲'],
    ['B', '乙'],
    ['C', '丙'],
    ['D', '丁'],
  ] as const)
    await option(page, letter).fill(text);
  await page.getByRole('radio', { name: 'C 是正确答案' }).check();
  await save(page);
  await expect(page).toHaveURL('/admin/question');
  const { rows = [] } = await admin.call('question.list', { keyword: title });
  expect(rows).toHaveLength(1);
  expect(lettersOf(await readQuestion({ admin, id: rows[0]?.id ?? '' }))).toBe('C');
});

/** Pastes a text where the focus is, as one does with Ctrl V. */
async function paste({ at, text }: { at: Locator; text: string }): Promise<void> {
  await at.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('ten single-choice questions in a row take at most five actions each beside typing', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('T-');
  const { id: certId = '' } = await admin.call('cert.save', { certName: certCode, certCode });
  await page.goto('/admin/question/new');
  await choose({ scope: page, label: '证书', option: certCode, isSearched: true });
  await choose({ scope: page, label: '难度', option: '中等' });
  const stem = page.getByRole('textbox', { name: '题干', exact: true });
  await stem.click();
  let actions = 0;
  const done = async (action: Promise<void>): Promise<void> => {
    actions += 1;
    await action;
  };
  const last = 10;
  for (let place = 1; place <= last; place += 1) {
    await expect(stem).toBeFocused();
    await expect(stem).toBeEmpty();
    const lines = [
      `${place}. ${place} + 1 = （　）`,
      'A. 0',
      `B. ${place + 1}`,
      `C. ${place + 2}`,
      'D. 99',
      '答案：B',
      `解析：第 ${place} 题`,
    ];
    // Every other one is typed, line by line.
    if (place % 2 === 1) await done(paste({ at: stem, text: lines.join('\n') }));
    else
      for (const line of lines) {
        await page.keyboard.insertText(line);
        if (line !== lines.at(-1)) await page.keyboard.press('Enter');
      }
    const whole = page.getByRole('region', { name: /完整的试题/ });
    await expect(whole.getByText('正确答案')).toBeVisible();
    await done(whole.getByRole('button', { name: '填入各项' }).click());
    await expect(whole).toHaveCount(0);
    await expect(option(page, 'B')).toHaveValue(String(place + 1));
    if (place < last) await done(page.keyboard.press('Control+Enter'));
    else await save(page);
  }
  expect(actions).toBeLessThanOrEqual(5 * last);
  const { rows = [] } = await admin.call('question.list', { certId, pageSize: 50 });
  expect(rows.map(({ type, difficulty }) => `${String(type)} ${String(difficulty)}`)).toEqual(
    Array.from({ length: last }, () => 'single 2'),
  );
  const stored = await Promise.all(rows.map(async ({ id = '' }) => readQuestion({ admin, id })));
  expect(new Set(stored.map(lettersOf))).toEqual(new Set(['B']));
});

/** A Word file with a paragraph a line; `formula` stands for one. */
function wordFile(lines: readonly string[]): Upload {
  const paragraphs = lines.map((line) => {
    const runs = line.split('formula').map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`);
    return `<w:p>${runs.join('<m:oMath/>')}</w:p>`;
  });
  const spaces = [
    'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
    'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  ];
  const xml = `<w:document ${spaces.map((space) => `xmlns:${space}`).join(' ')}><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return {
    name: '题库.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) })),
  };
}

test('several questions from a Word file or pasted into a form are looked at, then go the way of an import', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('P-');
  const { id: certId = '' } = await admin.call('cert.save', { certName: certCode, certCode });
  await page.goto('/admin/question');
  await page.getByRole('button', { name: '粘贴试题' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴试题' });
  await give({
    button: dialog.getByRole('button', { name: '选择 Word 文件' }),
    file: wordFile([
      '一、单选题',
      '1. 1 &lt; 2 是（　）',
      'A. 对的',
      'B. 错的',
      '答案：A',
      '解析：略',
      '二、判断题',
      '2. 零是负数。（×）',
      '三、填空题',
      '3. 首都____，长河____。',
      '答案：北京|北京市；长江',
      '四、简答题',
      '4. 为什么formula？',
    ]),
  });
  await expect(dialog.getByText(/1 个公式没有带来/)).toBeVisible();
  const found = dialog.getByRole('region', { name: '学员将看到' });
  await expect(found.getByRole('status')).toHaveText('读出 3 道题，1 段没有读懂，不会保存');
  await expect(found.getByText('没有选项，也没有答案')).toBeVisible();
  await dialog.getByRole('textbox', { name: '试题文字' }).press('Control+End');
  await page.keyboard.insertText('\n答案：因为。');
  await expect(found.getByRole('status')).toHaveText('读出 4 道题，其中 1 道有缺');
  await dialog.getByRole('button', { name: '下一步：检查 4 道题' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: '请选择证书' })).toBeVisible();
  await choose({ scope: dialog, label: '证书', option: certCode, isSearched: true });
  await choose({ scope: dialog, label: '难度', option: '中等' });
  await dialog.getByRole('button', { name: '下一步：检查 4 道题' }).click();
  const importing = page.getByRole('dialog', { name: '导入试题' });
  await expect(importing.getByText('共 4 行，4 行可以导入，0 行有误')).toBeVisible();
  await importing.getByRole('button', { name: '返回修改' }).click();
  await expect(found.getByRole('status')).toHaveText(/读出 4 道题/);
  await dialog.getByRole('button', { name: '下一步：检查 4 道题' }).click();
  await importing.getByRole('radio', { name: '草稿' }).check();
  await importing.getByRole('button', { name: '全部导入' }).click();
  await expect(importing.getByText('已导入 4 行')).toBeVisible();
  await expect(importing.getByRole('button', { name: '撤销导入' })).toBeVisible();

  const { rows = [] } = await admin.call('question.list', { certId, pageSize: 50 });
  expect(new Set(rows.map(({ state, difficulty }) => `${String(state)} ${String(difficulty)}`))).toEqual(
    new Set(['draft 2']),
  );
  const stored = await Promise.all(
    rows.map(async ({ id = '', type }) => [type, await readQuestion({ admin, id })] as const),
  );
  const byType = Object.fromEntries(stored);
  expect(byType).toMatchObject({
    single: { title: '1 &lt; 2 是（　）', options: [{ content: '对的', isAnswer: true }, { content: '错的' }] },
    judgment: { title: '零是负数。（　）', options: [{ content: '正确' }, { content: '错误', isAnswer: true }] },
    blank: { answer: [{ anyOf: ['北京', '北京市'] }, { anyOf: ['长江'] }] },
    short: { title: '为什么【公式】？', answer: [{ anyOf: ['因为。'] }] },
  });

  await page.goto('/admin/question/new');
  const stem = page.getByRole('textbox', { name: '题干', exact: true });
  await stem.click();
  await paste({ at: stem, text: '1. 甲是\nA. 一\nB. 二\n答案：A\n2. 乙是\nA. 三\nB. 四\n答案：B' });
  await page.getByRole('button', { name: '一次粘贴这 2 道题' }).click();
  await expect(found.getByRole('status')).toHaveText('读出 2 道题');
  await choose({ scope: dialog, label: '证书', option: certCode, isSearched: true });
  await dialog.getByRole('button', { name: '下一步：检查 2 道题' }).click();
  await importing.getByRole('button', { name: '全部导入' }).click();
  await expect(importing.getByText('已导入 2 行')).toBeVisible();
  await importing.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(stem).toBeEmpty();
  expect((await admin.call('question.list', { certId })).total).toBe(6);
});
