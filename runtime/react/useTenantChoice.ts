import { useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { switchTenant } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';

/** From how many tenants on a search field is worth its place. */
const searchFrom = 8;

export interface TenantChoice {
  keyword: string;
  setKeyword: (keyword: string) => void;
  hasSearch: boolean;
  /** Those whose names hold the keyword. */
  found: readonly Tenant[];
  /** The one the session is being moved to. */
  chosen: string | undefined;
  error: string | undefined;
  choose: (tenantId: string) => Promise<void>;
}

/** The second step of a log-in for people of several tenants, without its looks. */
export function useTenantChoice({ tenants, onDone }: { tenants: readonly Tenant[]; onDone: () => void }): TenantChoice {
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const choose = async (tenantId: string): Promise<void> => {
    setChosen(tenantId);
    setError(undefined);
    try {
      await switchTenant(tenantId);
      onDone();
    } catch (thrown) {
      setError(toCallError(thrown).message);
      setChosen(undefined);
    }
  };
  const found = tenants.filter(({ name }) => name.toLowerCase().includes(keyword.trim().toLowerCase()));
  return { keyword, setKeyword, hasSearch: tenants.length >= searchFrom, found, chosen, error, choose };
}
