import type { DictionaryValue } from '#generators/formats.ts';
import { decoded } from './decoded.ts';
import { page } from './page.ts';
import type { Organisation, User } from './user.ts';

/** What is kept in local storage: key to the type of its value (specification, section 9). */
export interface LocalValues {
  user: User;
  'operate-auth': string[];
  hasLogin: boolean;
  activeTenantId: string;
  groupCodes: { hash: string; values: Record<string, readonly DictionaryValue[]> };
  organize: Organisation[];
  'present-organize': Organisation;
  /** `themeUrl` is linked before the first drawing (runtime/core/firstAppearance.ts). */
  'current-portal-info': {
    orgName: string;
    portalLogoUrl?: string | null;
    themeUrl?: string | null;
    faviconUrl?: string | null;
  };
  'portal-type-Name': string;
  /** Of versions before 2026-11-25 (`takeEarlierToken`). */
  token: string;
  /** What a learner likes on this device (learner/preferences); it is nobody's in particular. */
  appearance: 'system' | 'light' | 'dark';
  movesOn: boolean;
  /** How an exam is shown on this device (learner/sitting/display.ts). */
  examTextSize: 'normal' | 'large' | 'largest';
  examHighContrast: boolean;
  /** The administrator's side menu is folded. */
  menuFolded: boolean;
  /** Records opened last, by user and tenant. */
  openedRecords: Record<string, { entity: string; id: string }[]>;
  /** Jobs that a person has seen the end of, by user: id and state. */
  toldJobs: Record<string, string[]>;
}

/** A list that a record was opened from: what brought its rows, and where the record stands among them. */
export interface Trail {
  operation: string;
  conditions: Record<string, unknown>;
  pageNum: number;
  pageSize: number;
  total: number;
  /** Of the page. */
  ids: string[];
  /** Of the list's address, to come back to. */
  query: string;
  /** The entry of the browser's history that the list was, for where it was scrolled to. */
  entry?: string | undefined;
}

/** What is kept in session storage, each tab'''s own (specification, section 9). */
export interface TabValues {
  ActiveUrl: string;
  ActiveRouterPath: string;
  blankRedirect: string;
  breadCrumbQueue: { label: string; path: string }[];
  fullScreen: boolean;
  /** The list that records were last opened from, by entity. */
  trails: Record<string, Trail>;
  /** How far pages were scrolled, by entry of the history. */
  scrolled: Record<string, number>;
  /** Imports that were under way when their dialog was closed, by tenant and operation. */
  importing: Record<string, string>;
  /** The partner channel this tab was opened through, as long as no session has taken it over. */
  channel: string;
}

/**
 * `signedIn` is the mark of the session, which the server sets; the session's token no script reads (rule L12), but where a
 * version before 2026-11-25 left it as `token`.
 */
export type CookieName = 'signedIn' | 'token' | 'gray';

/** Typed access to one kind of web storage. A browser that refuses storage reads as empty; nothing throws. */
export interface Keys<Values> {
  get<Key extends keyof Values & string>(key: Key): Values[Key] | undefined;
  set<Key extends keyof Values & string>(key: Key, value: Values[Key]): void;
  remove(...keys: (keyof Values & string)[]): void;
}

export const local: Keys<LocalValues> = accessTo(() => globalThis.localStorage);
export const tab: Keys<TabValues> = accessTo(() => globalThis.sessionStorage);

/** The cookies that scripts read; the server sets them, or whoever stands before it. */
export const cookies = {
  get(name: CookieName): string | undefined {
    const entry = documentCookie()
      .split('; ')
      .find((part) => part.startsWith(`${name}=`));
    if (!entry) return undefined;
    const text = entry.slice(name.length + 1);
    return decoded(text) ?? text;
  },
  remove(name: CookieName): void {
    if (typeof document !== 'undefined') document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  },
};

/**
 * The mark of the browser's session: that there is one, and whether it is still the same. Without it the server takes no
 * notice of the token's cookie, so that a log-out holds without a line, too.
 */
export const sessionMark = {
  get: (): string | undefined => cookies.get('signedIn'),
  remove: (): void => cookies.remove('signedIn'),
};

/** Calls `forget` too whenever everything personal is forgotten. */
export function onClearPersonal(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets everything that belongs to the person who was signed in; the dictionaries stay, they are nobody's. */
export function clearPersonal(): void {
  forgetters.forEach((forget) => forget());
  page.clear();
  sessionMark.remove();
  cookies.remove('gray');
  local.remove(
    'user',
    'operate-auth',
    'hasLogin',
    'activeTenantId',
    'organize',
    'present-organize',
    'current-portal-info',
    'portal-type-Name',
  );
  tab.remove('ActiveUrl', 'ActiveRouterPath', 'breadCrumbQueue', 'fullScreen', 'channel', 'trails', 'scrolled');
}

/** What the names of drafts begin with that are gone with the log-out (`keptDrafts`). */
export const keptDraftPrefix = 'kept-draft/';

/** Forgets what forms kept for anyone until the log-out. */
export function clearKeptDrafts(): void {
  try {
    const { localStorage } = globalThis;
    for (const name of Object.keys(localStorage)) if (name.startsWith(keptDraftPrefix)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

const forgetters = new Set<() => void>();

function accessTo<Values>(open: () => Storage | undefined): Keys<Values> {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      const storage = open();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: <Key extends keyof Values & string>(key: Key) =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Values[Key]);
      }),
    set: (key, value) => void attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (...keys) => keys.forEach((key) => void attempt((storage) => storage.removeItem(key))),
  };
}

function documentCookie(): string {
  return typeof document === 'undefined' ? '' : document.cookie;
}
