import { readParameter } from '#runtime/core/redirect.ts';
import { local } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import { themeOf, themeOfChannel, type Theme } from '#runtime/core/theme.ts';

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

/** Before the session is known: the channel's theme, else the one of the last visit. */
export function applyFirstTheme(): void {
  applyTheme(themeOfChannel(readParameter('channel'))?.name ?? local.get('portal-type-Name'));
}

/** The person's theme; who came through a partner channel keeps its theme. */
export function applyUserTheme(name: string | undefined): void {
  applyTheme(themeStore.get().channelId === undefined ? name : themeStore.get().name);
}
