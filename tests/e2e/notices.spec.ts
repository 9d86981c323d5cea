import { qiming } from './person.ts';
import { visit } from './places.ts';
import { act, choose } from './screens.ts';
import { expect, test } from './test.ts';

test('a message covers neither the title of a drawer nor the way out of it', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit({ page, route: '/membership' });
    await act({ row: page.getByRole('row').filter({ hasText: '张敏' }).first(), action: '编辑' });
    const drawer = page.getByRole('dialog');
    await choose({ scope: drawer, label: '角色', option: '教师' });
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    const notice = page.locator('.ant-message-notice-content');
    await expect(notice).toBeVisible();
    const [head, box] = await Promise.all([drawer.locator('.ant-drawer-header').boundingBox(), notice.boundingBox()]);
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? Infinity));
  }
});
