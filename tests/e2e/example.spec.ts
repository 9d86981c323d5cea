/** docs/example.md: the module that it describes is built from its very lines, and used. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '#scripts/command.ts';
import { projectRoot } from '#scripts/install.mjs';
import { startProduct } from '#tests/bench/servers.ts';
import { copyProduct } from '#tests/copy.ts';
import { demoPassword, lend, newAccount, qiming, signInAs } from './person.ts';
import { act, choose, pick, rowOf, save, search } from './screens.ts';
import { expect, test, type Page } from './test.ts';

/** What is described is worth describing as long as it is no more than this. */
const mostLines = 150;

const usual = process.env['E2E_URL'] ?? '';
let end = async (): Promise<void> => {};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { folder, remove } = copyProduct({ root: projectRoot, name: 'example' });
  end = async () => remove();
  for (const { path, content } of files()) writeFileSync(join(folder, path), content);
  await runOrThrow({
    command: process.execPath,
    args: ['--import', 'tsx', join('scripts', 'build.ts')],
    cwd: folder,
    env: process.env,
  });
  const { url, stop } = await startProduct({
    root: folder,
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', NODE_ENV: 'test', HOST: '127.0.0.1' },
  });
  process.env['E2E_URL'] = url;
  end = () => stop().finally(remove);
});

test.afterAll(async () => {
  process.env['E2E_URL'] = usual;
  await end();
});

test('the example is no more than a hundred and fifty lines and says no code', () => {
  const lines = files().map(({ content }) => content.trimEnd().split('\n').length);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(mostLines);
  for (const { content } of files()) expect(content).not.toMatch(/"does": "\w+\/|"(x-)?part"/);
});

test('regions, stations with instruments and keepers, their steps, and a role that reaches its department alone', async ({
  page,
  signIn,
  newContext,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [north, south] = await Promise.all(
    ['北方站务部', '南方站务部'].map(async (deptName) =>
      String((await admin.call('department.save', { deptName })).id),
    ),
  );

  for (const name of ['华南', '华北']) {
    await page.goto('/admin/region/new');
    await page.getByRole('textbox', { name: '大区名称' }).fill(name);
    await save(page);
  }
  await page.goto('/admin/region');
  await act({ row: rowOf({ page, text: '华北' }).first(), action: '新增下级' });
  await page.getByRole('dialog').getByRole('textbox', { name: '大区名称' }).fill('燕山');
  await save(page);
  await expect(page.locator('tr[aria-level="2"]').filter({ hasText: '燕山' })).toBeVisible();

  await station({ page, name: '雾灵站', department: '北方站务部', instruments: ['雨量计', '风速仪'] });
  await station({ page, name: '南岭站', department: '南方站务部', instruments: [] });
  await page.goto('/admin/station');
  const row = (name: string) => rowOf({ page, text: name });
  await expect(row('雾灵站')).toContainText(/GC\d{4}-001/);
  await expect(row('雾灵站')).toContainText('华北 / 燕山');
  await expect(row('南岭站')).toContainText(/GC\d{4}-002/);

  await act({ row: row('雾灵站'), action: '建成', confirm: '建成' });
  await expect(row('雾灵站')).toContainText('已建成');
  await act({ row: row('雾灵站'), action: '启用' });
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: '启用', exact: true }).click();
  await expect(asking.getByText('请选择启用日期')).toBeVisible();
  await asking.getByRole('textbox', { name: '启用日期' }).fill('2026-05-01');
  // The key takes the day, and sends nothing.
  await page.keyboard.press('Enter');
  await asking.getByRole('button', { name: '启用', exact: true }).click();
  await expect(row('雾灵站')).toContainText('运行中');
  await expect(row('雾灵站')).toContainText('2026-05-01');

  await act({ row: row('雾灵站'), action: '查看' });
  await expect(page.getByText('雨量计')).toBeVisible();
  const keepers = page.getByRole('region', { name: '值守人员' });
  await keepers.getByRole('button', { name: '添加' }).first().click();
  const picker = page.getByRole('dialog', { name: '添加人员' });
  for (const name of ['林晓彤', '陈思远']) {
    // Everybody was there at the same second: who is on the first page is a matter of luck.
    await picker.getByPlaceholder('输入关键词搜索').fill(name);
    await picker.getByPlaceholder('输入关键词搜索').press('Enter');
    await picker.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  }
  await picker.getByRole('button', { name: '添加 2 个' }).click();
  await expect(keepers.getByRole('row')).toHaveCount(3);

  await page.goto('/admin/station');
  await act({ row: row('雾灵站'), action: '停测', confirm: '停测' });
  await expect(row('雾灵站')).toContainText('已停测');
  await expect(row('雾灵站')).toContainText('2');
  await refused({ page, name: '雾灵站' });

  const { id: roleId } = await admin.call('role.save', {
    roleName: '分站站务',
    reach: 'below',
    codes: ['a12', 'a12-m1', 'a12-m1.31.*', 'a12-m1.33'],
  });
  const account = `keeper${process.pid}`;
  const userId = await newAccount({ account, nickname: '守站人' });
  const operator = await signInAs({ account: 'operator', tenant: qiming });
  await operator.call('membership.save', { account, roleId: String(roleId) });
  const { rows: people = [] } = await admin.call('person.list', { keyword: account });
  expect(people[0]?.userId).toBe(userId);
  await admin.call('deptMember.add', { departmentId: south ?? '', ids: [String(people[0]?.id)] });
  expect(north).not.toBe(south);

  const context = await newContext();
  await lend({ person: await signInAs({ account, password: demoPassword, tenant: qiming }), context });
  const theirs = await context.newPage();
  await theirs.goto('/admin/station');
  await expect(rowOf({ page: theirs, text: '南岭站' })).toBeVisible();
  await expect(rowOf({ page: theirs, text: '雾灵站' })).toHaveCount(0);
  await expect(theirs.getByText(/本部门/)).toBeVisible();

  await theirs.goto('/admin/stations');
  await expect(theirs.getByRole('img', { name: /^各状态的站：已立项 1/ })).toBeVisible();
  await page.goto('/admin/stations');
  await expect(page.getByRole('img', { name: /^各大区的站：华北 \/ 燕山 2/ })).toBeVisible();
  const [regions, list] = [page.getByRole('region', { name: '大区', exact: true }), page.getByRole('table')];
  await expect(list.getByRole('row').filter({ hasText: '南岭站' })).toBeVisible();
  await regions.getByText('华南').click();
  await expect(list.getByRole('row').filter({ hasText: '南岭站' })).toHaveCount(0);
  await regions.getByText('华北').click();
  await expect(list.getByRole('row').filter({ hasText: '南岭站' })).toBeVisible();
  await choose({ scope: page, label: '所属部门（含下级）', option: '北方站务部', isSearched: true });
  await expect(page.getByRole('img', { name: /^各状态的站：已停测 1/ })).toBeVisible();
});

/** Fills in the form of a station. */
async function station({
  page,
  name,
  department,
  instruments,
}: {
  page: Page;
  name: string;
  department: string;
  instruments: readonly string[];
}): Promise<void> {
  await page.goto('/admin/station/new');
  await page.getByRole('textbox', { name: '站名' }).fill(name);
  await page.getByRole('combobox', { name: '大区' }).click();
  await pick({ page, option: '华北 / 燕山' });
  await choose({ scope: page, label: '所属部门', option: department, isSearched: true });
  // Rows first, their names then: that the first one is still empty takes no press away.
  for (const _ of instruments) await page.getByRole('button', { name: '添加仪器' }).click();
  for (const [index, instrument] of instruments.entries())
    await page.getByRole('textbox', { name: '名称' }).nth(index).fill(instrument);
  await save(page);
}

/** A station with keepers is not closed: the button says why. */
async function refused({ page, name }: { page: Page; name: string }): Promise<void> {
  await search({ page, keyword: name });
  // A list that shrinks takes the row from under the pointer.
  await expect(page.getByText('共 1 条')).toBeVisible();
  await rowOf({ page, text: name }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '撤销' }).click();
  await expect(page.getByText('还有人值守，先移出').last()).toBeVisible();
}

/** The files of the example, as its blocks name them. */
function files(): { path: string; content: string }[] {
  const text = readFileSync(join(projectRoot, 'docs', 'example.md'), 'utf8');
  return [...text.matchAll(/^```json (\S+)\n([\s\S]*?)^```/gm)].map(([, path = '', content = '']) => ({
    path,
    content,
  }));
}
