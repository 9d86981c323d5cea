import { expect } from '../test.ts';
import { firstId, type Picture } from './picture.ts';

/** Ways to what several sets picture. */
export const shows = {
  async question({ page, person }) {
    const id = await firstId(person, 'question.list', { keyword: '一元二次方程', type: ['single'], pageSize: 1 });
    await page.goto(`/admin/question/${id}`);
    await expect(page.getByRole('group', { name: '选项' }).locator('.katex').first()).toBeVisible();
    await page.getByRole('heading', { name: '题目' }).evaluate((heading) => heading.scrollIntoView());
  },
  async paperRule({ page, person }) {
    await page.goto(`/admin/paperRule/${await firstId(person, 'paperRule.list', { pageSize: 1 })}`);
    await expect(page.getByRole('spinbutton', { name: '单选题题数' })).toHaveValue(/\d/);
    await expect(page.locator('.rule-editor').getByRole('link').first()).toBeVisible();
  },
  async graph({ page }) {
    await page.goto('/admin/cert-graph');
    await expect(page.getByRole('group', { name: '认证图谱' })).toBeVisible();
  },
  async checkedAnswer({ page }) {
    await page.goto('/auth-center/practice?certCode=ETA-1');
    await page.getByRole('checkbox', { name: '单选题' }).check();
    await page.getByRole('button', { name: '开始练习' }).click();
    await page.locator('.question-option').first().click();
    await page.getByRole('button', { name: '检查答案' }).click();
    await expect(page.locator('.question-verdict')).toBeVisible();
  },
  async mockExam({ page }) {
    await page.goto('/auth-center/mock-exam?certCode=ETA-1');
    await page.getByRole('button', { name: '开始模拟考试' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.locator('.question-option').nth(1).click();
    await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
  },
} satisfies Record<string, Picture['show']>;
