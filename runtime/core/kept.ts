import { local, onClearPersonal, sessionMark } from './storage.ts';

/**
 * Replies kept on this device, for the time without a line: each person's apart, by tenant, gone with the log-out.
 * A browser without a store for it (or a page that came over plain http) keeps nothing; nothing here throws.
 */
const prefix = 'learner-kept ';

// Who logs out, or comes in their place, finds nothing of another.
onClearPersonal(() => void dropKept());

/** The place of whoever is here now; none for someone with a session who is not known yet. */
export function keptPlace(): string | undefined {
  const user = local.get('user');
  if (user) return `${prefix}${user.userId} ${user.currTenantId}`;
  return sessionMark.get() === undefined ? `${prefix}nobody ${local.get('activeTenantId') ?? ''}` : undefined;
}

/** Keeps what a call brought. */
export async function keep({
  place,
  key,
  data,
}: {
  place: string | undefined;
  key: string;
  data: unknown;
}): Promise<void> {
  // Whoever has gone meanwhile leaves nothing behind.
  if (place === undefined || place !== keptPlace()) return;
  await attempt(async (stores) =>
    (await stores.open(place)).put(cacheAddress(key), new Response(JSON.stringify(data))),
  );
}

/** What was kept of a call. */
export async function recall({ place, key }: { place: string | undefined; key: string }): Promise<unknown> {
  if (place === undefined) return undefined;
  return attempt(
    async (stores) => (await (await stores.open(place)).match(cacheAddress(key)))?.json() as Promise<unknown>,
  );
}

/** Forgets everything that was kept for anyone. */
export async function dropKept(): Promise<void> {
  await attempt(async (stores) =>
    Promise.all((await stores.keys()).filter((name) => name.startsWith(prefix)).map((name) => stores.delete(name))),
  );
}

function cacheAddress(key: string): string {
  return `/kept/${encodeURIComponent(key)}`;
}

async function attempt<Result>(work: (stores: CacheStorage) => Promise<Result>): Promise<Result | undefined> {
  try {
    return typeof caches === 'undefined' ? undefined : await work(caches);
  } catch {
    return undefined;
  }
}
