import { useCallback, useRef, useState } from 'react';
import { keptDrafts } from '#runtime/core/keptDrafts.ts';
import { useDraft } from '#runtime/react/useDraft.ts';

export interface KeptDraft {
  /** The values are those of an earlier visit. */
  isRestored: boolean;
  /** Forgets what is kept, e.g. once it is sent, and goes back to `initial`. */
  clear: () => void;
}

interface Shown<Values> {
  key: string;
  values: Values;
  isRestored: boolean;
}

/**
 * The values of a form, kept in this browser while it is filled in: they are there again after a reload, without a line
 * too, for the same person in the same organisation, for 30 days or until the log-out. What JSON cannot say is not kept.
 *
 * `key`: which form and of what, e.g. `apply/<session>`. `isReady`: `initial` has come; before, nothing is restored or taken.
 */
export function useKeptDraft<Values>({
  key,
  initial,
  isReady,
}: {
  key: string;
  initial: Values;
  isReady: boolean;
}): [values: Values, setValues: (next: Values | ((former: Values) => Values)) => void, draft: KeptDraft] {
  const place = { form: 'learner', id: key };
  const { keep, discard } = useDraft({ ...place, store: keptDrafts });
  const [shown, setShown] = useState<Shown<Values>>();

  let current = shown?.key === key ? shown : undefined;
  if (isReady && !current) {
    const found = keptDrafts.read(place)?.values;
    current = { key, values: found ? (found['values'] as Values) : initial, isRestored: found !== undefined };
    setShown(current);
  }

  const latest = useRef({ current, initial });
  latest.current = { current, initial };

  const setValues = useCallback(
    (next: Values | ((former: Values) => Values)): void => {
      const { current: former } = latest.current;
      if (!former) return;
      const values = next instanceof Function ? next(former.values) : next;
      latest.current.current = { ...former, values };
      setShown(latest.current.current);
      keep({ values: { values } });
    },
    [keep, setShown],
  );

  const clear = useCallback((): void => {
    discard();
    setShown((former) => former && { ...former, values: latest.current.initial, isRestored: false });
  }, [discard, setShown]);

  return [current?.values ?? initial, setValues, { isRestored: current?.isRestored ?? false, clear }];
}
