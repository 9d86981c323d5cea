import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';
import { expect, type Locator, type Page } from './test.ts';

/** A name no other run or test uses. */
export function unique(name: string): string {
  counter += 1;
  return `${name}${process.pid}${Date.now().toString(36)}${counter}`;
}

let counter = 0;

/** The rows of a list that show a text. */
export function rowOf({ page, text }: { page: Page | Locator; text: string }): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Narrows a list to what holds a keyword. */
export async function search({ page, keyword }: { page: Page; keyword: string }): Promise<void> {
  const box = page.getByRole('textbox', { name: '输入关键词搜索' });
  await box.fill(keyword);
  await box.press('Enter');
}

/** Does an action of a row, found beside it or under 更多; `confirm` is the button that says yes where it is asked. */
export async function act({ row, action, confirm }: { row: Locator; action: string; confirm?: string }): Promise<void> {
  const page = row.page();
  await expect(row).toBeVisible();
  const link = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: '更多' });
  // Buttons come with the codes of whoever looks, and those perhaps after the row.
  await expect(link.or(more).first()).toBeVisible();
  if ((await link.count()) > 0) await link.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

/** Chooses one entry of a select box, after typing it where the box can be searched on the server. */
export async function choose({
  scope,
  label,
  option,
  isSearched = false,
}: {
  scope: Page | Locator;
  label: string;
  option: string;
  isSearched?: boolean;
}): Promise<void> {
  const box = scope.getByRole('combobox', { name: label, exact: true });
  // The bar at the foot of a form may lie over it.
  await box.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  // The chosen value lies over the box; a person's click on it opens the list all the same.
  await box.click({ force: true });
  if (isSearched) await box.fill(option);
  const page = 'page' in scope ? scope.page() : scope;
  await pick({ page, option });
}

/** Picks an entry of the list that is open. */
export async function pick({ page, option }: { page: Page; option: string }): Promise<void> {
  await openList(page).getByTitle(option, { exact: true }).click();
  // The box takes the focus back in a timer of no length: what is typed at once into another field would miss it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The list of the select box that is open. */
export function openList(page: Page): Locator {
  return page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
}

/** Writes a rich text in place of what stands there. */
export async function write({
  scope,
  label,
  text,
}: {
  scope: Page | Locator;
  label: string;
  text: string;
}): Promise<void> {
  await scope.getByRole('textbox', { name: label, exact: true }).fill(text);
}

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One of the pictures of the demo data. */
export function picture(name = 'cover1.jpg'): Upload {
  return { name, mimeType: 'image/jpeg', buffer: readFileSync(join(projectRoot, 'server', 'demo', 'images', name)) };
}

/** Presses a button that asks for a file, and gives it one. */
export async function give({ button, file }: { button: Locator; file: Upload }): Promise<void> {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** Presses 保存 of a form – 发布 or 上架 of what learners are not to miss – and waits for the server's yes. */
export async function save(scope: Page | Locator): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const answered = page.waitForResponse(
    (response) =>
      /\/(save\w*|create|insert|tenantUser)$/.test(new URL(response.url()).pathname) &&
      response.request().method() === 'POST',
  );
  const button = scope.locator('.screen-footer').getByRole('button', { name: /^(保存|发布|上架)$/ });
  const isOfCert = (await button.textContent()) === '上架';
  await button.click();
  if (isOfCert) await page.getByRole('button', { name: '仍然上架' }).click();
  expect((await answered).status()).toBe(200);
}
