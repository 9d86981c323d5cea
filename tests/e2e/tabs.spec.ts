import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { settled, visit } from './places.ts';
import { unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

test('a certificate’s detail: what refers to it in tabs, made there with the reference filled in', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [cert] = [] } = await admin.call('cert.list', { keyword: 'ETA-1' });
  const { total } = await admin.call('question.list', { certId: cert?.id, pageSize: 1 });
  await visit({ page, route: `/cert/${cert?.id ?? ''}/detail` });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^基本信息$/, `试题${total}`, '组卷规则1', '修改历史']);
  await shot(page, 'base');

  await page.getByRole('tab', { name: '试题' }).click();
  await expect(page).toHaveURL(/tab=questions/);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await shot(page, 'questions');
  await page.getByRole('button', { name: '新增试题' }).click();
  await shot(page, 'new');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

  await page.getByRole('tab', { name: '修改历史' }).click();
  await expect(page.getByRole('heading', { name: '新建' })).toBeVisible();
  await shot(page, 'history');
});

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await page.screenshot({ path: `${folder}/tabs-${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
void unique;
void expectFit;
