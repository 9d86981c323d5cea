/** Words of the catalogue that no screen of the product uses yet, on screens of a product that does. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '#generators/formats.ts';
import { runOrThrow } from '#scripts/command.ts';
import { projectRoot } from '#scripts/install.mjs';
import { startProduct } from '#tests/bench/servers.ts';
import { copyProduct } from '#tests/copy.ts';
import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { act, choose, rowOf, save } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const calls = { list: {}, get: {}, save: {}, change: {}, remove: {}, options: {}, history: {} };

const files: Record<string, Json> = {
  'schemas/dictionaries/visitPhase.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '参观阶段',
    values: [
      { code: 'before', label: '未开始', order: 1, colour: 'muted' },
      { code: 'open', label: '参观中', order: 2, colour: 'success' },
      { code: 'over', label: '已结束', order: 3, colour: 'muted' },
    ],
  },
  'schemas/dictionaries/visitState.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '参观状态',
    values: [
      { code: 'planned', label: '已安排', order: 1, colour: 'primary' },
      { code: 'met', label: '已接待', order: 2, colour: 'success' },
    ],
  },
  'schemas/entities/route.json': {
    $schema: '../generated/meta/entity.json',
    title: '路线',
    'x-entity': {
      scope: 'tenant',
      label: 'routeName',
      code: 'a12-m1.40',
      versions: true,
      history: true,
      recycle: true,
    },
    properties: {
      routeName: { type: 'string', title: '路线名称', maxLength: 40 },
      minutes: { type: 'integer', title: '分钟', minimum: 1 },
      questions: { type: 'object', title: '登记表', 'x-widget': 'schema' },
    },
    required: ['routeName'],
    'x-operations': calls,
    'x-screens': {
      form: {
        isStepped: true,
        tabs: {
          base: { title: '路线', fields: ['routeName', 'minutes'] },
          form: { title: '登记', fields: ['questions'] },
        },
      },
      detail: {
        tabs: {
          base: { title: '基本信息', fields: ['routeName', 'minutes', 'questions'] },
          visits: { screen: 'visit.list', by: 'routeId' },
          history: { kind: 'timeline' },
        },
      },
    },
  },
  'schemas/entities/visit.json': {
    $schema: '../generated/meta/entity.json',
    title: '参观',
    'x-entity': { scope: 'tenant', label: 'visitName', code: 'a12-m1.41', history: true, recycle: true },
    properties: {
      visitName: { type: 'string', title: '参观名称', maxLength: 40 },
      routeId: { type: 'string', title: '路线', 'x-ref': 'route', 'x-at': 'version' },
      startTime: { type: 'string', format: 'date-time', title: '开始时间' },
      endTime: {
        type: 'string',
        format: 'date-time',
        title: '结束时间',
        'x-default': { addMinutes: [{ var: 'startTime' }, 90] },
      },
      phase: {
        type: 'string',
        title: '阶段',
        'x-dict': 'visitPhase',
        'x-phase': { before: [null, 'startTime'], open: ['startTime', 'endTime'], over: ['endTime', null] },
      },
      answers: { type: 'object', title: '登记', 'x-schemaOf': 'routeId.questions' },
      state: { type: 'string', title: '状态', 'x-dict': 'visitState', default: 'planned', readOnly: true },
    },
    required: ['visitName', 'routeId'],
    'x-steps': {
      meet: {
        title: '接待',
        from: 'planned',
        to: 'met',
        when: { '==': [{ var: 'record.phase' }, 'open'] },
        why: '不在参观时间内',
      },
    },
    'x-operations': { ...calls, step: {} },
    'x-screens': { detail: { progress: ['planned', 'met'] } },
  },
};

const questions = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '单位', maxLength: 20 },
    size: { type: 'integer', title: '人数', minimum: 1, maximum: 60 },
    kind: { type: 'string', title: '团体', enum: ['学校', '企业'] },
  },
  required: ['company'],
};

const usual = process.env['E2E_URL'] ?? '';
let end = async (): Promise<void> => {};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { folder, remove } = copyProduct({ root: projectRoot, name: 'words' });
  end = async () => remove();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  }
  await runOrThrow({
    command: process.execPath,
    args: ['--import', 'tsx', join('scripts', 'build.ts')],
    cwd: folder,
    env: process.env,
  });
  const { url, stop } = await startProduct({
    root: folder,
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', NODE_ENV: 'test', HOST: '127.0.0.1' },
  });
  process.env['E2E_URL'] = url;
  end = () => stop().finally(remove);
});

test.afterAll(async () => {
  process.env['E2E_URL'] = usual;
  await end();
});

test('a pinned reference, answers to its form, a usual end, a phase and a step in it', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/route/new');
  const next = page.getByRole('button', { name: '下一步' });
  await next.click();
  await expect(page.getByText('请填写路线名称')).toBeVisible();
  await page.getByRole('textbox', { name: '路线名称' }).fill('东线');
  await shot(page, 'route-first');
  await expectFit({ page, widths: adminWidths, what: 'first step' });
  await next.click();
  await page.locator('label', { hasText: 'JSON' }).click();
  await page.getByRole('textbox', { name: '登记表' }).fill(JSON.stringify(questions));
  await shot(page, 'route-new');
  await save(page);

  await page.goto('/admin/visit/new');
  await page.getByRole('textbox', { name: '参观名称' }).fill('一中');
  await choose({ scope: page, label: '路线', option: '东线', isSearched: true });
  const company = page.getByRole('textbox', { name: '单位' });
  await expect(company).toBeVisible();
  // The database keeps no order of names: as written the institution is asked for first.
  const asked = page.locator('.screen-entry');
  await expect(asked).toContainText(/单位.*人数.*团体/s);
  await page.getByRole('spinbutton', { name: '人数' }).fill('40');
  const start = page.getByRole('textbox', { name: '开始时间' });
  await start.fill('2020-05-01 09:00');
  await start.press('Enter');
  await expect(page.getByRole('textbox', { name: '结束时间' })).toHaveValue('2020-05-01 10:30');
  await shot(page, 'visit-new');
  await expectFit({ page, widths: adminWidths, what: 'form' });

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/单位.*(不能为空|请填写)/).first()).toBeVisible();
  await company.fill('第一中学');
  await save(page);
  await page.goto('/admin/visit');
  const row = rowOf({ page, text: '一中' });
  await expect(row).toContainText('已结束');
  await act({ row, action: '查看' });
  await expect(page.getByText('第一中学')).toBeVisible();
  const progress = page.getByRole('list', { name: '进展' });
  await expect(progress.getByRole('listitem').filter({ hasText: '已安排' })).toHaveAttribute('aria-current', 'step');
  await shot(page, 'visit-detail');
  await expectFit({ page, widths: adminWidths, what: 'detail' });

  // The route changes: the visit still shows it as it was, until somebody takes the new version.
  await page.goto('/admin/route');
  await act({ row: rowOf({ page, text: '东线' }), action: '编辑' });
  const changed = page.getByRole('dialog', { name: '编辑路线' });
  await changed.getByRole('textbox', { name: '路线名称' }).fill('东线（新）');
  await save(changed);
  await page.goto('/admin/visit');
  await expect(rowOf({ page, text: '一中' })).toContainText('东线');
  await expect(page.getByText('东线（新）')).toHaveCount(0);
  await shot(page, 'visit-list');
  await expectFit({ page, widths: adminWidths, what: 'list' });
  await act({ row: rowOf({ page, text: '一中' }), action: '编辑' });
  await page.getByRole('button', { name: '更新到最新版本（第 2 版）' }).click();
  await shot(page, 'visit-renew');
  await save(page);
  await page.goto('/admin/visit');
  await expect(rowOf({ page, text: '一中' })).toContainText('东线（新）');

  // The route's own page has its visits, and what happened to it.
  await page.goto('/admin/route');
  await act({ row: rowOf({ page, text: '东线' }), action: '查看' });
  await page.getByRole('tab', { name: /参观\s*1/ }).click();
  await expect(rowOf({ page, text: '一中' })).toBeVisible();
  await shot(page, 'route-visits');
  await page.getByRole('button', { name: '新增参观' }).first().click();
  await expect(page.getByRole('dialog', { name: '新增参观' }).getByRole('combobox', { name: '路线' })).toBeDisabled();
  await page.getByRole('dialog', { name: '新增参观' }).getByRole('button', { name: '取消' }).click();
  await page.getByRole('tab', { name: '修改历史' }).click();
  await expect(page.getByRole('tabpanel', { name: '修改历史' }).getByText('东线（新）')).toBeVisible();
  await shot(page, 'route-history');
  await expectFit({ page, widths: adminWidths, what: 'history' });

  await page.goto('/admin/visit');
  await rowOf({ page, text: '一中' }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: /接待/ }).click();
  await expect(page.getByText('不在参观时间内').first()).toBeVisible();
  await shot(page, 'visit-more');
});

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
