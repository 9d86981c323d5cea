import { qiming } from '../person.ts';
import { expect } from '../test.ts';
import type { Picture, PictureSet } from './picture.ts';
import { shows } from './shows.ts';

const admin: readonly Picture[] = [
  {
    name: 'certificates',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
    },
  },
  { name: 'question', show: shows.question },
  { name: 'rule', show: shows.paperRule },
  { name: 'graph', show: shows.graph },
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
  { name: 'learner-practice', show: shows.checkedAnswer },
  { name: 'learner-exam', show: shows.mockExam },
];

const readme = { folder: 'docs/pictures', type: 'png', tenant: qiming, height: 810 } as const;

/** Those of README.md. */
export const readmeSets: readonly PictureSet[] = [
  { ...readme, account: 'admin', width: 1440, pictures: admin },
  { ...readme, account: 'student', width: 1440, pictures: [home] },
  { ...readme, account: 'student', width: 400, pictures: phone },
];
