import { callByName, onChange } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';

/** What all screens of a tenant are drawn with, fetched once. */
export interface TenantData<Data> {
  /** Fetched once a tenant; again when this or another window of the browser has changed it, and for what other devices change when the window is looked at and once a minute. */
  of(tenantId: string): Promise<Data>;
  /** Calls `listener` when what the tenant shown has is different; the reply stops it. */
  onDifferent(listener: () => void): () => void;
}

/** Milliseconds after which it may be asked for again. */
const fresh = { looked: 15_000, shown: 60_000 };

/** Keeps what `operation` answers, and asks again when records of `entity` change. */
export function createTenantData<Data>({ operation, entity }: { operation: string; entity: string }): TenantData<Data> {
  const kept = new Map<string, Promise<Data>>();
  const listeners = new Set<() => void>();
  let stopWatching = (): void => undefined;
  let current = '';
  let fetchedAt = 0;

  const keep = ({ tenantId, promise }: { tenantId: string; promise: Promise<Data> }): void => {
    current = tenantId;
    fetchedAt = Date.now();
    kept.set(tenantId, promise);
    promise.catch(() => kept.delete(tenantId));
  };
  const fetchAnew = async (): Promise<Data> => (await callByName(operation, {}, { isQuiet: true })) as Data;

  /** Asks again; whoever shows a screen is told only where something is different. */
  const refresh = async (): Promise<void> => {
    const tenantId = current;
    const former = kept.get(tenantId);
    if (!former) return;
    fetchedAt = Date.now();
    try {
      const [before, now] = await Promise.all([former, fetchAnew()]);
      if (tenantId !== current || kept.get(tenantId) !== former || JSON.stringify(before) === JSON.stringify(now))
        return;
      keep({ tenantId, promise: Promise.resolve(now) });
      listeners.forEach((listener) => listener());
    } catch {
      // What is here stays; the next look asks again.
    }
  };

  const watch = (): (() => void) => {
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(operation);
    const refreshAfter = (age: number): void => {
      if (document.visibilityState === 'visible' && Date.now() - fetchedAt >= age) void refresh();
    };
    const look = (): void => refreshAfter(fresh.looked);
    if (channel) channel.onmessage = () => void refresh();
    const stopHearing = onChange((name) => {
      if (operationOf(name).entity !== entity) return;
      void refresh();
      channel?.postMessage(current);
    });
    const timer = setInterval(() => refreshAfter(fresh.shown), fresh.shown);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      channel?.close();
      stopHearing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  };

  return {
    of: (tenantId) => {
      const known = kept.get(tenantId);
      if (known) return known;
      const promise = fetchAnew();
      keep({ tenantId, promise });
      return promise;
    },
    onDifferent: (listener) => {
      if (listeners.size === 0) stopWatching = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching();
      };
    },
  };
}
