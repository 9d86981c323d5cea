import themesJson from '#schemas/generated/themes.json';
import { readParameter } from '#runtime/core/redirect.ts';
import { local } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';

interface Icon {
  src: string;
  width: number;
  height: number;
}

interface ThemeFile {
  /** Of the partner channel that the theme belongs to. */
  channelId?: string;
  headerIcon: Icon;
  footerIcon: Icon;
  favicon: string;
  hides: readonly string[];
}

/** A theme of the catalogue (`schemas/themes`); its colours are in `themes.css`. */
export interface Theme extends ThemeFile {
  name: string;
}

/** What a theme may keep from its people (specification, sections 2 and 6). */
export type Hidden = 'accountSettings' | 'logout' | 'switchTenant' | 'helpButton';

const files: Record<string, ThemeFile> = themesJson;

/** A theme by name; the default one for a name that does not exist. */
export function themeOf(name: string | undefined): Theme {
  const known = name !== undefined && Object.keys(files).includes(name) ? name : 'default';
  const file = files[known];
  if (!file) throw new Error('the catalogue has no default theme');
  return { name: known, ...file };
}

/** The theme that is shown. */
export const themeStore: Store<Theme> = createStore(themeOf('default'));

/** Shows a theme: colours, favicon, and what is hidden; kept for the next visit. */
export function applyTheme(name: string | undefined): void {
  const theme = themeOf(name);
  document.documentElement.dataset['theme'] = theme.name;
  document.querySelector('link[rel=icon]')?.setAttribute('href', theme.favicon);
  local.set('portal-type-Name', theme.name);
  if (themeStore.get().name !== theme.name) themeStore.set(theme);
}

/** The theme whose fixed channel id is in the query, or nothing (specification, section 5). */
export function channelTheme(): string | undefined {
  const channel = readParameter('channel');
  return channel === undefined ? undefined : Object.keys(files).find((name) => files[name]?.channelId === channel);
}

/** Before the session is known: the channel's theme, else the one of the last visit. */
export function applyFirstTheme(): void {
  applyTheme(channelTheme() ?? local.get('portal-type-Name'));
}

/** The person's theme; who came through a partner channel keeps its theme. */
export function applyUserTheme(name: string | undefined): void {
  applyTheme(themeStore.get().channelId === undefined ? name : themeStore.get().name);
}

/** Whether a theme's people do not see a thing. */
export function isHidden({ theme, what }: { theme: Theme; what: Hidden }): boolean {
  return theme.hides.includes(what);
}
