import type { Database } from '../database/database.ts';

/** What the database has of tenants, of each as long as nobody changes it: every process is told of a change. */
export interface TenantMemory<Kept> {
  /** Read once; the same until it changes. */
  of(tenantId: string): Promise<Kept>;
  /** Forgets here and now what a change has made untrue; the database tells the other processes. */
  forget(tenantId: string): void;
  close(): Promise<void>;
}

/** Tenants of which something is kept: more than a process serves at a time. */
const mostTenants = 500;

/** Opens the memory; on `channel` the database tells the tenant whose data changed, or '' where that may be any. */
export async function openTenantMemory<Kept>({
  database,
  channel,
  read,
}: {
  database: Database;
  channel: string;
  read(tenantId: string): Promise<Kept>;
}): Promise<TenantMemory<Kept>> {
  const known = new Map<string, Promise<Kept>>();
  const close = await database.listen(channel, (tenantId) =>
    tenantId === '' ? known.clear() : void known.delete(tenantId),
  );
  return {
    of(tenantId) {
      const found = known.get(tenantId);
      if (found) return found;
      const made = read(tenantId);
      if (known.size >= mostTenants) known.clear();
      known.set(tenantId, made);
      made.catch(() => known.delete(tenantId));
      return made;
    },
    forget: (tenantId) => void known.delete(tenantId),
    close,
  };
}
