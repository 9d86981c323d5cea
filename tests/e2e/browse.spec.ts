import { expectFit, learnerWidths } from './fit.ts';
import { qiming, yuanhang } from './person.ts';
import { expect, test, type Page } from './test.ts';

const base = '/auth-center';

/** The demo data has 28 certificates on the shelf; other tests add theirs. */
const everything = /^共 (2[89]|[3-9]\d|\d{3,}) 个证书$/;

/** The page has come: its heading is there and nothing is a skeleton any more. */
async function arrive({ page, path, heading }: { page: Page; path: string; heading: string | RegExp }): Promise<void> {
  await page.goto(`${base}${path}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Addresses a visitor can see, each with its heading. */
const publicPages = [
  { path: '/', heading: '让每一份能力都被看见' },
  { path: '/tenant', heading: qiming },
  { path: '/certification', heading: '认证图谱' },
  { path: '/network-center', heading: '认证机构' },
  { path: '/all-certificates', heading: '全部证书' },
  { path: '/certification-detail?certCode=ETA-1', heading: '教育技术应用能力（初级）' },
  { path: '/advanced-search?keyword=数据', heading: '搜索全部机构的证书' },
  { path: '/advanced-search-tenant?keyword=教育', heading: '搜索本机构' },
  { path: '/talent-market', heading: '人才市场' },
] as const;

/** As `expectFit`, the page opened anew in each width: what it shows may hang on that. */
async function expectFitAnew({
  page,
  path,
  heading,
}: {
  page: Page;
  path: string;
  heading: string | RegExp;
}): Promise<void> {
  for (const width of learnerWidths) {
    await page.setViewportSize({ width, height: 900 });
    await arrive({ page, path, heading });
    await page.waitForLoadState('networkidle');
    await expectFit({ page, widths: [width] });
  }
}

for (const { path, heading } of publicPages) {
  test(`axe and width: ${path}`, ({ page }) => expectFitAnew({ page, path, heading }));
}

test('a learner goes on where they stopped: ring, figures and the way on; axe and width', async ({ page, signIn }) => {
  const student = await signIn({ account: 'student', tenant: qiming });
  const certCode = 'AIL-1';
  const { rows } = await student.call('practice.startRandom', { certCode, chooses: 3, types: ['1'] });
  for (const { questionId } of rows)
    await student.call('practice.isTrue', { certCode, questionId, selectedOptions: [1] });
  const { completeNum, totalNum } = await student.call('practice.statistics', { certCode });
  await arrive({ page, path: '/', heading: '让每一份能力都被看见' });
  const section = page.getByRole('region', { name: '继续上次的练习' });
  await expect(section.getByText(`已完成 ${completeNum} / ${totalNum} 题`).first()).toBeVisible();
  await expect(section.getByRole('link', { name: '继续练习' }).first()).toHaveAttribute(
    'href',
    /practice\?certCode=AIL-1/,
  );
  await expectFitAnew({ page, path: '/', heading: '让每一份能力都被看见' });
  await expectFitAnew({ page, path: '/my-certification', heading: '我的认证' });
});

test('search: from the home page to the certificates of the organisation, and on to all organisations', async ({
  page,
}) => {
  await arrive({ page, path: '/', heading: '让每一份能力都被看见' });
  await page.getByRole('searchbox').fill('数控');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advanced-search-tenant\?keyword=/);
  await expect(page.getByText('没有找到与“数控”有关的证书')).toBeVisible();
  await page.getByRole('link', { name: '在全部机构中查找' }).click();
  await expect(page.getByText('共 2 个证书')).toBeVisible();
  await expect(page.getByRole('link', { name: /数控加工/ }).first()).toContainText(yuanhang);
});

test('search: each tab counts its hits, and the one that has some is opened', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await arrive({ page, path: '/advanced-search-tenant?keyword=过拟合', heading: '搜索本机构' });
  await expect(page.getByRole('tab', { name: /^证书 ?0$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^练习题 ?[1-9]/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('mark').first()).toHaveText('过拟合');
});

test('search: questions by their stems once signed in, and no key in the reply', async ({ page, signIn }) => {
  await arrive({ page, path: '/advanced-search-tenant?keyword=机器学习&kind=questions', heading: '搜索本机构' });
  await expect(page.getByText('登录后可以按题干查找本机构的练习题')).toBeVisible();
  await signIn({ account: 'student', tenant: qiming });
  const reply = page.waitForResponse((response) => response.url().includes('/api/search/question'));
  await page.reload();
  expect(await (await reply).text()).not.toMatch(/isAnswer|isRight|analysis|correct|"answer"|options/);
  await expect(page.locator('mark').first()).toHaveText('机器学习');
  await page.getByRole('tab', { name: '练习题' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '证书' })).toBeFocused();
  await expect(page).toHaveURL(/kind=certs/);
});

test('filters stand in the URL: they survive a reload, back undoes them, clearing empties them', async ({ page }) => {
  await arrive({ page, path: '/all-certificates', heading: '全部证书' });
  await expect(page.getByText(everything)).toBeVisible();
  await page.getByRole('combobox', { name: '行业' }).selectOption({ label: '教育' });
  await expect(page.getByText('共 9 个证书')).toBeVisible();
  await page.getByRole('combobox', { name: '等级' }).selectOption({ label: '中级' });
  await expect(page.getByText('共 4 个证书')).toBeVisible();
  await expect(page).toHaveURL(/industryId=.*level=middle/);
  await page.reload();
  await expect(page.getByText('共 4 个证书')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '等级' })).toHaveValue('middle');
  await page.goBack();
  await expect(page.getByText('共 9 个证书')).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect(page.getByText(everything)).toBeVisible();
  await expect(page).toHaveURL(/all-certificates$/);
});

test('a page beyond the last leads to the last, and the next page begins at its top', async ({ page }) => {
  await arrive({ page, path: '/all-certificates?pageNum=99', heading: '全部证书' });
  await expect(page).toHaveURL(/pageNum=[3-9]$/);
  await expect(page.getByRole('navigation', { name: '分页' }).locator('[aria-current]')).toBeVisible();
  await page.getByRole('button', { name: '上一页' }).click();
  await expect(page).toHaveURL(/pageNum=[2-8]$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('filters: nothing found is said, with a way out', async ({ page }) => {
  await arrive({ page, path: '/all-certificates?keyword=没有这样的证书', heading: '全部证书' });
  await expect(page.getByText('没有符合条件的证书')).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).last().click();
  await expect(page.getByText(everything)).toBeVisible();
});

test('graph: by keyboard alone from the industries to a certificate, and back with Escape', async ({ page }) => {
  await arrive({ page, path: '/certification', heading: '认证图谱' });
  const picture = page.getByRole('group', { name: '认证图谱' }).first();
  const industry = picture.getByRole('button', { name: /^行业：教育/ });
  await expect(industry).toBeVisible();
  await industry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/focus=/);
  await expect(picture.locator('[data-id]:focus')).toHaveAttribute('aria-label', /^职业：/);
  await page.keyboard.press('Escape');
  await expect(picture.locator('[data-id]:focus')).toHaveAttribute('aria-label', /^行业：教育/);
  for (const level of ['职业', '岗位', '证书']) {
    await page.keyboard.press('Enter');
    await expect(picture.locator('[data-id]:focus')).toHaveAttribute('aria-label', new RegExp(`^${level}：`));
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/certification-detail\?id=/);
});

test('graph: arrow keys walk among the circles; one of them takes a tab stop', async ({ page }) => {
  await arrive({ page, path: '/certification', heading: '认证图谱' });
  const picture = page.getByRole('group', { name: '认证图谱' }).first();
  await expect(picture.getByRole('button').first()).toBeVisible();
  await expect(picture.locator('[data-id][tabindex="0"]')).toHaveCount(1);
  await picture.locator('[data-id][tabindex="0"]').focus();
  const visited = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    visited.add((await picture.locator('[data-id]:focus').getAttribute('aria-label')) ?? '');
    await page.keyboard.press(key);
  }
  expect(visited.size).toBeGreaterThan(1);
  await expect(picture.locator('[data-id][tabindex="0"]')).toHaveCount(1);
});

test('graph: zoom and pan move the picture, and a drag opens nothing', async ({ page }) => {
  await arrive({ page, path: '/certification', heading: '认证图谱' });
  const drawing = page.locator('.graph-picture > g');
  const place = (): Promise<string | null> => drawing.getAttribute('transform');
  await expect(page.locator('.graph-spot').first()).toBeVisible();
  const first = await place();
  await page.getByRole('button', { name: '放大' }).click();
  await expect(drawing).not.toHaveAttribute('transform', first ?? '');
  await page.getByRole('button', { name: '复位' }).click();
  await expect(drawing).toHaveAttribute('transform', first ?? '');
  const box = await page.locator('.graph-frame').boundingBox();
  if (!box) throw new Error('the picture has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(drawing).not.toHaveAttribute('transform', first ?? '');
  await expect(page).not.toHaveURL(/focus=|certification-detail/);
});

test('graph: as a list, every certificate is a link', async ({ page }) => {
  await arrive({ page, path: '/certification', heading: '认证图谱' });
  await page.getByRole('button', { name: '列表' }).click();
  await expect.poll(() => page.locator('.graph-list a').count()).toBeGreaterThanOrEqual(28);
  await page.getByRole('link', { name: '幼儿照护（中级）' }).click();
  await expect(page.getByRole('heading', { name: '幼儿照护', level: 1 })).toBeVisible();
});

test('certificate: the sample bears the learner’s name; the steps lead on; applying says that it is not open', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await arrive({ page, path: '/certification-detail?certCode=ETA-1', heading: '教育技术应用能力（初级）' });
  await expect(page.getByRole('img', { name: '证书样张：何静怡，教育技术应用能力（初级）' })).toBeVisible();
  await expect(page.getByText('共 39 题，满分 100 分')).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: '开始练习' })).toHaveAttribute(
    'href',
    /practice\?certCode=ETA-1/,
  );
  await expect(page.locator('#main').getByRole('link', { name: '模拟考试' })).toHaveAttribute(
    'href',
    /mock-exam\?certCode=ETA-1/,
  );
  await expect(page.locator('#main').getByRole('link', { name: '申请考试' })).toHaveAttribute(
    'href',
    /apply\?certCode=ETA-1/,
  );
});

test('certificate of another organisation: says whose it is and how to get there', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await arrive({ page, path: '/advanced-search?keyword=数控', heading: '搜索全部机构的证书' });
  await page
    .getByRole('link', { name: /数控加工/ })
    .first()
    .click();
  await expect(page.getByText(`本证书由“${yuanhang}”提供`)).toBeVisible();
  await expect(page.getByRole('link', { name: '开始练习' })).toHaveCount(0);
});

test('carousel: stands still under the pointer and under the keyboard, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await arrive({ page, path: '/', heading: '让每一份能力都被看见' });
  const region = page.getByRole('region', { name: '活动与通知' });
  const shown = region.locator('.carousel-slide.is-shown .carousel-title');
  await expect(shown).toHaveText('认证考试报名中');
  await page.clock.runFor(5100);
  await expect(shown).toHaveText('人工智能素养认证上线');
  await region.hover();
  await page.clock.runFor(15_000);
  await expect(shown).toHaveText('人工智能素养认证上线');
  await page.mouse.move(0, 0);
  await region.getByRole('button', { name: '下一张' }).focus();
  await page.clock.runFor(15_000);
  await expect(shown).toHaveText('人工智能素养认证上线');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText('随时随地练习');
  await region.getByRole('button', { name: '暂停轮播' }).click();
  await page.getByRole('searchbox').focus();
  await page.clock.runFor(15_000);
  await expect(shown).toHaveText('随时随地练习');
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.route('**/api/cert/portal/list', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ code: 500, message: '系统异常，请稍后再试' }),
    }),
  );
  await arrive({ page, path: '/all-certificates', heading: '全部证书' });
  await expect(page.getByText('系统异常，请稍后再试')).toBeVisible();
  await page.unroute('**/api/cert/portal/list');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(everything)).toBeVisible();
});
