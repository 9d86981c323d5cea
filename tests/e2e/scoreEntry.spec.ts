/** Scores of what is not sat on a machine: one is entered by hand, more by a workbook, which is taken back. */
import { daysFromNow } from '#tests/days.ts';
import { examIn, onlineSession } from './examSession.ts';
import { adminWidths, expectFit } from './fit.ts';
import { newMember } from './newMember.ts';
import { lend, qiming } from './person.ts';
import { registered } from './registered.ts';
import { rowOf, save, search, unique } from './screens.ts';
import { expect, test } from './test.ts';
import { downloaded, upload, workbook, type Row } from './workbook.ts';

test('a score is entered by hand, others by a workbook that names its wrong rows, and that is undone', async ({
  page,
}) => {
  const [admin, ...people] = await Promise.all([
    newMember({ nickname: '登记老师', roleId: '5', tenant: qiming }),
    ...['甲', '乙', '丙'].map((nickname) => newMember({ nickname, roleId: '2', tenant: qiming })),
  ]);
  const { certId, examId, subjectId } = await examIn({
    admin,
    examName: unique('要登记的考试'),
    subject: { mode: 'offline', fullScore: 100 },
    reserveStartTime: daysFromNow(-0.5),
    reserveEndTime: daysFromNow(1),
  });
  await Promise.all(people.map((person, n) => registered({ admin, person, certId, examId, n })));
  const sessionId = await onlineSession({ admin, examId, subjectId, beginsIn: 15_000 });
  const tickets: string[] = [];
  for (const person of people) {
    await person.call('placement.reserve', { id: sessionId });
    const { rows: [place] = [] } = await person.call('placement.myExam', {});
    tickets.push(place?.ticketNumber ?? '');
  }
  const scores = async (): Promise<unknown[]> => {
    const { rows } = await admin.call('result.list', { examId: [examId], sort: 'ticketNumber' });
    return rows.map(({ personName, score }) => [personName, score]);
  };
  // Nothing is entered of a session that has not begun.
  await expect
    .poll(async () => (await admin.call('examSession.get', { id: sessionId })).phase, { timeout: 20_000 })
    .toBe('running');

  await lend({ person: admin, context: page.context() });
  await page.goto('/admin/scoreEntry');
  await page.getByRole('button', { name: '登记成绩' }).first().click();
  const form = page.getByRole('dialog', { name: '新增线下成绩' });
  await form.getByRole('textbox', { name: '准考证号' }).fill(tickets[0] ?? '');
  await form.getByRole('textbox', { name: '姓名' }).fill('考生0');
  await form.getByRole('spinbutton', { name: '成绩' }).fill('86.5');
  await expectFit({ page, widths: adminWidths, what: 'the entry of a score' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await save(form);
  await search({ page, keyword: tickets[0] ?? '' });
  await expect(rowOf({ page, text: '考生0' })).toContainText('已登记');
  expect(await scores()).toEqual([['考生0', 86.5]]);

  await page.getByRole('button', { name: '导入' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  const [headings = []] = await downloaded({ page, button: dialog.getByRole('button', { name: /下载模板$/ }) });
  const [first = '', second = '', third = ''] = tickets;
  const rows: Row[] = [
    { 准考证号: first, 姓名: '考生0', 成绩: '60' },
    { 准考证号: second, 姓名: '考生1', 种类: '缺考' },
    { 准考证号: third, 姓名: '考生1', 成绩: '70' },
    { 准考证号: 'ZK1', 姓名: '考生3', 成绩: '很好' },
  ];
  await upload(dialog, await workbook({ headings, rows }));
  await expect(dialog.getByText('共 4 行，3 行可以导入，1 行有误')).toBeVisible();
  const column = String.fromCharCode(65 + headings.findIndex((heading) => heading.startsWith('成绩')));
  await expect(rowOf({ page: dialog, text: `${column}5` })).toContainText('成绩');
  await expectFit({ page, widths: adminWidths, what: 'a workbook of scores' });
  await dialog.getByRole('tab', { name: /可以导入的数据/ }).click();
  await dialog.getByRole('button', { name: '只导入正确的 3 行' }).click();
  await expect(dialog.getByText('已导入 2 行，1 行没有办成或不用办')).toBeVisible();
  await expect(dialog.getByText(`考生1（${third}）：这个准考证号是别人的`)).toBeVisible();
  expect(await scores()).toEqual([
    ['考生0', 60],
    ['考生1', 0],
  ]);
  await dialog.getByRole('button', { name: '撤销导入' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: '登记以前的成绩恢复' }).last();
  await asked.getByRole('button', { name: '撤销导入' }).click();
  await expect(dialog.getByText('已撤销导入')).toBeVisible();
  expect(await scores()).toEqual([['考生0', 86.5]]);
});
