import { local, tab } from '#runtime/core/storage.ts';

/** The job of an import that this tab began and that has not ended; its dialog may have been closed meanwhile. */
export function remembered(operation: string): string | undefined {
  return tab.get('importing')?.[keyOf(operation)];
}

export function remember({ operation, id }: { operation: string; id: string }): void {
  tab.set('importing', { ...tab.get('importing'), [keyOf(operation)]: id });
}

export function forget(operation: string): void {
  const { [keyOf(operation)]: ended, ...others } = tab.get('importing') ?? {};
  if (ended !== undefined) tab.set('importing', others);
}

function keyOf(operation: string): string {
  return `${local.get('activeTenantId') ?? ''} ${operation}`;
}
