import { readScreenName } from '#runtime/core/screens/names.ts';
import type { Menu } from './menus.ts';

/** Which screen an address shows. */
export interface ScreenPlace {
  menu: Menu;
  name: string;
  params: Record<string, string>;
  /** What the breadcrumb adds to the menu's label. */
  step?: 'new' | 'edit' | 'detail';
}

/**
 * The screen at a path. A menu with the list of an entity stands for four addresses: the list, `/new`, `/:id` (form)
 * and `/:id/detail`; any other screen for its own address alone.
 */
export function placeAt({ menus, path }: { menus: readonly Menu[]; path: string }): ScreenPlace | undefined {
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const menu of menus) {
    if (wanted === menu.route) return { menu, name: menu.screen, params: {} };
    const { entity, kind } = readScreenName(menu.screen) ?? {};
    if (!entity || kind !== 'list' || !wanted.startsWith(`${menu.route}/`)) continue;
    const [id = '', ...rest] = wanted
      .slice(menu.route.length + 1)
      .split('/')
      .map(decode);
    if (id === 'new' && rest.length === 0) return { menu, name: `${entity}.form`, params: {}, step: 'new' };
    if (id && rest.length === 0) return { menu, name: `${entity}.form`, params: { id }, step: 'edit' };
    if (id && rest.length === 1 && rest[0] === 'detail')
      return { menu, name: `${entity}.detail`, params: { id }, step: 'detail' };
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
