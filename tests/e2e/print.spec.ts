/** Records and lists as PDF, by the buttons that templates bring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '#server/engine/print/testing.ts';
import { adminWidths, expectFit } from './fit.ts';
import { act, rowOf, search, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

test('a record is printed from its row and its detail, many by a job, and a list as it is narrowed', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin' });
  const name = unique('打印课程');
  for (const n of [1, 2, 3])
    await admin.call('course.save', {
      courseName: `${name}${n}`,
      courseCode: `${unique('P')}${n}`.replace(/[^A-Za-z0-9-]/g, ''),
      summary: '打印出来看看',
      chapters: [{ chapterName: '开始', summary: '先看样子' }],
    });
  await page.goto('/admin/course');
  await search({ page, keyword: name });
  const row = rowOf({ page, text: `${name}1` });
  const ofRow = await printed(page, () => act({ row, action: '打印课程大纲' }));
  expect(ofRow.name).toBe(`${name}1-课程大纲.pdf`);
  expect(ofRow.pages).toHaveLength(1);
  for (const said of [`${name}1`, '打印出来看看', '章的名称本章内容', '开始先看样子'])
    expect(ofRow.pages[0]).toContain(said);

  for (const n of [1, 2, 3])
    await rowOf({ page, text: `${name}${n}` })
      .getByRole('checkbox')
      .check();
  const ofMany = await printed(page, () => page.getByRole('button', { name: '打印课程大纲' }).first().click());
  expect(ofMany.pages).toHaveLength(3);
  await expect(page.getByText('已打印 3 条')).toBeVisible();
  await picture({ page, what: 'many' });
  await expectFit({ page, widths: adminWidths, what: 'a print by a job' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await rowOf({ page, text: `${name}2` })
    .getByRole('button', { name: '查看', exact: true })
    .click();
  await page.getByRole('button', { name: '打印课程大纲' }).first().waitFor();
  await picture({ page, what: 'detail' });
  const ofDetail = await printed(page, () => page.getByRole('button', { name: '打印课程大纲' }).first().click());
  expect(ofDetail.pages[0]).toContain(`${name}2`);

  await page.goto('/admin/department');
  await page.getByRole('heading', { name: '部门管理' }).waitFor();
  const ofList = await printed(page, async () => {
    await page.getByRole('button', { name: '更多' }).first().click();
    await page.getByRole('menuitem', { name: '打印部门清单' }).click();
  });
  expect(ofList.pages[0]).toContain('部门名称部门编码');
});

async function printed(page: Page, ask: () => Promise<void>): Promise<{ name: string; pages: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), ask()]);
  const { pages } = await readPdf(readFileSync(await file.path()));
  return { name: file.suggestedFilename(), pages };
}

async function picture({ page, what }: { page: Page; what: string }): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `print-${what}.png`) });
}
