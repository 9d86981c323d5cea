import { useSyncExternalStore } from 'react';
import type { Store } from '#runtime/core/store.ts';

/** The value of a store, drawn anew whenever it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
