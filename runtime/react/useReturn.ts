import { useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { returnToPage } from '#runtime/core/session.ts';

export interface Return {
  isBusy: boolean;
  /** Why it failed. */
  failure: string | undefined;
  start: () => Promise<void>;
}

/** Brings the session back to the page's organisation, without its looks. Where it has ended meanwhile, that is asked about next. */
export function useReturn({ onBack }: { onBack: () => void }): Return {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await returnToPage();
      onBack();
    } catch (thrown) {
      const { kind, message } = toCallError(thrown);
      if (kind === 'expired') onBack();
      else setFailure(message);
      setBusy(false);
    }
  };
  return { isBusy, failure, start };
}
