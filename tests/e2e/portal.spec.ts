import { brandOf } from '#runtime/core/brand/brand.ts';
import { adminWidths, expectFit } from './fit.ts';
import { lend, personOf, qiming, signInAs, yuanhang, type Person } from './person.ts';
import { act, give, picture, rowOf, save, search, unique, write } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const nobody = (): Person => personOf('');

async function tenantIdOf({ call }: Person): Promise<string> {
  return (await call('session.info', {})).currTenantId ?? '';
}

test('name and logo of the portal are changed and shown to everyone at once', async ({
  page,
  signIn,
  request,
  newContext,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const tenantId = await tenantIdOf(admin);
  const orgName = unique('评价院');
  await page.goto('/admin/portal');
  const name = page.getByRole('textbox', { name: '机构名称' });
  await expect(name).not.toHaveValue('');
  await name.fill(orgName);
  await give({ button: page.getByRole('button', { name: /上传图片：机构标识/ }), file: picture() });
  await expect(page.getByRole('button', { name: '移除' })).toBeVisible();
  await save(page);

  const shown = await nobody().call('portalInfo.get', { tenantId });
  expect(shown.orgName).toBe(orgName);
  const logo = await request.get(shown.portalLogoUrl ?? '');
  expect(logo.status()).toBe(200);
  expect(logo.headers()['content-type']).toBe('image/jpeg');

  await page.reload();
  await expect(page.getByRole('textbox', { name: '机构名称' })).toHaveValue(orgName);
  await expect(page.getByRole('button', { name: '移除' })).toBeVisible();

  // Whoever comes to the portal sees them at the head of every page, before and after the log-in.
  const visitor = await (await newContext()).newPage();
  await visitor.goto('/auth-center/switch-tenant');
  await visitor.getByRole('button', { name: new RegExp(yuanhang) }).click();
  await expect(visitor).toHaveURL(/\/auth-center\/$/);
  for (const path of ['/', '/auth-login', '/help-doc']) {
    await visitor.goto(`/auth-center${path}`);
    const head = visitor.getByRole('link', { name: `${orgName}，返回首页` });
    await expect(head).toContainText(orgName);
    await expect(head.locator('img')).toHaveAttribute('src', shown.portalLogoUrl ?? '');
  }
  await expect(visitor.getByRole('contentinfo')).toContainText(orgName);
});

test('U5 an administrator sets a colour and sees what comes of it; both apps take it, another organisation does not', async ({
  page,
  signIn,
  newContext,
}) => {
  const colour = '#b45309';
  const { light, dark } = brandOf(colour);
  await signIn({ account: 'admin', tenant: yuanhang });
  await page.goto('/admin/portal');
  const box = page.getByRole('textbox', { name: '主题色' });
  await expect(box).not.toHaveValue('');
  await box.fill('#ffd400');
  await expect(
    page.getByText(/^浅色：按钮用 #[0-9A-F]{6}，因为白字在您选的颜色上只有 1\.4 : 1，看不清。$/),
  ).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'preview' });
  await box.fill(colour);
  await expect(page.getByRole('img', { name: '学员端，浅色' })).toHaveCSS('--primary-fill', light.primaryFill);
  await save(page);
  await page.reload();
  await expect(box).toHaveValue(colour);
  expect(await fillOf(page)).toBe(light.primaryFill);
  await expect(page.getByRole('button', { name: '保存', exact: true }).first()).toHaveCSS(
    'background-color',
    rgbOf(light.primaryFill),
  );
  await page.goto('/admin/cert');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'list' });

  const visitor = await (await newContext()).newPage();
  await visitor.goto('/auth-center/switch-tenant');
  await visitor.getByRole('button', { name: new RegExp(yuanhang) }).click();
  await expect(visitor).toHaveURL(/\/auth-center\/$/);
  await expect.poll(() => fillOf(visitor)).toBe(light.primaryFill);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await expectFit({ page: visitor });
  await visitor.emulateMedia({ colorScheme: 'dark' });
  expect(await fillOf(visitor)).toBe(dark.primaryFill);
  await expectFit({ page: visitor, what: 'dark' });

  // From the first drawing on: nothing of the app is here yet.
  await visitor.emulateMedia({ colorScheme: 'light' });
  await visitor.route('**/assets/*.js', (route) => route.abort());
  await visitor.goto('/auth-center/', { waitUntil: 'commit' });
  await expect.poll(() => fillOf(visitor)).toBe(light.primaryFill);
  await expect(visitor.locator('#root')).toBeEmpty();
  await visitor.unroute('**/assets/*.js');

  // A partner's channel keeps its own (L10), and so does another organisation.
  await visitor.goto('/auth-center/?channel=partner');
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'partner');
  expect(await fillOf(visitor)).toBe('#0B7F58');
  const learner = await newContext();
  await lend({ person: await signInAs({ account: 'student', tenant: qiming }), context: learner });
  const elsewhere = await learner.newPage();
  await elsewhere.goto('/auth-center/');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.waitForLoadState('networkidle');
  expect(await fillOf(elsewhere)).toBe('#1F5EFF');
});

test('the links of the portal take the place of the product’s privacy policy and agreement', async ({ page }) => {
  const admin = await signInAs({ account: 'admin', tenant: yuanhang });
  const tenantId = await tenantIdOf(admin);
  const { id, version, orgName } = await nobody().call('portalInfo.get', { tenantId });
  const privacyUrl = 'https://example.com/privacy';
  await admin.call('portalInfo.save', { ...(id && version && { id, version }), orgName, privacyUrl });
  await page.goto('/auth-center/switch-tenant');
  await page.getByRole('button', { name: new RegExp(yuanhang) }).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', privacyUrl);
  await expect(footer.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', /help-doc\/student#agreement$/);
});

test('a picture that is none is refused with a Chinese message', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  await page.goto('/admin/portal');
  const button = page.getByRole('button', { name: /上传图片：机构标识/ });
  await give({
    button,
    file: {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  });
  await expect(page.getByRole('alert').filter({ hasText: /图片|文件/ })).toBeVisible();
});

test('three carousel images are the most: adding is not offered, and the server refuses a fourth', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const tenantId = await tenantIdOf(admin);
  const { rows = [] } = await nobody().call('carouselImage.list', { tenantId });
  expect(rows).toHaveLength(3);
  await page.goto('/admin/portal');
  await expect(page.getByText('已有 3 张，删除一张后才能再添加。')).toBeVisible();
  await expect(page.getByRole('button', { name: /添加轮播图/ })).toHaveCount(0);

  const refused = await admin.ask('carouselImage.save', { title: '第四张', image: rows[0]?.image, order: 4 });
  expect(refused.status).toBe(409);
  expect(refused.message).toMatch(/[一-鿿]/);
  expect((await nobody().call('carouselImage.list', { tenantId })).rows).toHaveLength(3);
});

test('a carousel image is added, moved and removed', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const title = unique('轮播');
  await page.goto('/admin/portal');
  await page.getByRole('button', { name: /添加轮播图/ }).click();
  const dialog = page.getByRole('dialog', { name: '添加轮播图' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请上传图片')).toBeVisible();
  await expect(dialog.getByText('请填写标题')).toBeVisible();
  await expect.soft(dialog.locator('input[type=file]'), "the browser's own file box stays out of sight").toBeHidden();
  await give({ button: dialog.locator('button', { hasText: '上传图片' }), file: picture('carousel1.jpg') });
  await expect(dialog.getByAltText('已选图片')).toBeVisible();
  await dialog.getByRole('textbox', { name: '标题' }).fill(title);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `前移“${title}”` }).click();
  await expect(page.getByRole('button', { name: `前移“${title}”` })).toBeDisabled();
  const { rows = [] } = await nobody().call('carouselImage.list', { tenantId: await tenantIdOf(admin) });
  expect(rows[0]?.title).toBe(title);

  await page.getByRole('button', { name: `删除“${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByRole('img', { name: title })).toHaveCount(0);
});

test('an announcement is written, published and withdrawn; the portal shows only what is published', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const tenantId = await tenantIdOf(admin);
  const title = unique('公告');
  const published = async () =>
    (await nobody().call('announcement.portalList', { tenantId, pageSize: 50 })).rows?.map((row) => row.title) ?? [];

  await page.goto('/admin/announcement');
  await page.getByRole('button', { name: /新增公告/ }).click();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await write({ scope: page, label: '内容', text: '报名时间延长一周。' });
  await expect(page.getByText('发布后学员能在门户上看到')).toBeVisible();
  await page.getByRole('button', { name: '保存为草稿', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/announcement$/);
  await search({ page, keyword: title });
  const row = rowOf({ page, text: title });
  await expect(row).toContainText('草稿');
  expect(await published()).not.toContain(title);

  await act({ row, action: '编辑' });
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(row).toContainText('已发布');
  expect(await published()).toContain(title);

  await act({ row, action: '编辑' });
  await expect(page.getByText('已发布，保存后立即生效：学员能在门户上看到')).toBeVisible();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '取消' }).click();
  await act({ row, action: '撤回', confirm: '撤回' });
  await expect(row).toContainText('已撤回');
  expect(await published()).not.toContain(title);
});

/** What a page's filled buttons have, like #1F5EFF. */
async function fillOf(page: Page): Promise<string> {
  const fill = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-fill'));
  return fill.trim().toUpperCase();
}

function rgbOf(hex: string): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
}
