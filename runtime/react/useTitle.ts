import { useEffect } from 'react';

/** The product's name: the window's title where a page has none of its own. */
export const productTitle = '教育认证平台';

/** Sets the window's title while the component is shown. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} - ${productTitle}` : productTitle;
    return () => {
      document.title = productTitle;
    };
  }, [title]);
}
