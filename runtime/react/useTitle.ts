import { useEffect } from 'react';

/** The product's name: the window's title where a page has none of its own. */
export const productTitle = '教育认证平台';

/** Sets the window's title while the component is shown. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = windowTitle(title);
    return () => {
      document.title = productTitle;
    };
  }, [title]);
}

/** The title of a window that shows a page of this title. */
export function windowTitle(title: string | undefined): string {
  return title ? `${title} - ${productTitle}` : productTitle;
}
