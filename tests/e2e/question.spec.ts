import { qiming, type Person } from './person.ts';
import { choose, give, picture, save, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

interface Stored {
  title: string;
  format: string | null;
  answer: string[];
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

const option = (page: Page, letter: string): Locator => page.getByRole('textbox', { name: `选项 ${letter}`, exact: true });

/** Letters of the right options. */
function lettersOf({ options }: Stored): string {
  return options.flatMap(({ isAnswer }, index) => (isAnswer ? [String.fromCharCode(65 + index)] : [])).join('');
}

async function openQuestion({ page, id }: { page: Page; id: string }): Promise<void> {
  await page.goto(`/admin/question/${id}`);
  await expect(page.getByRole('textbox', { name: '题干', exact: true })).not.toBeEmpty();
}

test('single choice: letters follow the order, one right answer at a time, options removed and moved', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'single', title: '<p>最小的质数是？</p>', options: [{ content: '1', isAnswer: true }, { content: '2' }, { content: '3' }, { content: '4' }] } });
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

test('multiple choice: an option is added, several are right, a formula in an option is drawn', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'multiple', title: '<p>哪些是偶数？</p>', options: [{ content: '2', isAnswer: true }, { content: '3' }, { content: '4', isAnswer: true }] } });
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
  const id = await newQuestion({ admin, question: { type: 'multiple', title: '<p>哪些是奇数？</p>', options: [{ content: '1', isAnswer: true }, { content: '3', isAnswer: true }, { content: '4' }] } });
  await openQuestion({ page, id });
  await page.getByRole('checkbox', { name: 'B 是正确答案' }).uncheck();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('多选题至少要有两个正确选项').first()).toBeVisible();
  await expect(page).toHaveURL(`/admin/question/${id}`);
});

test('true or false: two fixed options labelled T and F', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'judgment', title: '<p>零是自然数。</p>', options: [{ content: '正确', isAnswer: false }, { content: '错误', isAnswer: true }] } });
  await openQuestion({ page, id });
  await expect(page.getByRole('radio', { name: 'F 是正确答案' })).toBeChecked();
  await expect(page.getByRole('group', { name: '选项' }).getByRole('listitem')).toHaveText([/^T\s*正确$/, /^F\s*错误$/]);
  await expect(page.getByRole('textbox', { name: /^选项 / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /添加选项/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'T 是正确答案' }).check();
  await save(page);
  expect(lettersOf(await readQuestion({ admin, id }))).toBe('A');
});

test('blanks: one answer a blank, with several ways to write it', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'blank', title: '<p>中国的首都是____，最长的河是____。</p>', answer: ['北京'] } });
  await openQuestion({ page, id });
  await expect(page.getByRole('group', { name: '选项' })).toHaveCount(0);
  const answers = page.getByRole('combobox', { name: '参考答案' });
  await answers.fill('长江|扬子江');
  await answers.press('Enter');
  await save(page);
  expect((await readQuestion({ admin, id })).answer).toEqual(['北京', '长江|扬子江']);
});

test('short answer: a formula is put in by the dialog and drawn beneath', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'short', title: '<p>写出求根公式。</p>', answer: ['公式'] } });
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
  await expect(page.locator('.screen-detail .katex')).toHaveCount(1);
});

test('essay: answered as code, with a picture in the question', async ({ page, signIn, request }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const id = await newQuestion({ admin, question: { type: 'long', title: '<p>按图写出程序。</p>' } });
  await openQuestion({ page, id });
  await choose({ scope: page, label: '作答形式', option: '代码' });
  await give({ button: page.locator('[data-path="title"]').getByRole('button', { name: '插入图片' }), file: picture('cover-2.jpg') });
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
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.locator('.screen-summary')).toContainText('证书');
  await expect(page.locator('.screen-summary')).toContainText('题型');
  await expect(page.locator('.screen-summary')).toContainText('题干');
  await choose({ scope: page, label: '证书', option: '数学素养', isSearched: true });
  await choose({ scope: page, label: '题型', option: '单选题' });
  await page.getByRole('textbox', { name: '题干', exact: true }).fill(title);
  for (const [letter, text] of [['A', '甲'], ['B', '乙'], ['C', '丙'], ['D', '丁']] as const) await option(page, letter).fill(text);
  await page.getByRole('radio', { name: 'C 是正确答案' }).check();
  await save(page);
  await expect(page).toHaveURL('/admin/question');
  const { rows = [] } = await admin.call('question.list', { keyword: title });
  expect(rows).toHaveLength(1);
  expect(lettersOf(await readQuestion({ admin, id: rows[0]?.id ?? '' }))).toBe('C');
});
