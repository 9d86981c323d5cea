import { qiming } from '../person.ts';
import { expect } from '../test.ts';
import { firstId, type Picture, type PictureSet } from './picture.ts';

const admin: readonly Picture[] = [
  {
    name: 'certificates',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
    },
  },
  {
    name: 'question',
    async show({ page, person }) {
      const id = await firstId(person, 'question.list', { keyword: '一元二次方程', type: ['single'], pageSize: 1 });
      await page.goto(`/admin/question/${id}`);
      await expect(page.getByRole('group', { name: '选项' }).locator('.katex').first()).toBeVisible();
      await page.getByRole('heading', { name: '题目' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
  {
    name: 'rule',
    async show({ page, person }) {
      await page.goto(`/admin/paperRule/${await firstId(person, 'paperRule.list', { pageSize: 1 })}`);
      await expect(page.getByRole('spinbutton', { name: '单选题题数' })).toHaveValue(/\d/);
      await expect(page.locator('.rule-editor').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'graph',
    async show({ page }) {
      await page.goto('/admin/cert-graph');
      await expect(page.getByRole('group', { name: '认证图谱' })).toBeVisible();
    },
  },
];

const home: Picture = {
  name: 'learner-home',
  async show({ page }) {
    await page.goto('/auth-center/');
    await expect(
      page.getByRole('group', { name: '认证图谱' }).or(page.locator('.graph-picture, svg')).first(),
    ).toBeVisible();
    await expect(page.locator('a[href*="certification-detail"]').first()).toBeVisible();
  },
};

const phone: readonly Picture[] = [
  {
    name: 'learner-practice',
    async show({ page }) {
      await page.goto('/auth-center/practice?certCode=ETA-1');
      await page.getByRole('checkbox', { name: '单选题' }).check();
      await page.getByRole('button', { name: '开始练习' }).click();
      await page.locator('.question-option').first().click();
      await page.getByRole('button', { name: '检查答案' }).click();
      await expect(page.locator('.question-verdict')).toBeVisible();
    },
  },
  {
    name: 'learner-exam',
    async show({ page }) {
      await page.goto('/auth-center/mock-exam?certCode=ETA-1');
      await page.getByRole('button', { name: '开始模拟考试' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.locator('.question-option').nth(1).click();
      await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
    },
  },
];

const readme = { folder: 'docs/pictures', type: 'png', tenant: qiming, height: 810 } as const;

/** Those of README.md. */
export const readmeSets: readonly PictureSet[] = [
  { ...readme, account: 'admin', width: 1440, pictures: admin },
  { ...readme, account: 'student', width: 1440, pictures: [home] },
  { ...readme, account: 'student', width: 400, pictures: phone },
];
