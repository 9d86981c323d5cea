import { newAccount, signInAs } from './person.ts';
import { visit } from './places.ts';
import { act, choose, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('a message covers neither the title of a drawer nor the way out of it', async ({ page, signIn }) => {
  // Whoever alone administers an organisation may not give that up: their save is always refused.
  const tenantName = unique('一人管理');
  const account = unique('only-').toLowerCase();
  await newAccount({ account, nickname: '独任管理员' });
  await (await signInAs({ account: 'operator' })).call('tenant.save', { tenantName });
  const operator = await signInAs({ account: 'operator', tenant: tenantName });
  await operator.call('membership.save', { account, roleId: '5' });
  await signIn({ account, tenant: tenantName });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit({ page, route: '/membership' });
    await act({ row: page.getByRole('row').filter({ hasText: '独任管理员' }).first(), action: '编辑' });
    const drawer = page.getByRole('dialog');
    await choose({ scope: drawer, label: '角色', option: '教师' });
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    const notice = page.locator('.ant-message-notice-content');
    await expect(notice).toContainText('就没有人能管理用户和角色了');
    const [head, box] = await Promise.all([drawer.locator('.ant-drawer-header').boundingBox(), notice.boundingBox()]);
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? Infinity));
  }
});
