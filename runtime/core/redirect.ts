import { sitePath } from '#schemas/generated/validators/runtime.js';
import { tab } from './storage.ts';

/** A parameter of the page's URL; 'null' and 'undefined' count as absent (specification, section 5). */
export function readParameter(name: string): string | undefined {
  const value = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get(name);
  return value && value !== 'null' && value !== 'undefined' ? value : undefined;
}

/** What other systems put into the URL of an entry; taken, then stripped (specification, section 4). */
export const entryParameters = ['token', 'ticket', 'channel', 'targetTenant', 'tenantId'] as const;

/** Takes parameters out of the address bar, without a step in the history. A router that is drawn already is told. */
export function stripParameters(names: readonly string[]): void {
  const url = new URL(window.location.href);
  const had = names.filter((name) => url.searchParams.has(name));
  if (had.length === 0) return;
  for (const name of had) url.searchParams.delete(name);
  replaceAddress(`${url.pathname}${url.search}${url.hash}`);
}

/** Shows another path of this origin in place of the present one; a router that is drawn already follows. */
export function replaceAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/** `path` when it stays on this origin, as a path; else nothing. Keeps a link from sending people elsewhere. */
export function safePath(path: string | undefined): string | undefined {
  return path ? sitePath(path, window.location.origin) : undefined;
}

/**
 * Where to go after log-in: the URL's redirectPath, else the stored redirect, else the last active path, else
 * `fallback` (specification, section 4). The stored redirect is used once.
 */
export function takeRedirect({ fallback }: { fallback: string }): string {
  const path =
    safePath(readParameter('redirectPath')) ??
    safePath(tab.get('blankRedirect')) ??
    safePath(tab.get('ActiveRouterPath')) ??
    fallback;
  tab.remove('blankRedirect');
  return path;
}

/** The router's path of an address below an app's `base` (`/admin/cert` → `/cert`); nothing for an address elsewhere. */
export function routerPathBelow({ base, address }: { base: string; address: string }): string | undefined {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}
