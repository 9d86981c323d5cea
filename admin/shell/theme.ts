import type { ThemeConfig } from 'antd';
import themesJson from '#schemas/generated/themes.json';

interface Picture {
  src: string;
  width: number;
  height: number;
}

interface ThemeFile {
  colours: Record<string, string>;
  radius: { control: number; card: number };
  shadow: { hover: string };
  font: string;
  headerIcon: Picture;
  favicon: string;
  hides: readonly string[];
}

/** A theme of the catalogue (`schemas/themes`), as the shell uses it. */
export interface Theme extends ThemeFile {
  name: string;
}

/** What a theme may hide from its people (specification, section 6). */
export type Hidden = 'accountSettings' | 'logout' | 'switchTenant';

const themes = new Map(Object.entries(themesJson as Record<string, ThemeFile>).map(([name, file]): [string, Theme] => [name, { name, ...file }]));

/** A theme by name; the default one for a name that does not exist. */
export function themeOf(name: string | undefined): Theme {
  const theme = (name === undefined ? undefined : themes.get(name)) ?? themes.get('default');
  if (!theme) throw new Error('the catalogue has no default theme');
  return theme;
}

/** Whether a theme's people do not see a thing. */
export function isHidden({ theme, what }: { theme: Theme; what: Hidden }): boolean {
  return theme.hides.includes(what);
}

/** The theme as antd's tokens. Words and borders take the tokens that keep contrast AA. */
export function antdTheme({ colours, radius, shadow, font }: Theme): ThemeConfig {
  return {
    token: {
      colorPrimary: colours['primaryFill'],
      colorPrimaryHover: colours['primaryText'],
      colorPrimaryBg: colours['primarySoft'],
      colorInfo: colours['primaryFill'],
      colorLink: colours['primaryText'],
      colorSuccess: colours['success'],
      colorWarning: colours['warning'],
      colorError: colours['danger'],
      colorErrorText: colours['dangerText'],
      colorText: colours['ink'],
      colorTextHeading: colours['ink'],
      colorTextSecondary: colours['secondary'],
      colorTextTertiary: colours['mutedText'],
      colorTextDescription: colours['mutedText'],
      colorTextPlaceholder: colours['mutedText'],
      colorBorder: colours['controlLine'],
      colorBorderSecondary: colours['line'],
      colorSplit: colours['line'],
      colorBgLayout: colours['page'],
      colorBgContainer: colours['surface'],
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      boxShadowTertiary: shadow.hover,
      fontFamily: font,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Form: { itemMarginBottom: 20 },
      Menu: {
        itemHeight: 40,
        itemMarginInline: 8,
        itemSelectedBg: colours['primarySoft'],
        itemSelectedColor: colours['primaryText'],
        subMenuItemSelectedColor: colours['primaryText'],
        subMenuItemBg: colours['surface'],
      },
      Table: { headerBg: colours['page'], headerColor: colours['secondary'], headerSplitColor: 'transparent', cellPaddingBlock: 10 },
    },
  };
}
