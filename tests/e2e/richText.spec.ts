/** A privacy policy in the browser: an administrator publishes and revises it; a learner reads it, agrees and applies. */
import { adminWidths, expectFit } from './fit.ts';
import { idNumberOf } from './registered.ts';
import { newMember } from './newMember.ts';
import { lend, qiming, signInAs } from './person.ts';
import { visit } from './places.ts';
import { act, choose, rowOf, save, unique, write } from './screens.ts';
import { expect, test } from './test.ts';

test('a privacy policy is published, read, agreed to and revised; applications keep to the version that holds', async ({
  page,
  newContext,
}) => {
  const tenant = unique('协议机构');
  const operator = await signInAs({ account: 'operator' });
  await operator.call('tenant.create', { tenantName: tenant });
  const admin = await newMember({ nickname: '协议管理员', roleId: '5', tenant });
  const learner = await newMember({ nickname: '协议学员', roleId: '2', tenant });
  const certCode = unique('TEXT-').toUpperCase();
  await admin.call('cert.save', { certName: '协议证书', certCode, photoSize: 'none' });

  await lend({ person: admin, context: page.context() });
  await page.goto('/admin/announcement');
  await page.getByRole('link', { name: '协议与文档' }).click();
  await page
    .getByRole('button', { name: /新增协议与文档/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('个人信息保护政策');
  await page.getByRole('textbox', { name: '别名', exact: true }).fill('privacy');
  await choose({ scope: page, label: '种类', option: '隐私政策' });
  await write({ scope: page, label: '内容', text: '我们只为办理认证使用您的信息。' });
  await save(page);
  const row = rowOf({ page, text: '个人信息保护政策' });
  await expect(row).toContainText('已发布');
  await expectFit({ page, widths: adminWidths, what: 'the list of texts' });
  // The state stays in view over the columns before it, and shows that it does.
  await expect(page.locator('.screen-table')).toHaveAttribute('data-cut', /kept/);

  const { id } = await admin.call('richText.save', {
    aliasName: 'at-the-site',
    title: '考场须知',
    kind: 'help',
    content: '<p>提前三十分钟到。</p>',
  });
  await admin.call('richText.step', { ids: [id], step: 'publish' });

  const context = await newContext();
  await lend({ person: learner, context });
  const mobile = await context.newPage();
  await mobile.setViewportSize({ width: 360, height: 740 });
  await mobile.goto('/auth-center/help-doc');
  const own = mobile.getByRole('region', { name: '本机构的帮助文档' });
  await own.getByRole('link', { name: '考场须知' }).click();
  await expect(mobile.getByText('提前三十分钟到。')).toBeVisible();
  await mobile.goBack();
  await expect(own).toBeVisible();
  await expectFit({ page: mobile, what: 'the help centre with documents of the organisation' });
  await mobile.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  await expect(mobile.getByRole('heading', { level: 1, name: '个人信息保护政策' })).toBeVisible();
  await expect(mobile.getByText('第 1 版')).toBeVisible();
  await expect(mobile.getByText('我们只为办理认证使用您的信息。')).toBeVisible();
  await expectFit({ page: mobile, what: 'the text' });

  await mobile.goto(`/auth-center/apply?certCode=${certCode}`);
  await mobile.getByLabel('姓名', { exact: true }).fill('王小明');
  await mobile.getByLabel('证件号码', { exact: true }).fill(idNumberOf(1));
  await mobile.getByLabel('手机号', { exact: true }).fill('13800000000');
  await mobile.getByRole('checkbox', { name: /我确认/ }).check();
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByRole('alert')).toContainText('请先阅读并同意协议');
  const consent = mobile.getByRole('checkbox', { name: /我已阅读并同意/ });
  await expect(consent).toBeFocused();
  await expectFit({ page: mobile, what: 'the application with the consent' });
  await consent.check();

  // The next version comes while the form is filled in: it is asked for by itself.
  await act({ row, action: '修订', confirm: '修订' });
  await expect(row).toContainText('修订中');
  await act({ row, action: '编辑' });
  await write({ scope: page, label: '内容', text: '我们只为办理认证使用您的信息，保存五年。' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/richText$/);
  await act({ row, action: '发布', confirm: '发布' });
  await expect(row).toContainText('已发布');
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByRole('alert')).toContainText('请先阅读并同意《个人信息保护政策》（第 2 版）');
  await expect(consent).not.toBeChecked();
  const [text] = await Promise.all([
    context.waitForEvent('page'),
    mobile.getByRole('link', { name: '《个人信息保护政策》' }).click(),
  ]);
  await expect(text.getByText('第 2 版')).toBeVisible();
  await expect(text.getByText('我们只为办理认证使用您的信息，保存五年。')).toBeVisible();
  await text.close();
  await consent.check();
  await mobile.getByRole('button', { name: '提交报名' }).click();
  await expect(mobile.getByRole('heading', { name: '已提交' })).toBeVisible();

  const { rows: people = [] } = await admin.call('person.list', { keyword: learner.account });
  await page.goto(`/admin/person/${people[0]?.id ?? ''}/detail`);
  await page.getByRole('tab', { name: '同意记录' }).click();
  const kept = rowOf({ page, text: '个人信息保护政策' });
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText('2');
});

test('administrators see a text with its lists and headings as learners do', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [text] = [] } = await admin.call('richText.list', { keyword: 'user-agreement' });
  await visit({ page, route: `/richText/${text?.id ?? ''}/detail` });
  const shown = page.locator('.screen-rich');
  await expect(shown.locator('ul').first()).toHaveCSS('list-style-type', 'disc');
  await expect(shown.getByRole('heading').first()).toHaveCSS('font-size', '16px');
  await expectFit({ page, widths: adminWidths });
});
