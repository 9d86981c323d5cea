import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { visit } from './places.ts';
import { unique } from './screens.ts';
import { expect, test } from './test.ts';

test('an overview brings all its figures by one call, narrows them, and turns each chart into its table', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(total|by[A-Z]\w*|figures)$/.test(pathname)) calls.push(pathname);
  });
  await visit({ page, route: '/overview' });
  const questions = page
    .locator('.screen-block')
    .filter({ has: page.getByRole('heading', { name: '题目', exact: true }) });
  const figure = questions.locator('.screen-figure');
  await expect(figure).toHaveText(/^\d+$/);
  const all = Number(await figure.textContent());
  expect(all).toBeGreaterThan(0);
  expect(calls).toEqual(['/api/screen/figures']);
  await expect(page.getByRole('img', { name: /^题型：单选题 \d+/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^难度：/ })).toBeVisible();
  await expect(page.getByText(/^统计截至 \d\d:\d\d:\d\d$/)).toBeVisible();
  const again = page.waitForRequest((request) => (request.postData() ?? '').includes('"isFresh":true'));
  await page.getByRole('button', { name: '重新统计' }).click();
  await again;
  await expectFit({ page, widths: adminWidths });

  const types = page.locator('.screen-block').filter({ has: page.getByRole('heading', { name: '题型', exact: true }) });
  await types.getByTitle('看表').click();
  await expect(types.getByRole('group', { name: '题型' }).getByRole('row')).not.toHaveCount(0);
  await expect(types.locator('.screen-chart')).toHaveCount(0);

  await page.getByRole('combobox', { name: '证书' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(page).toHaveURL(/f\.certId=/);
  await expect.poll(async () => Number(await figure.textContent())).toBeLessThan(all);
  expect(calls.every((path) => path === '/api/screen/figures')).toBe(true);
  await page.reload();
  await expect.poll(async () => Number(await figure.textContent())).toBeLessThan(all);
});

test('a calendar has the classes on their days, month by month, and opens one', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [instanceName, later] = [unique('日历班'), unique('下月班')];
  // The page counts days as Shanghai does, and so does its browser here.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const [year = 0, month = 0] = today.split('-').map(Number);
  const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-03`;
  const { id: courseId = '' } = await admin.call('course.save', {
    courseName: unique('日历课'),
    courseCode: unique('RLK-'),
  });
  for (const [name, endDate] of [
    [instanceName, next],
    [later, undefined],
  ] as const)
    await admin.call('instance.save', {
      instanceName: name,
      instanceCode: unique('RL-'),
      courseId,
      startDate: endDate === undefined ? next : today,
      ...(endDate !== undefined && { endDate }),
    });
  // The calendar of one course: what other tests store stands in no day's way.
  await visit({ page, route: `/timetable?f.courseId=${encodeURIComponent(JSON.stringify([courseId]))}` });
  const entry = page.getByRole('button', { name: instanceName });
  await expect(entry.first()).toBeVisible();
  await expect(page.getByRole('button', { name: later })).toHaveCount(0);
  await expectFit({ page, widths: adminWidths });
  await page.getByRole('button', { name: '下一月' }).click();
  await expect(page.getByRole('button', { name: later })).toHaveCount(1);
  // One bar over the days of the month up to the third, a segment a week.
  const segments = await entry.count();
  expect(segments).toBeLessThanOrEqual(2);
  await expect(entry.first()).toHaveAccessibleName(/至.*，接上一行/);
  await expect(entry.last()).not.toHaveAccessibleName(/未完/);
  await page.reload();
  await expect(page.getByRole('button', { name: later })).toHaveCount(1);
  for (let month = 0; month < 6; month++) await page.getByRole('button', { name: '下一月' }).click();
  await expect(page.getByText('这个月没有数据')).toBeVisible();
  await page.route('**/api/instance/**', (route) => route.abort());
  await page.getByRole('button', { name: '下一月' }).click();
  await expect(page.getByText('加载失败')).toBeVisible();
  await page.unroute('**/api/instance/**');
  await page.getByRole('button', { name: '本月' }).click();
  await entry.first().click();
  await expect(page.getByRole('dialog', { name: '班级详情' })).toContainText(instanceName);
});
