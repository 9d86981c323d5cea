import { qiming, type Person } from './person.ts';
import { rowOf, search, unique, type Upload } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { downloaded, upload, workbook, type Row } from './workbook.ts';

async function openImport(page: Page): Promise<Locator> {
  await page.goto('/admin/question');
  await page.getByRole('button', { name: /导入/ }).first().click();
  return page.getByRole('dialog', { name: /^导入/ });
}

async function newCert(admin: Person): Promise<string> {
  const certCode = unique('IMP-');
  await admin.call('cert.save', { certName: certCode, certCode });
  return certCode;
}

test('a workbook with bad cells: one message a cell, only the valid rows go in, twice adds nothing, and out again', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const cert = await newCert(admin);
  const stem = unique('导入题');
  const dialog = await openImport(page);
  const template = await downloaded({ page, button: dialog.getByRole('button', { name: /下载模板$/ }) });
  const headings = template[0] ?? [];
  expect(headings.map((heading) => heading.replace('*', ''))).toEqual(
    expect.arrayContaining(['证书', '题型', '题干', '选项A', '正确答案', '参考答案', '建议分值']),
  );
  const cell = (heading: string, row: number): string =>
    `${String.fromCharCode(65 + headings.findIndex((each) => each.replace('*', '') === heading))}${row}`;
  const single: Row = {
    证书: cert,
    题型: '单选题',
    题干: `${stem} 一`,
    选项A: '甲',
    选项B: '乙',
    选项C: '丙',
    正确答案: 'B',
    建议分值: '2',
  };
  const file = await workbook({
    headings,
    rows: [
      single,
      { 证书: cert, 题型: '填空题', 题干: `${stem} 二 $$x^2$$`, 参考答案: '北京；长江' },
      { ...single, 题干: `${stem} 三`, 证书: '没有这个证书' },
      { ...single, 题干: `${stem} 四`, 题型: '选择' },
      { ...single, 题干: '' },
      { ...single, 题干: `${stem} 六`, 正确答案: 'F' },
      { ...single, 题干: `${stem} 七`, 建议分值: '很多' },
    ],
  });

  await upload(dialog, file);
  await expect(dialog.getByText('共 7 行，2 行可以导入，5 行有误')).toBeVisible();
  const bad = [
    [cell('证书', 4), '证书'],
    [cell('题型', 5), '题型'],
    [cell('题干', 6), '题干'],
    [cell('正确答案', 7), '正确答案'],
    [cell('建议分值', 8), '建议分值'],
  ] as const;
  for (const [address, column] of bad) {
    const row = dialog.getByRole('row').filter({ has: page.getByRole('cell', { name: address, exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('cell').nth(1)).toHaveText(column);
    await expect(row.getByRole('cell').nth(2)).toHaveText(/[一-鿿]/);
  }
  await expect(dialog.getByRole('cell', { name: /^[A-Z]+\d+$/ })).toHaveCount(bad.length);
  expect((await admin.call('question.list', { keyword: stem })).total).toBe(0);

  const errors = await downloaded({ page, button: dialog.getByRole('button', { name: /下载错误明细/ }) });
  expect(errors).toHaveLength(1 + bad.length);

  await dialog.getByRole('tab', { name: /可以导入的数据/ }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: `${stem} 一` })).toContainText('新增');
  await dialog.getByRole('button', { name: '只导入正确的 2 行' }).click();
  await expect(dialog.getByText('已导入 2 行')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await search({ page, keyword: stem });
  await expect(rowOf({ page, text: stem })).toHaveCount(2);

  await page.locator('.screen-toolbar').getByRole('button', { name: '更多' }).click();
  const exported = await downloaded({ page, button: page.getByRole('menuitem', { name: '导出' }) });
  expect(exported[0]).toEqual(headings);
  expect(
    exported
      .slice(1)
      .map((row) => row[headings.findIndex((heading) => heading.startsWith('题干'))])
      .sort(),
  ).toEqual([`${stem} 一`, `${stem} 二 $$x^2$$`].sort());

  const again = await openImport(page);
  await upload(again, file);
  await expect(again.getByText(/略过 2 行：.*系统中已存在/)).toBeVisible();
  await expect(again.getByText('没有可以导入的行')).toBeVisible();
  expect((await admin.call('question.list', { keyword: stem })).total).toBe(2);
});

test('a good workbook goes in whole, formulas and options as they were written', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const cert = await newCert(admin);
  const stem = unique('整批');
  const dialog = await openImport(page);
  const headings = (await downloaded({ page, button: dialog.getByRole('button', { name: /下载模板$/ }) }))[0] ?? [];
  await upload(
    dialog,
    await workbook({
      headings,
      rows: [
        {
          证书: cert,
          题型: '多选题',
          题干: `${stem} $$\\frac{1}{2}$$`,
          选项A: '$$a^2$$',
          选项B: '乙',
          选项C: '丙',
          正确答案: 'AC',
        },
        { 证书: cert, 题型: '判断题', 题干: `${stem} 判断`, 正确答案: '错误' },
      ],
    }),
  );
  await dialog.getByRole('tab', { name: '可以导入的数据' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: stem }).first().locator('.katex').first()).toBeVisible();
  await dialog.getByRole('radio', { name: '草稿' }).check();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/question/importCommit') && calls.push(request.url()));
  await dialog.getByRole('button', { name: '全部导入' }).dblclick();
  await expect(dialog.getByText('已导入 2 行')).toBeVisible();
  expect(calls).toHaveLength(1);
  const { rows = [] } = await admin.call('question.list', { keyword: stem, sort: 'type' });
  const stored = await Promise.all(rows.map(({ id }) => admin.call('question.get', { id: id ?? '' })));
  expect(stored.map(({ state }) => state)).toEqual(['draft', 'draft']);
  const answers = Object.fromEntries(
    stored.map(({ type, options }) => [
      type,
      (options as { content: string; isAnswer: boolean }[]).map(({ content, isAnswer }) => [content, isAnswer]),
    ]),
  );
  expect(answers).toEqual({
    multiple: [
      ['$$a^2$$', true],
      ['乙', false],
      ['丙', true],
    ],
    judgment: [
      ['正确', false],
      ['错误', true],
    ],
  });
});

const refused: readonly { what: string; file: () => Promise<Upload> }[] = [
  {
    what: 'a text named .xlsx',
    file: async () => ({ name: '试题.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') }),
  },
  {
    what: 'a workbook with other headings',
    file: () => workbook({ headings: ['姓名', '年龄'], rows: [{ 姓名: '甲', 年龄: '3' }] }),
  },
  { what: 'a workbook without a row', file: () => workbook({ headings: ['证书*', '题型*', '题干*'], rows: [] }) },
];

for (const { what, file } of refused) {
  test(`${what} is refused with a clear message, and another file can be tried`, async ({ page, signIn }) => {
    await signIn({ account: 'admin', tenant: qiming });
    const dialog = await openImport(page);
    await upload(dialog, await file());
    await expect(dialog.getByRole('alert').filter({ hasText: /Excel|表头|没有数据|\.xlsx/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /重新选择文件|点击选择文件/ })).toBeVisible();
  });
}
