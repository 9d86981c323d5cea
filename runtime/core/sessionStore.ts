import { createStore, type Store } from './store.ts';
import type { Organisation, User } from './user.ts';

export interface Role {
  roleId: string;
  roleName: string;
}

export interface Tenant extends Organisation {
  logo?: string | null;
}

/** `unknown` before the first look, `loading` while the person is being asked for; `passwordDue`: an initial password is to be changed first. */
export type SessionStatus = 'unknown' | 'loading' | 'signedIn' | 'signedOut' | 'passwordDue';

export interface SessionState {
  status: SessionStatus;
  user?: User | undefined;
  codes: ReadonlySet<string>;
  /** Tenants and roles the person may switch to; empty until loaded. */
  tenants: readonly Tenant[];
  roles: readonly Role[];
}

export const signedOut: SessionState = { status: 'signedOut', codes: new Set(), tenants: [], roles: [] };

/** The session as the page knows it; changed by `session.ts` alone. */
export const sessionStore: Store<SessionState> = createStore<SessionState>({ ...signedOut, status: 'unknown' });
