import { adminWidths, expectFit } from './fit.ts';
import { newMember } from './newMember.ts';
import { qiming, signInAs } from './person.ts';
import { act, rowOf, save, search, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('an administrator deletes what is kept about somebody, having seen what goes and what stays (rules T26, T27)', async ({
  page,
  signIn,
}) => {
  const nickname = unique('欧阳');
  const { account } = await newMember({ nickname, roleId: '8', tenant: qiming });
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  await signIn({ account: 'admin', tenant: qiming });

  await page.goto('/admin/person');
  await search({ page, keyword: account });
  await act({ row: rowOf({ page, text: nickname }), action: '查看' });
  await page.getByRole('button', { name: '导出个人数据' }).click();
  const exporting = page.getByRole('dialog', { name: '导出个人数据' });
  await exporting.getByRole('textbox', { name: '用途' }).fill('本人申请查阅');
  const downloaded = page.waitForEvent('download');
  await exporting.getByRole('button', { name: '导出个人数据' }).click();
  expect((await downloaded).suggestedFilename()).toBe(`${nickname}的个人数据.xlsx`);
  await expect(exporting).toBeHidden();
  await page.getByRole('tab', { name: /个人数据删除/ }).click();
  await page.getByRole('button', { name: '登记要删除的人' }).first().click();
  const form = page.getByRole('dialog', { name: '新增个人数据删除' });
  await expect(form.getByText(nickname)).toBeVisible();
  await form.getByRole('textbox', { name: '缘由' }).fill('本人书面申请');
  await save(form);

  await page.goto('/admin/erasure');
  await search({ page, keyword: nickname });
  await act({ row: rowOf({ page, text: nickname }), action: '查看' });
  await expect(rowOf({ page, text: '还在本机构' })).toContainText('还没有办完');
  const carryOut = page.getByRole('button', { name: '执行删除' });
  await expect(carryOut).toHaveAttribute('title', /重新清点/);

  const { rows } = (await admin.call('membership.list', { keyword: account, pageSize: 5 })) as {
    rows: { id: string }[];
  };
  await admin.call('membership.remove', { ids: rows.map(({ id }) => id) });
  await page.getByRole('button', { name: '重新清点' }).click();
  await expect(rowOf({ page, text: '还在本机构' })).toHaveCount(0);
  await expect(rowOf({ page, text: '机构用户' })).toContainText('删除');
  await expectFit({ page, widths: adminWidths });
  await page.setViewportSize({ width: 1440, height: 900 });

  await carryOut.click();
  const asked = page.getByRole('dialog', { name: '执行删除' });
  await asked.getByRole('textbox', { name: '姓名' }).fill('别的人');
  await asked.getByRole('button', { name: '执行删除' }).click();
  await expect(asked.getByText('和这个人的姓名不同，请核对', { exact: true })).toBeVisible();
  await asked.getByRole('textbox', { name: '姓名' }).fill(nickname);
  await asked.getByRole('button', { name: '执行删除' }).click();
  await expect(asked).toBeHidden();
  await expect(carryOut).toHaveCount(0);
  await page.getByRole('tab', { name: '登记' }).click();
  await expect(page.getByText('已删除').first()).toBeVisible();
  await page.goto('/admin/person');
  await search({ page, keyword: account });
  await expect(rowOf({ page, text: nickname })).toHaveCount(0);
});
