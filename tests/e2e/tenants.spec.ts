import { base, begin, makeExam, stored } from './mockExam.ts';
import { demoPassword, qiming, signInAs, yuanhang, type Person } from './person.ts';
import { choose, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const elsewhere = '登录已切换到其他机构';
const expired = '提示';

/** How many certificates with a code an organisation has. */
async function countIn({ tenant, certCode }: { tenant: string; certCode: string }): Promise<number> {
  const admin = await signInAs({ account: 'admin', tenant });
  return (await admin.call('cert.list', { keyword: certCode })).total ?? 0;
}

/** What the shell asks by itself soon after a page stands. */
const looks = ['**/api/messages/page?*', '**/api/job/mine', '**/api/home/waiting'];

/** Opens an address and waits for the shell's own first looks: behind a switch they would be refused, and the page ask, before the test does. */
async function open({ page, address }: { page: Page; address: string }): Promise<void> {
  await Promise.all([...looks.map((look) => page.waitForResponse(look)), page.goto(address)]);
}

/** A new certificate, filled in and not saved. @returns its code */
async function fillIn(page: Page): Promise<string> {
  const certCode = unique('TAB-');
  await open({ page, address: '/admin/cert/new' });
  await page.getByRole('textbox', { name: '证书名称' }).fill('两个标签页');
  await page.getByRole('textbox', { name: '证书编码' }).fill(certCode);
  return certCode;
}

/** Another tab of the same browser goes to the other organisation. */
async function switchInAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/admin/cert');
  await choose({ scope: other, label: '切换机构', option: yuanhang });
  await expect(other.getByText(`已切换到 ${yuanhang}`)).toBeVisible();
  return other;
}

/** A dialog is wholly in the window, and nothing in it is cut off at its side. */
async function expectNoOverflow(dialog: Locator): Promise<void> {
  const { left, right, inside } = await dialog.evaluate(
    (element) =>
      ({ ...element.getBoundingClientRect().toJSON(), inside: element.scrollWidth - element.clientWidth }) as {
        left: number;
        right: number;
        inside: number;
      },
  );
  expect([left >= 0, right <= (dialog.page().viewportSize()?.width ?? 0), inside]).toEqual([true, true, 0]);
}

/** A learner of both organisations. */
async function learnerOfBoth(
  signIn: (who: { account: string; tenant?: string }) => Promise<Person>,
): Promise<{ person: Person; yuanhangId: string; qimingId: string }> {
  const person = await signIn({ account: 'admin', tenant: qiming });
  const tenants = await person.call('session.tenants', {});
  const idOf = (wanted: string): string => tenants.find(({ name }) => name === wanted)?.id ?? '';
  return { person, yuanhangId: idOf(yuanhang), qimingId: idOf(qiming) };
}

test.describe('two tabs, two organisations (rule T6)', () => {
  test('a save of the former organisation stores nothing; back there it is repeated, and the form is as it was', async ({
    page,
    signIn,
  }) => {
    await signIn({ account: 'admin', tenant: qiming });
    const certCode = await fillIn(page);
    const other = await switchInAnotherTab(page);

    const refused = page.waitForResponse('**/api/cert/save');
    await page.getByRole('button', { name: '保存为下架', exact: true }).click();
    expect((await refused).status()).toBe(409);
    const dialog = page.getByRole('dialog', { name: elsewhere });
    await expect(dialog).toContainText(`本页属于「${qiming}」，而您已在其他标签页切换到「${yuanhang}」`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByText('保存成功')).toHaveCount(0);
    expect([await countIn({ tenant: qiming, certCode }), await countIn({ tenant: yuanhang, certCode })]).toEqual([
      0, 0,
    ]);

    const saved = page.waitForResponse('**/api/cert/save');
    await dialog.getByRole('button', { name: `回到「${qiming}」继续` }).click();
    expect((await saved).status()).toBe(200);
    await expect(page).toHaveURL('/admin/cert');
    expect([await countIn({ tenant: qiming, certCode }), await countIn({ tenant: yuanhang, certCode })]).toEqual([
      1, 0,
    ]);

    // Now the other tab is the one that stands elsewhere: it reads nothing of 启明.
    await other.getByRole('textbox', { name: '输入关键词搜索' }).fill(certCode);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('dialog', { name: elsewhere })).toContainText(`本页属于「${yuanhang}」`);
    await expect(other.getByRole('row').filter({ hasText: certCode })).toHaveCount(0);
  });

  test('or the page is loaded anew in the session’s organisation, without a question of the browser', async ({
    page,
    signIn,
  }) => {
    await signIn({ account: 'admin', tenant: qiming });
    page.on('dialog', () => {
      throw new Error('the browser asked');
    });
    const certCode = await fillIn(page);
    await switchInAnotherTab(page);
    await page.getByRole('button', { name: '保存为下架', exact: true }).click();
    await page
      .getByRole('dialog', { name: elsewhere })
      .getByRole('button', { name: `进入「${yuanhang}」` })
      .click();
    await expect(page.getByRole('banner')).toContainText(yuanhang);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([await countIn({ tenant: qiming, certCode }), await countIn({ tenant: yuanhang, certCode })]).toEqual([
      0, 0,
    ]);
  });

  test('export, upload and the address of a picture are of the page’s organisation or refused', async ({
    page,
    signIn,
  }) => {
    await signIn({ account: 'admin', tenant: qiming });
    await open({ page, address: '/admin/cert' });
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await switchInAnotherTab(page);
    const refused = page.waitForResponse('**/api/cert/exportByExcel');
    await page.getByRole('button', { name: '导出' }).click();
    expect((await refused).status()).toBe(409);
    const dialog = page.getByRole('dialog', { name: elsewhere });
    await expect(dialog).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `回到「${qiming}」继续` }).click();
    await download;

    await page.goto('/admin/portal');
    const picture = page.locator('img[src^="/api/file/"]').first();
    await expect(picture).toHaveAttribute('src', /\?tenant=/);
  });

  test('a learner’s tab asks too, and answers of an exam reach the organisation they were given in', async ({
    page,
    signIn,
  }) => {
    const { certCode } = await makeExam();
    const { person, qimingId, yuanhangId } = await learnerOfBoth(signIn);
    const mockId = await begin({ page, certCode });
    await page.keyboard.press('b');
    await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
    await person.call('session.switchTenant', { tenantId: yuanhangId });

    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: elsewhere });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(dialog);
    }
    await expect(page.locator('.exam-save')).not.toHaveText(/^已保存/);
    await dialog.getByRole('button', { name: `回到「${qiming}」继续` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
    expect((await stored({ person, mockId }))[0]).toMatchObject({ selectedOptions: [3] });

    // Leaving for the other organisation keeps what was not sent: it is there again on the way back.
    await person.call('session.switchTenant', { tenantId: yuanhangId });
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: `进入「${yuanhang}」` }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await person.call('session.switchTenant', { tenantId: qimingId });
    await page.goto(`${base}/mock-exam?mockId=${mockId}`);
    await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
    await expect.poll(async () => (await stored({ person, mockId }))[0]?.selectedOptions).toEqual([1]);
  });
});

test.describe('a session that ends', () => {
  test('while a form is filled in: log in right there, in the page’s organisation, and the save goes on', async ({
    page,
    signIn,
  }) => {
    const person = await signIn({ account: 'admin', tenant: yuanhang });
    const certCode = await fillIn(page);
    await justBefore({ page, path: '/cert/save', act: () => person.call('session.logout', {}) });
    await page.getByRole('button', { name: '保存为下架', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: expired });
    await expect(dialog).toContainText('您的登录信息已失效，请重新登录！');
    await expect(dialog.getByRole('textbox', { name: '账号' })).toHaveValue('admin');
    await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('账号或密码错误')).toBeVisible();
    await dialog.getByLabel('密码', { exact: true }).fill(demoPassword);
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/cert/save') && response.status() === 200,
    );
    await dialog.getByRole('button', { name: '重新登录并继续' }).click();
    await saved;
    await expect(page).toHaveURL('/admin/cert');
    expect([await countIn({ tenant: qiming, certCode }), await countIn({ tenant: yuanhang, certCode })]).toEqual([
      0, 1,
    ]);
  });

  test('and another account in another tab: nothing is stored in its name', async ({ page, signIn }) => {
    await signIn({ account: 'admin', tenant: qiming });
    const certCode = await fillIn(page);
    await signIn({ account: 'manager' });
    await page.getByRole('button', { name: '保存为下架', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: expired });
    await expect(dialog).toContainText('这个浏览器已改用');
    expect(await countIn({ tenant: qiming, certCode })).toBe(0);
    await dialog.getByLabel('密码', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: '重新登录并继续' }).click();
    await expect(page).toHaveURL('/admin/cert');
    expect(await countIn({ tenant: qiming, certCode })).toBe(1);
  });

  test('on a learner’s page: the same, at every width', async ({ page, signIn }) => {
    const person = await signIn({ account: 'student', tenant: qiming });
    await page.goto(`${base}/account`);
    const name = page.getByLabel('姓名', { exact: true });
    await expect(name).not.toHaveValue('');
    const former = await name.inputValue();
    await name.fill(`${former}二`);
    await person.call('session.logout', {});
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: expired });
    await expect(dialog.getByLabel('账号', { exact: true })).toHaveValue('student');
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(dialog);
    }
    await dialog.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('资料已保存')).toBeVisible();
    const again = await signInAs({ account: 'student', tenant: qiming });
    expect(await again.call('session.basic', {})).toMatchObject({ nickname: `${former}二` });
    await again.call('session.updateProfile', { nickname: former });
  });
});

test.describe('a draft', () => {
  test('of a form survives a reload, is offered, and goes with the save', async ({ page, signIn }) => {
    const admin = await signIn({ account: 'admin', tenant: qiming });
    page.on('dialog', (dialog) => void dialog.accept());
    const { id = '', version = 1 } = await admin.call('cert.save', {
      certName: '原来的名称',
      certCode: unique('DRAFT-'),
      examMinutes: 60,
    });
    await page.goto(`/admin/cert/${id}`);
    const name = page.getByRole('textbox', { name: '证书名称' });
    await expect(name).toHaveValue('原来的名称');
    await name.fill('草稿里的名称');
    await page.reload();
    await expect(name).toHaveValue('原来的名称');
    await expect(page.getByRole('alert').filter({ hasText: '填写的内容还没有保存' })).toBeVisible();
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(name).toHaveValue('草稿里的名称');

    // Restored again over a record that somebody else has changed: the save compares field by field.
    await admin.call('cert.save', { id, version, summary: '对方的简介' });
    await page.reload();
    await expect(page.getByText('这条数据之后又被修改过')).toBeVisible();
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    const conflict = page.getByRole('dialog', { name: '内容已被他人修改' });
    await expect(conflict.getByRole('radio', { name: '一句话简介 对方的' })).toBeChecked();
    await conflict.getByRole('button', { name: '再次保存' }).click();
    await expect(page).toHaveURL('/admin/cert');
    expect(await admin.call('cert.get', { id })).toMatchObject({ certName: '草稿里的名称', summary: '对方的简介' });
    await page.goto(`/admin/cert/${id}`);
    await expect(name).toHaveValue('草稿里的名称');
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0);
  });

  test('is discarded for good, is another organisation’s never, and holds no password', async ({ page, signIn }) => {
    const admin = await signIn({ account: 'admin', tenant: qiming });
    page.on('dialog', (dialog) => void dialog.accept());
    await fillIn(page);
    await page.reload();
    await expect(page.getByRole('button', { name: '恢复草稿' })).toBeVisible();
    const yuanhangId = (await admin.call('session.tenants', {})).find(({ name }) => name === yuanhang)?.id ?? '';
    const qimingId = (await admin.call('session.tenants', {})).find(({ name }) => name === qiming)?.id ?? '';
    await admin.call('session.switchTenant', { tenantId: yuanhangId });
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(yuanhang);
    await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('');
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0);
    await admin.call('session.switchTenant', { tenantId: qimingId });
    await page.reload();
    await page.getByRole('button', { name: '丢弃', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('');
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0);
  });

  test('of the own profile in the admin survives a reload; an emptied field is stored empty', async ({
    page,
    signIn,
  }) => {
    const admin = await signIn({ account: 'admin', tenant: qiming });
    page.on('dialog', (dialog) => void dialog.accept());
    await admin.call('session.updateProfile', { email: 'before@example.org', phone: '13800138123' });
    await page.goto('/admin/account');
    const email = page.getByLabel('邮箱', { exact: true });
    await expect(email).toHaveValue('before@example.org');
    await email.fill('draft@example.org');
    await page.reload();
    await expect(email).toHaveValue('before@example.org');
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(email).toHaveValue('draft@example.org');
    await page.getByLabel('手机号', { exact: true }).fill('');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    // The draft goes when the page has heard of it, which may be after the server has stored it.
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    expect(await admin.call('session.basic', {})).toMatchObject({ email: 'draft@example.org', phone: null });
    await page.reload();
    await expect(email).toHaveValue('draft@example.org');
    await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0);
  });

  test('of a learner’s profile survives a reload at 360 px', async ({ page, signIn }) => {
    await signIn({ account: 'student04', tenant: qiming });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${base}/account`);
    const email = page.getByLabel('邮箱', { exact: true });
    await email.fill('draft@example.org');
    await page.reload();
    await expect(page.getByText('填写的内容还没有保存')).toBeVisible();
    await expect(email).not.toHaveValue('draft@example.org');
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(email).toHaveValue('draft@example.org');
  });
});

test('an organisation is removed after its name was typed, with what hangs on it in sight (rule T11)', async ({
  page,
  signIn,
}) => {
  const operator = await signIn({ account: 'operator', tenant: qiming });
  const tenantName = unique('将停办机构');
  const { id = '' } = await operator.call('tenant.save', { tenantName });
  await operator.call('tenant.updateState', { ids: [id], state: 'off' });
  await page.goto(`/admin/tenant?keyword=${encodeURIComponent(tenantName)}`);
  const row = page.getByRole('row').filter({ hasText: tenantName });
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: `删除“${tenantName}”` });
  await expect(dialog.getByRole('region', { name: '属于它的数据将不能再使用' })).toContainText('角色');
  const [field, remove] = [
    dialog.getByLabel(`请输入“${tenantName}”以确认`),
    dialog.getByRole('button', { name: '删除', exact: true }),
  ];
  await field.fill('别的名称');
  await expect(remove).toBeDisabled();
  await field.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await operator.call('tenant.get', { id })).toMatchObject({ tenantName });
  await field.fill(tenantName);
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
});

/** Does something when a call of the page is about to be sent: no other call of the page meets it first. */
async function justBefore({ page, path, act }: { page: Page; path: string; act(): Promise<unknown> }): Promise<void> {
  await page.route(
    `**/api${path}`,
    async (route) => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );
}
