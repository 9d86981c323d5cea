import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { settled, visit } from './places.ts';
import { act, save, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

test('a certificate’s detail: what refers to it in tabs, made there with the reference filled in', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const name = unique('页签证书');
  const cert = await admin.call('cert.save', { certName: name, certCode: unique('T').slice(0, 20), examMinutes: 60 });
  await visit({ page, route: `/cert/${String(cert.id)}/detail` });
  await expect(page.getByRole('tab')).toHaveText(['基本信息', '试题0', '组卷规则0', '修改历史']);
  await shot(page, 'base');
  await expectFit({ page, widths: adminWidths });

  await page.getByRole('tab', { name: '试题' }).click();
  await expect(page).toHaveURL(/tab=questions/);
  await page.getByRole('button', { name: '新增试题' }).first().click();
  const form = page.getByRole('dialog', { name: '新增试题' });
  await expect(form.getByText(name)).toBeVisible();
  await expect(form.getByRole('combobox', { name: '证书' })).toBeDisabled();
  await shot(page, 'new');
  await form.getByRole('combobox', { name: '题型' }).click();
  await page.getByTitle('论述题').click();
  await form.getByRole('textbox', { name: '题干' }).fill('什么是页签？');
  await save(form);
  await expect(page.getByRole('tab', { name: '试题' })).toHaveText('试题1');
  await expect(page.getByRole('row').filter({ hasText: '什么是页签？' })).toBeVisible();
  await shot(page, 'questions');
  await expectFit({ page, widths: adminWidths });

  // Back and forward, and the keyboard.
  await page.getByRole('tab', { name: '试题' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: '修改历史' }).getByRole('heading', { name: '新建' })).toBeVisible();
  await shot(page, 'history');
  await expectFit({ page, widths: adminWidths });
  await visit({ page, route: '/cert' });
  await page.goBack();
  await expect(page.getByRole('tab', { name: '修改历史', selected: true })).toBeVisible();
});

test('numbers that come late move no tab below a click', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [cert] = [] } = await admin.call('cert.list', { pageSize: 1 });
  let come: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/cert/rule/list', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`/admin/cert/${cert?.id ?? ''}/detail`);
  const last = page.getByRole('tab', { name: '修改历史' });
  await expect(page.getByRole('tab', { name: /^试题 \d/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: '组卷规则', exact: true })).toBeVisible();
  await settled(page);
  const before = await last.boundingBox();
  come();
  await expect(page.getByRole('tab', { name: /^组卷规则 \d/ })).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
});

test('a certificate’s detail by an address, for who may not see its history', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'teacher', tenant: qiming });
  const { rows: [cert] = [] } = await admin.call('cert.list', { pageSize: 1 });
  await visit({ page, route: `/cert/${cert?.id ?? ''}/detail?tab=rules` });
  await expect(page.getByRole('tab', { name: '组卷规则', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: '修改历史' })).toHaveCount(0);
  await shot(page, 'teacher');
});

test('a person’s detail', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [person] = [] } = await admin.call('person.list', { keyword: 'teacher' });
  await visit({ page, route: `/person/${person?.id ?? ''}/detail` });
  await page.getByRole('tab', { name: '角色' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Whose role it is is found out by the server: nothing is made here.
  await expect(page.getByRole('button', { name: '加入已有账号' })).toHaveCount(0);
  await shot(page, 'person');
  await expectFit({ page, widths: adminWidths });
});

test('leafing through details stays in the tab', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/cert' });
  await act({ row: page.getByRole('row').nth(1), action: '查看' });
  await page.getByRole('tab', { name: '组卷规则' }).click();
  const former = page.url();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(page).not.toHaveURL(former);
  await expect(page).toHaveURL(/detail\?tab=rules/);
  await expect(page.getByRole('tab', { name: '组卷规则', selected: true })).toBeVisible();
});

test('an institution puts a detail into tabs, with a list of its own', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [industry] = [] } = await admin.call('industry.list', { pageSize: 1 });
  const overlay = await admin.call('screenOverlay.save', {
    screen: 'industry.detail',
    patch: {
      tabs: {
        base: { title: '基本信息', order: 1 },
        occupations: { title: '职业', screen: 'occupation.list', by: 'industryId', order: 2 },
        history: { title: '变更记录', kind: 'timeline', order: 3 },
        record: { title: '谁建的', order: 4 },
      },
      groups: { record: { tab: 'record' } },
    },
  });
  try {
    await visit({ page, route: `/industry/${industry?.id ?? ''}/detail` });
    await expect(page.getByRole('tab')).toHaveText(['基本信息', /^职业\d+$/, '变更记录', '谁建的']);
    await page.getByRole('tab', { name: '谁建的' }).click();
    await expect(page.getByRole('tabpanel', { name: '谁建的' })).toContainText('创建时间');
    await shot(page, 'overlay');
    await expectFit({ page, widths: adminWidths });
  } finally {
    await admin.call('screenOverlay.remove', { ids: [overlay.id] });
  }
});

test('a certificate’s form in three columns', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows: [cert] = [] } = await admin.call('cert.list', { pageSize: 1 });
  await visit({ page, route: `/cert/${cert?.id ?? ''}` });
  const tops = await Promise.all(
    ['证书名称', '证书编码'].map(async (name) => (await page.getByRole('textbox', { name }).boundingBox())?.y),
  );
  expect(tops[0]).toBe(tops[1]);
  await shot(page, 'form');
  await expectFit({ page, widths: adminWidths });
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
