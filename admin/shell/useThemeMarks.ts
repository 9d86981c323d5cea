import { useEffect, useLayoutEffect } from 'react';
import { variableOf } from '#runtime/core/brand/appearances.ts';
import type { BrandColours } from '#runtime/core/brand/brand.ts';
import type { Theme } from '#runtime/core/theme.ts';

export interface ThemeMarks {
  theme: Theme;
  /** Of the organisation, in place of the theme's. */
  brand: BrandColours | undefined;
  favicon: string | null | undefined;
}

/** Lets the style sheets and the browser's tab follow the theme, and what the organisation has of its own. */
export function useThemeMarks({ theme, brand, favicon }: ThemeMarks): void {
  const { name } = theme;
  const icon = favicon || theme.favicon;
  useEffect(() => {
    document.documentElement.dataset['theme'] = name;
    const link =
      document.querySelector<HTMLLinkElement>('link[rel=icon]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
    link.href = icon;
  }, [name, icon]);
  useLayoutEffect(() => {
    if (!brand) return undefined;
    const { style } = document.documentElement;
    for (const [word, value] of Object.entries(brand)) style.setProperty(variableOf(word), value);
    return () => Object.keys(brand).forEach((word) => style.removeProperty(variableOf(word)));
  }, [brand]);
}
