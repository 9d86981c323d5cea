/** A value that can be watched; fits React's `useSyncExternalStore` and needs no React itself. */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value and tells every watcher, unless it is the same one. */
  set(value: Value): void;
  /** Merges fields into an object value. */
  patch(fields: Partial<Value>): void;
  /** Calls `listener` after each change; the reply stops it. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value extends object>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const set = (value: Value): void => {
    if (Object.is(value, current)) return;
    current = value;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => current,
    set,
    patch: (fields) => set({ ...current, ...fields }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
