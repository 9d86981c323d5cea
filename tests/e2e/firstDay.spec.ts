/** The first day of an organisation, as far as accounts go (rules T19, T20): one person after the other, by the screens alone. */
import writeXlsxFile from 'write-excel-file/node';
import { adminWidths, expectFit } from './fit.ts';
import { personOf, signInAs } from './person.ts';
import { act, choose, give, rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const first = '湖边-七棵-梧桐';
const later = '山上-九座-凉亭';

/** Signs in and, with a first password, sets another. */
async function enter({ page, account, password }: { page: Page; account: string; password: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /登\s*录/ }).click();
}

test('the operator makes it, its administrator changes the password, opens an account, imports people and gives them a password', async ({
  page,
  signIn,
}) => {
  test.slow();
  const [tenantName, account, clerk] = [
    unique('首日机构'),
    unique('head').toLowerCase(),
    unique('clerk').toLowerCase(),
  ];
  const people = [unique('pupil').toLowerCase(), unique('pupil').toLowerCase()];

  await signIn({ account: 'operator' });
  await page.goto('/admin/tenant');
  await page.getByRole('button', { name: /新增/ }).first().click();
  const made = page.getByRole('dialog', { name: '新增认证机构' });
  await made.getByRole('textbox', { name: '机构名称' }).fill(tenantName);
  await made.getByRole('textbox', { name: '管理员账号' }).fill('teacher');
  await made.getByRole('textbox', { name: '管理员姓名' }).fill('秦首日');
  await made.getByLabel('初始密码').fill(first);
  await made.getByRole('button', { name: '保存', exact: true }).click();
  await expect(made.getByText('这个账号已有人使用，姓名不同').first()).toBeVisible();
  await made.getByRole('textbox', { name: '管理员账号' }).fill(account);
  await save(made);
  await expect(made).toBeHidden();
  await search({ page, keyword: tenantName });
  await expect(rowOf({ page, text: tenantName })).toHaveCount(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await enter({ page, account, password: first });
  await expect(page.getByRole('heading', { name: '请设置新密码' })).toBeVisible();
  await page.getByLabel('新密码', { exact: true }).fill(later);
  await page.getByLabel('再次输入新密码').fill(later);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByText(tenantName).first()).toBeVisible();

  await page.goto('/admin/');
  const begin = page.getByRole('region', { name: '从这里开始' });
  await expect(begin.getByText('已完成 0 / 8')).toBeVisible();
  await expect(begin.getByRole('listitem')).toHaveCount(8);
  await expectFit({ page, widths: adminWidths });

  await page.goto('/admin/membership');
  await page.getByRole('button', { name: '开户', exact: true }).click();
  const opening = page.getByRole('dialog', { name: '开户' });
  await opening.getByRole('textbox', { name: '账号' }).fill(clerk);
  await opening.getByRole('textbox', { name: '姓名' }).fill('文首日');
  await opening.getByLabel('初始密码').fill('12345678');
  await choose({ scope: opening, label: '角色', option: '教师' });
  await opening.getByRole('button', { name: '保存', exact: true }).click();
  await expect(opening.getByText('这个密码很多人在用').first()).toBeVisible();
  await opening.getByLabel('初始密码').fill(first);
  await save(opening);
  await expect(opening).toBeHidden();
  await expect(rowOf({ page, text: clerk })).toContainText('教师');
  // By the name of the person, which is no field of the membership.
  await search({ page, keyword: '文首日' });
  await expect(rowOf({ page, text: clerk })).toHaveCount(1);
  await search({ page, keyword: '无此人' });
  await expect(rowOf({ page, text: clerk })).toHaveCount(0);
  await search({ page, keyword: '' });
  await expectFit({ page, widths: adminWidths });

  await page.goto('/admin/');
  await expect(begin.getByText('已完成 1 / 8')).toBeVisible();
  await expect(begin.getByRole('listitem').filter({ hasText: '用户管理' }).getByLabel('已完成')).toBeVisible();
  await page.goto('/admin/memberEntry');
  await expect(rowOf({ page, text: clerk })).toContainText('已开户');
  await page.getByRole('button', { name: /导入/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  const rows = [
    ['账号', '姓名', '角色'],
    ...people.map((each, i) => [each, `学员${i}`, '学生']),
    ['admin', '不是本人', '学生'],
  ];
  await give({
    button: dialog.getByRole('button', { name: /点击选择文件/ }),
    file: {
      name: '人员.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeXlsxFile(rows.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer(),
    },
  });
  await dialog.getByRole('button', { name: '全部导入' }).click();
  await expect(dialog.getByText('已导入 2 行')).toBeVisible();
  await expect(dialog.getByText(/1 条没有办理：不是本人（admin）：这个账号已有人使用/)).toBeVisible();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(rowOf({ page, text: '不是本人' })).toContainText('没有办理');
  await expect(rowOf({ page, text: '不是本人' })).toContainText('这个账号已有人使用');
  for (const each of people) await rowOf({ page, text: each }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '设置初始密码' }).click();
  const giving = page.getByRole('dialog', { name: '设置初始密码' });
  await giving.getByLabel('初始密码').fill(first);
  await expectFit({ page, widths: adminWidths });
  await giving.getByRole('button', { name: '设置初始密码' }).click();
  await expect(giving).toBeHidden();

  const anyone = personOf('');
  for (const each of people)
    expect((await anyone.ask('session.login', { account: each, password: first })).data).toMatchObject({
      isPasswordInitial: true,
      tenants: [{ name: tenantName }],
    });

  await page.goto('/admin/membership');
  await act({ row: rowOf({ page, text: clerk }), action: '重置密码' });
  const again = page.getByRole('dialog', { name: '重置密码' });
  await again.getByLabel('新的初始密码').fill(later);
  await again.getByRole('button', { name: '重置密码' }).click();
  await expect(again).toBeHidden();
  expect((await signInAs({ account: clerk, password: later })).token).not.toBe('');
});
