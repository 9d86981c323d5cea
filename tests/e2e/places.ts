import { sampled } from '#tests/sample.ts';
import { isLongSuite } from '#tests/suite.ts';
import { drawnOf, readGenerated } from './drawn.ts';
import { expect, type Page } from './test.ts';

interface Node {
  label?: string;
  route?: string;
  screen?: string;
  planned?: boolean;
  tabOf?: string;
  buttons?: Record<string, object>;
  children?: Record<string, Node>;
}

interface MenuPage {
  label: string;
  /** What the menu calls the entry that leads to it. */
  entry: string;
  route: string;
  screen: string;
}

/** Every page that a menu leads to. */
function menuPages(): MenuPage[] {
  const { $schema: _, ...modules } = readGenerated('modules.json') as Record<string, Node>;
  return Object.values(modules).flatMap(pagesOf);
}

/** The codes of the menus below a group, each with all that is in it. */
export function wholesBelow(module: string, group: string): string[] {
  const modules = readGenerated('modules.json') as Record<string, Node>;
  const menus = modules[module]?.children?.[group]?.children ?? {};
  return Object.entries(menus).map(([code, { buttons }]) => (buttons ? `${code}.*` : code));
}

/**
 * The pages that a look at each is worth: in the long suite all of them, else so many that every kind of screen, column,
 * filter, block, part and button that any has is seen.
 */
export function pagesToLookAt(): MenuPage[] {
  const pages = menuPages();
  if (isLongSuite) return pages;
  const { names } = sampled(pages.map(({ route, screen }) => ({ name: route, features: drawnOf(screen), cost: 1 })));
  return pages.filter(({ route }) => names.includes(route));
}

function pagesOf({ label = '', tabOf = label, route, screen = '', planned, children = {} }: Node): MenuPage[] {
  const below = Object.values(children).flatMap(pagesOf);
  return route && !planned ? [{ label, entry: tabOf, route, screen }, ...below] : below;
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
