/** An exam is arranged in the browser: from the site to the published session. */
import { dayFromNow } from '#tests/days.ts';
import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { act, choose, rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** Types a time into a field, as a person does. */
async function type({ scope, label, time }: { scope: Page | Locator; label: string; time: string }): Promise<void> {
  const box = scope.getByRole('textbox', { name: label, exact: true });
  await box.click();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(time);
  await box.press('Enter');
}

/** So many days from now at an hour, as it is typed. */
function at(days: number, time = '09:00'): string {
  return `${dayFromNow(days)} ${time}`;
}

test('an operator draws a room; an administrator arranges an exam there, and what is taken already is named', async ({
  page,
  signIn,
}) => {
  test.slow();
  const [siteName, roomName, examName] = [unique('考点'), unique('机房'), unique('考试')];
  await signIn({ account: 'operator', tenant: qiming });

  await page.goto('/admin/site/new');
  await page.getByRole('textbox', { name: '考点名称' }).fill(siteName);
  await page.getByRole('textbox', { name: '考点编码' }).fill(unique('S-'));
  await page.getByRole('textbox', { name: '地址' }).fill('学院路 18 号');
  await choose({ scope: page, label: '使用的机构', option: qiming, isSearched: true });
  await page.keyboard.press('Escape');
  await save(page);

  await search({ page, keyword: siteName });
  await act({ row: rowOf({ page, text: siteName }), action: '查看' });
  await page.getByRole('tab', { name: /考场/ }).click();
  await page.getByRole('button', { name: '新增考场' }).first().click();
  await page.getByRole('textbox', { name: '考场名称' }).fill(roomName);
  await page.getByRole('spinbutton', { name: '排数' }).fill('3');
  await page.getByRole('spinbutton', { name: '每排的座位数' }).fill('5');
  await page.getByRole('button', { name: '把第 3 列都改为过道' }).click();
  const plan = page.getByRole('grid', { name: /座位图/ });
  await plan.getByRole('gridcell', { name: /第 1 排第 1 列/ }).press('2');
  await page.locator('.ant-segmented-item', { hasText: '停用' }).click();
  await plan.getByRole('gridcell', { name: /第 3 排第 5 列/ }).click();
  await expect(page.getByText('可用座位 11 个，其中无障碍座位 1 个；停用 1 个。')).toBeVisible();
  await plan.getByRole('gridcell', { name: /第 3 排第 5 列，停用 12 号/ }).press('Control+z');
  await expect(page.getByText('可用座位 12 个')).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'the form of a room' });
  await save(page);
  await expect(rowOf({ page, text: roomName })).toContainText('12');

  const admin = await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/exam/new');
  await page.getByRole('textbox', { name: '考试名称' }).fill(examName);
  await choose({ scope: page, label: '证书', option: '教师数字素养', isSearched: true });
  const times = [
    ['报名开始', at(-1)],
    ['报名截止', at(10)],
    ['考试开始', at(300)],
    ['考试结束', at(330)],
  ] as const;
  for (const [label, time] of times) await type({ scope: page, label, time });
  for (const [index, name] of ['理论', '说课'].entries()) {
    await page.getByRole('button', { name: '添加科目' }).click();
    await page.getByRole('textbox', { name: '科目名称' }).nth(index).fill(name);
  }
  await page.locator('.screen-footer').getByRole('button', { name: '保存', exact: true }).click();
  await search({ page, keyword: examName });
  await act({ row: rowOf({ page, text: examName }), action: '查看' });

  await page.getByRole('tab', { name: /场次/ }).click();
  const arrange = async (subject: string, [start, end]: [string, string]): Promise<void> => {
    await page.getByRole('button', { name: '新增场次' }).first().click();
    await choose({ scope: page, label: '科目', option: subject });
    await typeTimes([start, end]);
    await page.getByRole('button', { name: '添加考场' }).click();
    await choose({ scope: page, label: '考场', option: roomName, isSearched: true });
  };
  const typeTimes = async ([start, end]: [string, string]): Promise<void> => {
    await type({ scope: page, label: '开考时间', time: start });
    await type({ scope: page, label: '结束时间', time: end });
  };
  await arrange('理论', [at(301), at(301, '11:00')]);
  await page.getByLabel('也用“练习和考试”的题').click();
  await save(page);
  const row = rowOf({ page, text: '理论' });
  await expect(row).toContainText('草稿');
  await act({ row, action: '发布', confirm: '发布' });
  await expect(row).toContainText('已发布');
  const calendar = await page.context().newPage();
  await calendar.goto(`/admin/examCalendar?month=${at(301).slice(0, 7)}`);
  await expect(calendar.getByRole('button', { name: `${at(301).slice(11, 16)} ${examName}` })).toBeVisible();
  await calendar.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '考试' })).toHaveText(
    '考试新',
  );

  const { rows: [exam] = [] } = await admin.call('exam.list', { keyword: examName, pageNum: 1, pageSize: 1 });
  expect(exam).toMatchObject({ state: 'published', subjectCount: 2, openSessionCount: 1 });
  await arrange('说课', [at(301, '10:00'), at(301, '12:00')]);
  await page.locator('.screen-footer').getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`“${roomName}”在这段时间已有安排，请换一个，或者改时间`).first()).toBeVisible();
  await typeTimes([at(301, '13:00'), at(301, '15:00')]);
  await save(page);
  await arrange('说课', [at(302), at(302, '11:00')]);
  await save(page);
  await expect(page.getByRole('tab', { name: /^场次\s*3$/ })).toBeVisible();
});
