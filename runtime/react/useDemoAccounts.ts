import { useEffect, useState } from 'react';
import { send } from '#runtime/core/http.ts';

/** An account of the demo data; all have the one password. */
export interface DemoAccount {
  account: string;
  password: string;
}

const password = 'Demo-2024';

/** Those of the named accounts of the demo data that can be used: all where the server says that it runs with them, else none. */
export function useDemoAccounts<Offered extends { account: string }>(
  offered: readonly Offered[],
): readonly (Offered & DemoAccount)[] {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    // No operation of the catalogue: it answers before there is one.
    send({ method: 'GET', path: '/health', signal: controller.signal }).then(
      (health) => setDemo((health as { demo?: boolean } | null)?.demo === true),
      // Without an answer there is nothing to show: the log-in works without it.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return isDemo ? offered.map((account) => ({ ...account, password })) : [];
}
