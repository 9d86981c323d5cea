import { useEffect } from 'react';
import { local } from '#runtime/core/storage.ts';
import { useSession } from '#runtime/react/useSession.ts';

/** A record that was opened; its name is asked of the server, so that none stays behind in the browser. */
export interface Opened {
  entity: string;
  id: string;
}

const mostRecords = 10;
/** Persons and tenants of one browser whose records are kept. */
const mostScopes = 8;

/** The records that somebody opened last in a tenant, the last one first. */
export function openedRecords(scope: string): readonly Opened[] {
  return local.get('openedRecords')?.[scope] ?? [];
}

/** Whose records they are. */
export function useOpenedScope(): string {
  const { user } = useSession();
  return user ? `${user.userId} ${user.currTenantId}` : '';
}

/** Keeps in mind that a record is shown, once it has come. */
export function useOpened({ entity, id, isReady }: { entity: string | undefined; id: string; isReady: boolean }): void {
  const scope = useOpenedScope();
  useEffect(() => {
    if (!isReady || !entity || id === '' || scope === '') return;
    const { [scope]: own = [], ...others } = local.get('openedRecords') ?? {};
    const records = [{ entity, id }, ...own.filter((record) => record.entity !== entity || record.id !== id)].slice(
      0,
      mostRecords,
    );
    local.set(
      'openedRecords',
      Object.fromEntries([[scope, records] as const, ...Object.entries(others)].slice(0, mostScopes)),
    );
  }, [entity, id, isReady, scope]);
}
