import { basePath, routerPath } from '#learner/shell/paths.ts';
import { onPageEntry } from './overlays.ts';

/** Where one is in the app: a path below /auth-center, with what follows it. */
export interface Place {
  pathname: string;
  /** With its `?`; empty without one. */
  search: string;
  /** With its `#`; empty without one. */
  hash: string;
  /** Of the entry of the browser's history. */
  key: string;
  /** How one came there; Back, Forward and the first page are returns. */
  way: Way;
}

type Way = 'return' | 'new' | 'replaced';

export interface GoOptions {
  /** Takes the present entry's place in the browser's history. */
  replace?: boolean;
}

/** The place in the address bar. */
export function herePlace(): Place {
  const { pathname, search, hash } = window.location;
  const { key = '' } = (window.history.state ?? {}) as { key?: string };
  // The first entry of a tab has no key of its own, whatever it shows.
  return { pathname: routerPath(pathname) ?? '/', search, hash, key: `${key} ${pathname}${search}${hash}`, way };
}

let way: Way = 'return';

/** The address of a router path; one that begins with `?` or `#` changes only what follows the present path. */
export function addressOf(to: string): string {
  const { pathname, search } = herePlace();
  if (to.startsWith('#')) return `${basePath}${pathname}${search}${to}`;
  return `${basePath}${to.startsWith('?') ? pathname : ''}${to}`;
}

/** Goes to a router path within the app, from the page that is there: entries of what lies over it go first. */
export function goTo(to: string, options: GoOptions = {}): void {
  onPageEntry(() => move(to, options));
}

function move(to: string, { replace = false }: GoOptions): void {
  window.history[replace ? 'replaceState' : 'pushState'](
    { key: Math.random().toString(36).slice(2) },
    '',
    addressOf(to),
  );
  // What follows `#` is scrolled to by its page.
  way = replace || to.startsWith('#') ? 'replaced' : 'new';
  moves.forEach((tell) => tell());
}

/** Calls `move` whenever the place has changed, Back and Forward included; the reply stops it. */
export function onMove(move: () => void): () => void {
  const comeBack = (): void => {
    way = 'return';
    move();
  };
  moves.add(move);
  window.addEventListener('popstate', comeBack);
  return () => {
    moves.delete(move);
    window.removeEventListener('popstate', comeBack);
  };
}

const moves = new Set<() => void>();
