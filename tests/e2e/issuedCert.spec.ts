import { zipSync } from 'fflate';
import { blankPdf, zipOf } from '#tests/contract/issue/printed.ts';
import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { act, rowOf } from './screens.ts';
import { expect, test } from './test.ts';

test('chosen certificates are sent to their holders, and why one was not is said', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('issuedCert.list', {});
  const valid = rows.find(({ state, sentTime }) => state === 'issued' && !sentTime);
  const revoked = rows.find(({ state }) => state === 'revoked');
  const numbers = [valid, revoked].map((each) => String(each?.certNumber));
  await page.goto('/admin/issuedCert');
  for (const number of numbers) await rowOf({ page, text: number }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送证书', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发送证书' }).click();
  await expect(page.getByText('完成 1 条，1 条没有成功')).toBeVisible();
  await expect(page.getByText(`${numbers[1]}：不能发送证书：现在是“已撤销”`)).toBeVisible();
  // Once within ten minutes, from its own screen as well (rule IC28).
  await page.goto(`/admin/issuedCert/${String(valid?.id)}/detail`);
  await page.getByRole('button', { name: '发送证书', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发送证书' }).click();
  await expect(page.getByText('刚刚发送过')).toBeVisible();
});

test('a question of which nothing is filled in yet closes with the first click on 取消', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('issuedCert.list', {});
  const number = String(rows.find(({ state }) => state === 'issued')?.certNumber);
  await page.goto('/admin/issuedCert');
  await act({ row: rowOf({ page, text: number }), action: '撤销' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('撤销以后不能恢复')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /撤销原因/ })).toBeFocused();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('what is wrong with a zip of printed certificates is shown, and nothing is issued', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const issued = async (): Promise<unknown> => (await admin.call('issuedCert.list', {})).total;
  const before = await issued();
  await page.goto('/admin/cert-to-issue');
  await page.getByRole('button', { name: '上传已印好的证书' }).click();
  const dialog = page.getByRole('dialog');
  const send = (bytes: Uint8Array) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '证书.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  const pdf = await blankPdf({ title: '多' });
  await send(Buffer.from('no zip'));
  await expect(dialog.getByText('文件不是有效的 ZIP 压缩包')).toBeVisible();
  await send(zipSync({ '1.pdf': pdf }));
  await expect(dialog.getByText('压缩包里没有表格')).toBeVisible();
  await dialog.getByRole('button', { name: '重新选择文件' }).click();
  const rows = [{ 报名号: 'BM-none', 姓名: '阿卜杜拉·买买提', 文件名: '1.pdf' }];
  await send(await zipOf({ rows, files: { '1.pdf': pdf, '2.pdf': pdf } }));
  await expect(dialog.getByText('没有可以发的证书，2 行或文件有问题')).toBeVisible();
  await expect(rowOf({ page: dialog, text: '没有报名号是“BM-none”的报名' })).toContainText('第 2 行');
  await expect(rowOf({ page: dialog, text: '2.pdf' })).toContainText('表格中没有这个文件的行');
  await expect(dialog.getByRole('button', { name: /发证|只发/ })).toHaveCount(0);
  await expectFit({ page, widths: adminWidths });
  expect(await issued()).toBe(before);
});
