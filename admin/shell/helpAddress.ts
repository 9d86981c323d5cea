import { allMenus, modules } from './menus.ts';
import { placeAt } from './screenRoutes.ts';

const manual = '/auth-center/help-doc/management';

/** Where the manual helps with the page at a path: the hash names its screen, home or the account. */
export function helpAddress(path: string): string {
  const name = placeAt({ menus: allMenus(modules), path })?.name ?? ownPages[path];
  return name === undefined ? manual : `${manual}#${name}`;
}

/** Pages that are no screens of the catalogue. */
const ownPages: Readonly<Record<string, string>> = { '/': 'home', '/account': 'account' };
