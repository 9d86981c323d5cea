import { demoPassword, initialPassword, lend, qiming, signInAs, yuanhang } from './person.ts';
import { act, choose, rowOf, save, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('an operator adds a manager of two organisations, who then sees just these (rules T22, T24)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ account: 'operator', tenant: qiming });
  const account = unique('keeper-').toLowerCase();
  const third = unique('江南技能鉴定中心');
  const operator = await signInAs({ account: 'operator' });
  await operator.call('tenant.create', { tenantName: third });

  await page.goto('/admin/platform-manager');
  await page.getByRole('button', { name: '新增平台管理员' }).click();
  const form = page.getByRole('dialog', { name: '新增平台管理员' });
  await form.getByRole('textbox', { name: '管理员账号' }).fill(account);
  await form.getByRole('textbox', { name: '管理员姓名' }).fill('江一帆');
  await form.getByLabel('初始密码').fill(initialPassword);
  await choose({ scope: form, label: '负责的机构', option: qiming });
  await choose({ scope: form, label: '负责的机构', option: third });
  await page.keyboard.press('Escape');
  await save(form);
  await expect(rowOf({ page, text: account })).toContainText(qiming);

  await act({ row: rowOf({ page, text: account }), action: '编辑' });
  const edit = page.getByRole('dialog', { name: '编辑平台管理员' });
  await expect(edit.getByText('江一帆').first()).toBeVisible();
  await expect(edit.getByRole('textbox', { name: '管理员账号' })).toHaveCount(0);

  const first = await signInAs({ account, password: initialPassword });
  await first.call('session.updatePassword', { newPassword: demoPassword });
  await context.clearCookies();
  await lend({ person: await signInAs({ account, tenant: qiming }), context });
  await page.goto('/admin/tenant');
  await expect(rowOf({ page, text: third })).toBeVisible();
  await expect(rowOf({ page, text: qiming })).toBeVisible();
  await expect(rowOf({ page, text: yuanhang })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '新增认证机构' })).toHaveCount(0);
});
