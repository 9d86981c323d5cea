import { themeChange } from '#runtime/core/firstAppearance.ts';
import { readParameter } from '#runtime/core/redirect.ts';
import { local, sessionMark, tab, type LocalValues } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import { themeOf, themeOfChannel, type Theme } from '#runtime/core/theme.ts';

type Kept = LocalValues['current-portal-info'];

/** The theme that is shown. */
export const themeStore: Store<Theme> = createStore(themeOf('default'));

/** Shows a theme: colours, favicon, and what is hidden; in the default one the organisation's own colours and favicon (rule U5). */
export function applyTheme(name: string | undefined): void {
  const theme = themeOf(name);
  document.documentElement.dataset['theme'] = theme.name;
  document.querySelector('link[rel=icon]')?.setAttribute('href', theme.favicon);
  dispatchEvent(new Event(themeChange));
  themeStore.set(theme);
}

/** Keeps what every page shows of a portal, for the next visit too, and shows it. */
export function keepPortal({ intro: _, ...portal }: Kept & { intro?: unknown }): void {
  local.set('current-portal-info', portal);
  applyTheme(themeStore.get().name);
}

/** Before the session is known: the theme of the channel this tab was opened through, else the one the session had. */
export function applyFirstTheme(): void {
  const channel = readParameter('channel');
  if (themeOfChannel(channel)) tab.set('channel', channel ?? '');
  applyUserTheme(sessionMark.get() === undefined ? undefined : local.get('portal-type-Name'));
}

/** The theme of this tab's channel, else of the session (rule L10). */
export function applyUserTheme(name: string | undefined): void {
  applyTheme(themeOfChannel(tab.get('channel'))?.name ?? name);
}
