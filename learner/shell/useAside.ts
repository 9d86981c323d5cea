import { useEffect } from 'react';

/** The bar of tabs steps aside while a question is answered: what answers it stands at the lower edge. */
export function useAside(): void {
  useEffect(() => {
    document.documentElement.classList.add('is-aside');
    return () => document.documentElement.classList.remove('is-aside');
  }, []);
}
