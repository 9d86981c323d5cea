import { qiming } from '../person.ts';
import { expect } from '../test.ts';
import type { Picture, PictureSet } from './picture.ts';
import { shows } from './shows.ts';

/** What a learner sees on a phone; each is named by the chapter that shows it. */
const pictures: readonly Picture[] = [
  { name: 'prepare', show: shows.checkedAnswer },
  { name: 'exam', show: shows.mockExam },
  {
    name: 'web',
    async show({ page }) {
      await page.goto('/auth-center/');
      await expect(page.locator('a[href*="certification-detail"]').first()).toBeVisible();
    },
  },
];

const login: Picture = {
  name: 'login',
  async show({ page }) {
    await page.goto('/auth-center/auth-login');
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
  },
};

const receipts: Picture = {
  name: 'receipts',
  async show({ page }) {
    await page.goto('/auth-center/help-doc/receipts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const student = {
  folder: 'learner/pages/helpDoc/student/pictures',
  type: 'webp',
  width: 360,
  height: 640,
  scale: 2,
} as const;

/** Those of the learners' guide. */
export const studentSets: readonly PictureSet[] = [
  { ...student, pictures: [login, receipts] },
  { ...student, account: 'student', tenant: qiming, pictures },
];
