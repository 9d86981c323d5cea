import type { User } from './user.ts';

/**
 * Whose page this tab shows, in which organisation and role. Kept in the tab's memory: the session, its cookie and local
 * storage are shared by all tabs of a browser and may have gone elsewhere since (rule T6).
 */
export const page = {
  get: (): User | undefined => shown,
  set: (user: User): void => {
    shown = user;
  },
  clear: (): void => {
    shown = undefined;
  },
};

/** The headers by which a request says what its page shows; none where it shows nobody's. */
export function pageHeaders(): Record<string, string> {
  return shown ? { tenant: shown.currTenantId || 'none', user: shown.userId } : {};
}

/** The address of a file with the organisation of the page, as no header goes with it. Other addresses stay as they are. */
export function ofPage(address: string): string {
  return shown && address.startsWith('/api/') && !address.includes('?')
    ? `${address}?tenant=${encodeURIComponent(shown.currTenantId || 'none')}`
    : address;
}

let shown: User | undefined;
