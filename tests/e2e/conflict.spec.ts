import { qiming, type Person } from './person.ts';
import { rowOf, save, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

// Drawers slide and dialogs grow here, as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A certificate of its own, opened in a form. */
async function openNew({ admin, page }: { admin: Person; page: Page }): Promise<{ id: string; version: number }> {
  const certCode = unique('TWO-');
  const { id = '', version = 1 } = await admin.call('cert.save', {
    certName: '原来的名称',
    certCode,
    summary: '原来的简介',
    examMinutes: 60,
  });
  await page.goto(`/admin/cert/${id}`);
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('原来的名称');
  return { id, version };
}

/** A dialog that has grown to its size: before, a busy machine clicks beside its buttons. */
async function atRest(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/ant-zoom/);
}

test('two editors: the second sees base, own and theirs, chooses field by field, and saves', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { id, version } = await openNew({ admin, page });
  await page.getByRole('textbox', { name: '证书名称' }).fill('我的名称');
  await page.getByRole('spinbutton', { name: '考试时长（分钟）' }).fill('100');
  await admin.call('cert.save', { id, version, certName: '对方的名称', summary: '对方的简介' });

  await page.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '内容已被他人修改' });
  await expect(rowOf({ page: dialog, text: '证书名称' }).getByRole('cell')).toHaveText([
    '原来的名称',
    '我的名称',
    '对方的名称',
  ]);
  await expect(rowOf({ page: dialog, text: '一句话简介' }).getByRole('cell')).toHaveText([
    '原来的简介',
    '原来的简介',
    '对方的简介',
  ]);
  await expect(dialog.getByRole('radio', { name: '证书名称 我的' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '一句话简介 对方的' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '考试时长（分钟） 我的' })).toBeChecked();
  expect((await admin.call('cert.get', { id })).certName).toBe('对方的名称');

  await atRest(dialog);
  await dialog.getByRole('radio', { name: '证书名称 对方的' }).check();
  const saved = page.waitForResponse('**/api/cert/save');
  await dialog.getByRole('button', { name: '再次保存' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL('/admin/cert');
  expect(await admin.call('cert.get', { id })).toMatchObject({
    certName: '对方的名称',
    summary: '对方的简介',
    examMinutes: 100,
    version: version + 2,
  });
});

test('going on editing keeps what was typed, and the next save asks again', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { id, version } = await openNew({ admin, page });
  const name = page.getByRole('textbox', { name: '证书名称' });
  await name.fill('我的名称');
  await admin.call('cert.save', { id, version, certName: '对方的名称' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '内容已被他人修改' });
  await atRest(dialog);
  await dialog.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('我的名称');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await atRest(dialog);
  await dialog.getByRole('button', { name: '再次保存' }).click();
  await expect(page).toHaveURL('/admin/cert');
  expect((await admin.call('cert.get', { id })).certName).toBe('我的名称');
});

test('a form that nobody else touched is saved without a question', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { id } = await openNew({ admin, page });
  await page.getByRole('textbox', { name: '一句话简介' }).fill('只有我改了');
  await save(page);
  await expect(page).toHaveURL('/admin/cert');
  expect((await admin.call('cert.get', { id })).summary).toBe('只有我改了');
});
