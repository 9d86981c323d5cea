import type { ThemeConfig } from 'antd';
import looksJson from '#schemas/generated/themeLooks.json';
import type { BrandColours } from '#runtime/core/brand/brand.ts';
import type { Theme } from '#runtime/core/theme.ts';

interface Looks {
  colours: Record<string, string>;
  radius: { control: number; card: number };
  shadow: { rest: string; hover: string };
  font: string;
}

const looks: Readonly<Record<string, Looks>> & { default: Looks } = looksJson;

/**
 * The theme as antd's tokens, with an organisation's own primary colours in place of its. Words and borders take the tokens
 * that keep contrast AA. Where nothing is to move, antd is told: menus and drawers wait for the end of their movement, and
 * one that a style sheet cuts short may never come.
 */
export function antdTheme({
  theme: { name },
  brand,
  isStill,
}: {
  theme: Theme;
  brand?: BrandColours | undefined;
  isStill: boolean;
}): ThemeConfig {
  const { radius, shadow, font, ...look } = looks[name] ?? looks.default;
  const colours: Record<string, string> = { ...look.colours, ...brand };
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
      motion: !isStill,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        colorError: colours['dangerText'],
        colorErrorHover: colours['dangerText'],
        colorErrorActive: colours['dangerText'],
        dangerColor: colours['onText'],
      },
      Form: { itemMarginBottom: 20 },
      Menu: {
        itemHeight: 40,
        itemMarginInline: 8,
        itemSelectedBg: colours['primarySoft'],
        itemSelectedColor: colours['primaryText'],
        subMenuItemSelectedColor: colours['primaryText'],
        subMenuItemBg: colours['surface'],
      },
      Segmented: { boxShadowTertiary: shadow.rest },
    },
  };
}
