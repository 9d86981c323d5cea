import { useEffect } from 'react';
import type { Theme } from '#runtime/core/theme.ts';

/** Lets the style sheets and the browser's tab follow the theme. */
export function useThemeMarks({ name, favicon }: Theme): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = name;
    const link =
      document.querySelector<HTMLLinkElement>('link[rel=icon]') ??
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
    link.href = favicon;
  }, [name, favicon]);
}
