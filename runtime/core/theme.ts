import themesJson from '#schemas/generated/themes.json';

/** A picture of a theme: address and size in pixels. */
export interface Icon {
  src: string;
  width: number;
  height: number;
}

/** A theme of the catalogue (`schemas/themes`). Its looks are in `themes.css`, as variables. */
export interface Theme {
  name: string;
  /** Of the partner channel that the theme belongs to. */
  channelId?: string;
  headerIcon: Icon;
  footerIcon: Icon;
  favicon: string;
  hides: readonly string[];
}

/** What a theme may hide from its people (specification, sections 2 and 6). */
export type Hidden = 'accountSettings' | 'logout' | 'switchTenant' | 'helpButton';

const themes: readonly Theme[] = Object.entries(themesJson as Record<string, Omit<Theme, 'name'>>).map(
  ([name, file]) => ({ name, ...file }),
);

/** A theme by name; the default one for a name that does not exist. @throws Error where the catalogue has no default theme */
export function themeOf(name: string | undefined): Theme {
  const theme = themes.find((one) => one.name === name) ?? themes.find((one) => one.name === 'default');
  if (!theme) throw new Error('the catalogue has no default theme');
  return theme;
}

/** The theme of a partner channel by its fixed id (specification, section 5). */
export function themeOfChannel(channelId: string | undefined): Theme | undefined {
  return channelId === undefined ? undefined : themes.find((one) => one.channelId === channelId);
}

/** Whether a theme's people do not see a thing. */
export function isHidden({ theme, what }: { theme: Theme; what: Hidden }): boolean {
  return theme.hides.includes(what);
}
