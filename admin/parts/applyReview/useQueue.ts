import { useEffect, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { idOf, type ScreenRecord } from '#runtime/screen/records.ts';

export interface Queue {
  /** Undefined until it is known. */
  ids: readonly string[] | undefined;
  error: CallError | undefined;
  retry(): void;
}

/** So many are reviewed in a row. */
const most = 200;

/** What is reviewed one after the other: the rows that were chosen, else all that wait, the first that came first. */
export function useQueue(rows: readonly ScreenRecord[]): Queue {
  const [ids, setIds] = useState<readonly string[] | undefined>(rows.length > 1 ? rows.map(idOf) : undefined);
  const [error, setError] = useState<CallError>();
  const [round, setRound] = useState(0);
  const first = rows.length === 1 && rows[0] ? idOf(rows[0]) : undefined;
  const isKnown = rows.length > 1;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    call(
      'certApply.list',
      { state: ['pending', 'rechecking'], sort: 'submittedTime', pageNum: 1, pageSize: most },
      { isQuiet: true },
    ).then(
      ({ rows: waiting }) => {
        const others = waiting.flatMap(({ id }) => (id && id !== first ? [id] : []));
        if (isCurrent) setIds(first === undefined ? others : [first, ...others]);
      },
      (thrown: unknown) => isCurrent && setError(toCallError(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, [isKnown, first, round]);
  return {
    ids,
    error,
    retry: () => {
      setError(undefined);
      setRound((former) => former + 1);
    },
  };
}
