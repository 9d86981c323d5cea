import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';
import { expect, type Page } from './test.ts';

interface Node {
  label?: string;
  route?: string;
  planned?: boolean;
  children?: Record<string, Node>;
}

/** Every page that a menu leads to. */
export function menuPages(): { label: string; route: string }[] {
  const { $schema: _, ...modules } = JSON.parse(
    readFileSync(join(projectRoot, 'schemas', 'generated', 'modules.json'), 'utf8'),
  ) as Record<string, Node>;
  return Object.values(modules).flatMap(pagesOf);
}

function pagesOf({ label = '', route, planned, children = {} }: Node): { label: string; route: string }[] {
  const below = Object.values(children).flatMap(pagesOf);
  return route && !planned ? [{ label, route }, ...below] : below;
}

/** Goes to a page of the admin and waits until its content is there. */
export async function visit({ page, route }: { page: Page; route: string }): Promise<void> {
  await page.goto(`/admin${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** Nothing loads any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ant-skeleton, [aria-busy="true"], .ant-spin-spinning')).toHaveCount(0);
}
