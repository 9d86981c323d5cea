import type { Json } from '#generators/formats.ts';
import { callByName, onChange } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';

type Overlays = Record<string, Json>;

/**
 * The tenant's overlays over the screens, by screen. Fetched once a tenant; again when this or another window of the
 * browser has changed one, and for what other devices change when the window is looked at and once a minute.
 */
export function overlaysOf(tenantId: string): Promise<Overlays> {
  const known = kept.get(tenantId);
  if (known) return known;
  const promise = fetchOverlays();
  keepOverlays({ tenantId, promise });
  return promise;
}

/** Calls `listener` when the overlays of the tenant shown have changed; the reply stops it. */
export function onOverlays(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** Milliseconds after which overlays may be asked for again. */
const fresh = { looked: 15_000, shown: 60_000 };

const kept = new Map<string, Promise<Overlays>>();
const listeners = new Set<() => void>();
let stopWatching = (): void => undefined;
let current = '';
let fetchedAt = 0;

function keepOverlays({ tenantId, promise }: { tenantId: string; promise: Promise<Overlays> }): void {
  current = tenantId;
  fetchedAt = Date.now();
  kept.set(tenantId, promise);
  promise.catch(() => kept.delete(tenantId));
}

async function fetchOverlays(): Promise<Overlays> {
  return (await callByName('screen.overlays', {}, { isQuiet: true })) as Overlays;
}

/** Asks again; whoever shows a screen is told only where something is different. */
async function refresh(): Promise<void> {
  const tenantId = current;
  const former = kept.get(tenantId);
  if (!former) return;
  fetchedAt = Date.now();
  try {
    const [before, now] = await Promise.all([former, fetchOverlays()]);
    if (tenantId !== current || kept.get(tenantId) !== former || JSON.stringify(before) === JSON.stringify(now)) return;
    keepOverlays({ tenantId, promise: Promise.resolve(now) });
    listeners.forEach((listener) => listener());
  } catch {
    // The overlays that are here stay; the next look asks again.
  }
}

function watch(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('overlays');
  const refreshAfter = (age: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - fetchedAt >= age) void refresh();
  };
  const look = (): void => refreshAfter(fresh.looked);
  if (channel) channel.onmessage = () => void refresh();
  const stopHearing = onChange((name) => {
    if (operationOf(name).entity !== 'screenOverlay') return;
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
}
