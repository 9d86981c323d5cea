import { qiming, type Person } from './person.ts';
import { choose, rowOf, save, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** A certificate of its own with this many single choice questions. */
async function newCert({ admin, questions }: { admin: Person; questions: number }): Promise<string> {
  const certCode = unique('RULE-');
  const { id: certId } = await admin.call('cert.save', { certName: certCode, certCode, examMinutes: 45, passScore: 6 });
  for (let index = 0; index < questions; index++)
    await admin.call('question.save', {
      certId,
      type: 'single',
      title: `<p>${certCode} ${index}</p>`,
      options: [{ content: '对', isAnswer: true }, { content: '错' }],
    });
  return certCode;
}

const kind = (page: Page, name: string): Locator => page.locator('.rule-editor tbody tr').filter({ hasText: name });

async function tick({
  page,
  name,
  count,
  score,
}: {
  page: Page;
  name: string;
  count?: string;
  score?: string;
}): Promise<void> {
  await page.getByRole('checkbox', { name, exact: true }).check();
  if (count) await page.getByRole('spinbutton', { name: `${name}题数` }).fill(count);
  if (score) await page.getByRole('spinbutton', { name: `${name}每题分值` }).fill(score);
}

test('a rule is put together: rows wake, the sum counts along, a short bank is a warning', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const cert = await newCert({ admin, questions: 2 });
  await page.goto('/admin/paperRule/new');
  const totals = page.locator('.rule-totals');
  await expect(totals).toContainText('共 0 题');
  await expect(page.getByRole('spinbutton', { name: '单选题题数' })).toBeDisabled();
  await choose({ scope: page, label: '证书', option: cert, isSearched: true });
  await expect(kind(page, '单选题').getByRole('link', { name: '2 题' })).toBeVisible();
  await expect(totals).toContainText('考试时长 45 分钟，合格 6 分');

  await tick({ page, name: '单选题', count: '2', score: '2.5' });
  await expect(totals).toContainText('共 2 题');
  await expect(totals).toContainText('总分 5 分');
  await expect(totals).toContainText('总分低于合格分数');
  await expect(kind(page, '单选题').getByText(/还差/)).toHaveCount(0);
  await tick({ page, name: '论述题', count: '1', score: '15' });
  await expect(totals).toContainText('共 3 题');
  await expect(totals).toContainText('总分 20 分');
  await expect(totals).not.toContainText('总分低于合格分数');
  await expect(kind(page, '单选题').getByRole('img', { name: '单选题占总分 25%' })).toBeVisible();
  await expect(kind(page, '论述题')).toContainText('还差 1 题');
  await expect(kind(page, '论述题').getByRole('link', { name: '0 题' })).toHaveAttribute(
    'href',
    /\/question\?.*certId=.+&.*type=/,
  );

  await save(page);
  await expect(page).toHaveURL('/admin/paperRule');
  const { rows = [] } = await admin.call('paperRule.list', { sort: '-createdTime', pageSize: 20 });
  const stored = rows.find(({ certIdLabel }) => certIdLabel === cert);
  expect(stored).toMatchObject({
    totalCount: 3,
    totalScore: 20,
    ruleList: [
      { type: 'single', num: 2, score: 2.5 },
      { type: 'long', num: 1, score: 15 },
    ],
  });
  await expect(rowOf({ page, text: cert })).toContainText('20');
});

test('the link of a short bank shows the bank of that certificate and kind', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const cert = await newCert({ admin, questions: 2 });
  await page.goto('/admin/paperRule/new');
  await choose({ scope: page, label: '证书', option: cert, isSearched: true });
  const address = await kind(page, '单选题').getByRole('link', { name: '2 题' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(rowOf({ page, text: cert })).toHaveCount(2);
  await expect(page.getByText('共 2 条')).toBeVisible();
});

test('a certificate must be chosen and at least one kind ticked', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/paperRule/new');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const summary = page.locator('.screen-summary');
  await expect(summary).toContainText('请选择证书');
  await expect(summary).toContainText('请至少选择一道题！');
});

test('a ticked kind without count or score is named', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const cert = await newCert({ admin, questions: 1 });
  await page.goto('/admin/paperRule/new');
  await choose({ scope: page, label: '证书', option: cert, isSearched: true });
  await tick({ page, name: '多选题', score: '2' });
  await tick({ page, name: '填空题', count: '2' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(kind(page, '多选题')).toContainText('请填写多选题的题数');
  await expect(kind(page, '填空题')).toContainText('请填写填空题的每题分值');
  await expect(page).toHaveURL('/admin/paperRule/new');
  expect(
    (await admin.call('paperRule.list', { pageSize: 200 })).rows?.some(({ certIdLabel }) => certIdLabel === cert),
  ).toBe(false);
});

test('a second rule for the same certificate is refused', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/paperRule/new');
  await choose({ scope: page, label: '证书', option: '教育技术应用能力（初级）', isSearched: true });
  await tick({ page, name: '单选题', count: '1', score: '1' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/证书.*(已有|已存在|重复|已被使用)/).first()).toBeVisible();
  await expect(page).toHaveURL('/admin/paperRule/new');
});
