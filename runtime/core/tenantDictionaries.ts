/** Dictionaries that tenants extend: what is here is the tenant's alone, and not left in the browser. */
import { extensibleDictionaries } from '#schemas/generated/extensibleDictionaries.ts';
import { forgetDictionary, keepDictionariesBy } from './dictionaries.ts';
import { sessionStore } from './sessionStore.ts';

keepDictionariesBy((groupCode) =>
  isExtensible(groupCode) ? `${sessionStore.get().user?.currTenantId ?? ''}/${groupCode}` : groupCode,
);

/** Whether tenants may add values to a dictionary. */
export function isExtensible(groupCode: string): boolean {
  return extensibleDictionaries.includes(groupCode);
}

/** Has what the tenant extends asked for again. */
export function forgetExtended(): void {
  extensibleDictionaries.forEach(forgetDictionary);
}
