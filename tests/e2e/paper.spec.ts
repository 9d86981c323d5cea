/** A paper is put together of the bank in the browser: groups, questions by search, moved by keys, published and read again. */
import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { choose, save, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('a paper of two groups is put together by search and keys, published, and read again', async ({
  page,
  signIn,
}) => {
  test.slow();
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('PAPER-');
  const { id: certId = '' } = await admin.call('cert.save', { certName: certCode, certCode });
  const [choices, judgments] = [
    ['投影仪', '扩音器', '交互白板'],
    ['微课', '慕课'],
  ];
  for (const word of choices)
    await admin.call('question.save', {
      certId,
      type: 'single',
      title: `<p>${word}用完以后先做什么？</p>`,
      options: [{ content: '关机', isAnswer: true }, { content: '断电' }],
      usage: 'exam',
      score: 2,
    });
  for (const word of judgments)
    await admin.call('question.save', {
      certId,
      type: 'judgment',
      title: `<p>${word}一般不超过十分钟，这个说法对不对？</p>`,
      options: [{ content: '正确', isAnswer: true }, { content: '错误' }],
      score: 1,
    });

  const paperName = unique('试卷');
  await page.goto('/admin/paper/new');
  await page.getByRole('textbox', { name: '试卷名称' }).fill(paperName);
  await expect(page.getByText('先选择证书，之后从它的题库中选试题。')).toBeVisible();
  await choose({ scope: page, label: '证书', option: certCode, isSearched: true });

  const addGroup = async (kind: string): Promise<void> => {
    await page.getByRole('button', { name: '添加大题' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
  };
  await addGroup('单选题');
  await addGroup('判断题');
  await expect(page.getByRole('textbox', { name: '第 2 个大题的标题' })).toBeFocused();
  await page.getByRole('textbox', { name: '“一、单选题”的答题要求' }).fill('每题只有一个正确答案');

  await page.getByRole('button', { name: '为“一、单选题”选试题' }).click();
  const drawer = page.getByRole('dialog', { name: '从题库选试题' });
  await expect(drawer.getByText('共 5 题')).toBeVisible();
  await drawer.getByRole('searchbox', { name: '搜索题干' }).fill('用完以后');
  await drawer.getByRole('searchbox', { name: '搜索题干' }).press('Enter');
  await expect(drawer.getByText('共 3 题')).toBeVisible();
  await drawer.getByRole('checkbox', { name: '选中本页' }).check();
  await drawer.getByRole('button', { name: '加入 3 题' }).click();
  await expect(drawer.getByText('已在试卷中')).toHaveCount(3);
  await expectFit({ page, widths: adminWidths, what: 'the bank of a paper' });
  await drawer.getByRole('searchbox', { name: '搜索题干' }).fill('');
  await drawer.getByRole('searchbox', { name: '搜索题干' }).press('Enter');
  await choose({ scope: drawer, label: '加入到', option: '二、判断题' });
  await drawer.getByRole('checkbox', { name: '选中本页' }).check();
  await drawer.getByRole('button', { name: '加入 2 题' }).click();
  await drawer.getByRole('button', { name: '选好了' }).click();
  await expect(page.locator('.paper-total')).toHaveText(/共 5 题 8 分/);
  await expect(page.getByText(/有 \d 对试题几乎相同/)).toBeVisible();

  const third = page.getByRole('listitem', { name: '第 3 题' });
  const word = await third.getByRole('button', { name: /用完以后/ }).textContent();
  await third.getByRole('button', { name: /用完以后/ }).press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('listitem', { name: '第 1 题' })).toContainText(word ?? '-');
  await expect(page.getByRole('button', { name: word ?? '-' })).toBeFocused();
  await page.getByRole('button', { name: word ?? '-' }).press('Enter');
  await expect(page.getByRole('listitem', { name: '第 1 题' }).getByText('正确答案')).toBeVisible();
  await page.getByRole('spinbutton', { name: '第 1 题分值' }).fill('3.5');
  await expect(page.locator('.paper-total')).toHaveText(/共 5 题 9.5 分/);
  await page.getByRole('button', { name: '移除第 5 题' }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.locator('.paper-total')).toHaveText(/共 5 题 9.5 分/);
  await expectFit({ page, widths: adminWidths, what: 'the form of a paper' });
  await save(page);

  const { rows = [] } = await admin.call('paper.papers', { certId });
  expect(rows).toMatchObject([{ paperName, questionCount: 5, totalScore: 9.5 }]);
  const id = rows[0]?.id ?? '';
  const stored = await admin.call('paper.get', { id });
  expect(stored.sections).toMatchObject([
    { title: '一、单选题', instructions: '每题只有一个正确答案' },
    { title: '二、判断题' },
  ]);
  expect(stored.questions?.map(({ section, type }) => [section, type])).toEqual([
    ...choices.map(() => ['一、单选题', 'single']),
    ...judgments.map(() => ['二、判断题', 'judgment']),
  ]);

  await page.goto(`/admin/paper/${id}/detail`);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('tab', { name: /试题/ }).click();
  await expect(page.getByText('共 5 题，9.5 分')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expectFit({ page, widths: adminWidths, what: 'a published paper' });
  await page.goto(`/admin/paper/${id}`);
  await expect(page.getByRole('listitem', { name: '第 1 题' })).toContainText(word ?? '-');
  await expect(page.getByRole('button', { name: '添加大题' })).toHaveCount(0);
});
