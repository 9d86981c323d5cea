import { useEffect, useState } from 'react';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import type { ApplyKey, Conditions, Desk } from './desk.ts';

export interface Queue {
  /** Undefined until it is known. */
  keys: readonly ApplyKey[] | undefined;
  error: CallError | undefined;
  retry(): void;
}

/**
 * What is reviewed one after the other: the rows that were chosen, else all of the list that wait, the first that came
 * first. One that no longer waits is looked at alone.
 */
export function useQueue({
  desk,
  rows,
  conditions,
}: {
  desk: Desk;
  rows: readonly ScreenRecord[];
  conditions: Conditions;
}): Queue {
  const [first] = rows;
  const isKnown = rows.length > 1 || (first !== undefined && !desk.states.includes(String(first['state'])));
  const [keys, setKeys] = useState<readonly ApplyKey[] | undefined>(isKnown ? rows.map(desk.keyOf) : undefined);
  const [error, setError] = useState<CallError>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    waitingAmong({ desk, conditions }).then(
      (waiting) => {
        const others = waiting.filter(({ id }) => id !== first?.['id']);
        if (isCurrent) setKeys([...(first ? [first] : []), ...others].map(desk.keyOf));
      },
      (thrown: unknown) => isCurrent && setError(toCallError(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, [desk, conditions, isKnown, first, round]);
  return {
    keys,
    error,
    retry: () => {
      setError(undefined);
      setRound((former) => former + 1);
    },
  };
}

/** Nothing waits where the list is narrowed to states that are decided elsewhere, or no more. */
async function waitingAmong({
  desk,
  conditions,
}: {
  desk: Desk;
  conditions: Conditions;
}): Promise<readonly ScreenRecord[]> {
  const { state: shown } = conditions;
  const state = desk.states.filter((each) => !Array.isArray(shown) || shown.includes(each));
  return state.length > 0 ? desk.waiting({ ...conditions, state }) : [];
}
