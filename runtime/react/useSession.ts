import { useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from '#runtime/core/sessionStore.ts';

/** The session, drawn anew whenever it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);
}
