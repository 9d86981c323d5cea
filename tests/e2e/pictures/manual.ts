import { qiming } from '../person.ts';
import { act, choose, rowOf, search } from '../screens.ts';
import { expect } from '../test.ts';
import { firstId, list, type Picture, type PictureSet } from './picture.ts';
import { shows } from './shows.ts';

/** What an administrator of an organisation sees; each is named by the section that shows it. */
const pictures: readonly Picture[] = [
  {
    name: 'home',
    async show({ page }) {
      await page.goto('/admin/');
      await expect(page.getByRole('region', { name: '待我处理' })).toBeVisible();
    },
  },
  {
    name: 'go',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('zs');
      await expect(page.getByRole('dialog').getByRole('option').nth(2)).toBeVisible();
      await expect(page.getByText('正在查找…')).toBeHidden();
    },
  },
  {
    name: 'filter',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('button', { name: '展开筛选' }).click();
      await search({ page, keyword: '教育' });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'columns',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('button', { name: '列设置' }).click();
      await expect(page.getByRole('dialog').or(page.locator('.ant-popover')).first()).toBeVisible();
    },
  },
  {
    name: 'choose',
    async show({ page }) {
      await page.goto('/admin/question');
      for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
      await expect(page.getByText(/已选\s*3/).first()).toBeVisible();
    },
  },
  {
    name: 'save',
    async show({ page, person }) {
      await page.goto(`/admin/announcement/${await firstId(person, 'announcement.list', { pageSize: 1 })}`);
      await expect(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue(/./);
    },
  },
  {
    name: 'changes',
    async show({ page, person }) {
      const id = await firstId(person, 'cert.list', { pageSize: 1 });
      const { version = 0 } = await person.call('cert.get', { id });
      await person.call('cert.save', { id, version, examMinutes: 100, passScore: 72 });
      await page.goto(`/admin/cert/${id}/detail`);
      await page.getByRole('tab', { name: '修改历史' }).click();
      await expect(page.getByRole('tabpanel').getByText('第 2 版')).toBeVisible();
    },
  },
  {
    name: 'import',
    async show({ page }) {
      await page.goto('/admin/question');
      await page.getByRole('button', { name: /导入/ }).first().click();
      await expect(page.getByRole('dialog', { name: /^导入/ })).toBeVisible();
    },
  },
  {
    name: 'overview-page',
    async show({ page }) {
      await page.goto('/admin/overview');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  { name: 'cert-graph', show: shows.graph },
  { name: 'question', show: shows.question },
  { name: 'paper-rule', show: shows.paperRule },
  list('exam-arrangement', '/admin/exam'),
  {
    name: 'session',
    async show({ page, person }) {
      await page.goto(`/admin/examSession/${await firstId(person, 'examSession.list', { pageSize: 1 })}/detail`);
      await page.getByRole('tab', { name: '考务人员' }).click();
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
    },
  },
  {
    name: 'invigilation',
    async show({ page }) {
      await page.goto('/admin/invigilation');
      await page
        .getByRole('link', { name: '进入监考台' })
        .or(page.getByRole('button', { name: '进入监考台' }))
        .click();
      await expect(page.getByText('进入监考台')).toBeHidden();
    },
  },
  {
    name: 'marking',
    async show({ page }) {
      await page.goto('/admin/marking');
      await page
        .getByRole('link', { name: '开始评卷' })
        .or(page.getByRole('button', { name: '开始评卷' }))
        .click();
      await expect(page.getByText('开始评卷')).toBeHidden();
    },
  },
  list('results', '/admin/result'),
  list('issue', '/admin/cert-to-issue'),
  {
    name: 'cert-template',
    async show({ page, person }) {
      await page.goto(`/admin/certTemplate/${await firstId(person, 'certTemplate.list', { pageSize: 1 })}`);
      const text = page.getByRole('button', { name: /^文字：\{持证人\}/ });
      await text.click();
      await text.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    },
  },
  list('issued', '/admin/issuedCert'),
  {
    name: 'timetable',
    async show({ page }) {
      await page.goto('/admin/timetable');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'portal-info',
    async show({ page }) {
      await page.goto('/admin/portal');
      await expect(page.getByRole('textbox', { name: '机构名称' })).toHaveValue(/./);
    },
  },
  {
    name: 'brand',
    async show({ page }) {
      await page.goto('/admin/portal');
      const colour = page.getByRole('textbox', { name: '主题色' });
      await colour.fill('#b45309');
      await expect(page.getByRole('heading', { name: /主题|颜色/ }).first()).toBeVisible();
      await colour.evaluate((box) => box.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -120);
    },
  },
  list('announcement', '/admin/announcement'),
  {
    name: 'apply-review',
    async show({ page, person }) {
      await page.goto(`/admin/certApply/${await firstId(person, 'certApply.list', { pageSize: 1 })}/detail`);
      await expect(page.getByRole('tab').first()).toBeVisible();
    },
  },
  list('membership', '/admin/membership'),
  {
    name: 'person',
    async show({ page, person }) {
      const id = await firstId(person, 'person.list', { keyword: '何静怡', pageSize: 1 });
      await page.goto(`/admin/person/${id}/detail`);
      await page.getByRole('tab', { name: '成绩' }).click();
      await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'department',
    async show({ page }) {
      await page.goto('/admin/department');
      await expect(page.locator('tr[aria-level]').nth(2)).toBeVisible();
    },
  },
  {
    name: 'role',
    async show({ page, person }) {
      await page.goto(`/admin/role/${await firstId(person, 'role.list', { keyword: '教师', pageSize: 1 })}`);
      await expect(page.locator('.ant-tree-treenode').nth(3)).toBeVisible();
      await page
        .locator('.ant-tree-treenode-checkbox-checked')
        .first()
        .evaluate((entry) => entry.scrollIntoView({ block: 'center' }));
    },
  },
  list('history', '/admin/history'),
  list('security-event', '/admin/securityEvent'),
  {
    name: 'custom-field',
    async show({ page }) {
      await page.goto('/admin/customField/new');
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'dictionary-value',
    async show({ page }) {
      await page.goto('/admin/dictionaryValue/new');
      await choose({ scope: page, label: '字典', option: '课程类型' });
      await page.getByRole('textbox', { name: '名称' }).fill('双师课');
    },
  },
  list('number-rule', '/admin/numberRule'),
];

const platform: readonly Picture[] = [
  {
    name: 'operator-overview',
    async show({ page }) {
      await page.goto('/admin/operator-overview');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'tenant',
    async show({ page }) {
      await page.goto('/admin/tenant');
      await act({ row: rowOf({ page, text: qiming }), action: '编辑' });
      await expect(page.getByRole('dialog').getByRole('textbox', { name: '机构名称' })).toHaveValue(qiming);
    },
  },
  list('user', '/admin/user'),
  {
    name: 'room',
    async show({ page, person }) {
      await page.goto(`/admin/room/${await firstId(person, 'room.list', { pageSize: 1 })}`);
      await page
        .getByRole('heading', { name: '座位' })
        .first()
        .evaluate((heading) => heading.scrollIntoView());
    },
  },
];

const login: Picture = {
  name: 'login',
  async show({ page }) {
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: '演示账号' })).toBeVisible();
  },
};

const manual = {
  folder: 'learner/pages/helpDoc/manual/pictures',
  type: 'webp',
  width: 1120,
  height: 680,
  scale: 1.5,
} as const;

/** Those of the administrators' manual. */
export const manualSets: readonly PictureSet[] = [
  { ...manual, pictures: [login] },
  { ...manual, account: 'admin', tenant: qiming, pictures },
  { ...manual, account: 'operator', pictures: platform },
];
