import { useEffect, useState } from 'react';
import { loadDictionary, peekDictionary, type DictionaryValue } from '#runtime/core/dictionaries.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';

export interface DictionaryState {
  /** Empty until loaded. */
  values: readonly DictionaryValue[];
  isLoading: boolean;
  error?: CallError | undefined;
}

const nothing: readonly DictionaryValue[] = [];

/** The values of a dictionary; without a group code there are none. Components that ask together share one request. */
export function useDictionary(groupCode: string | undefined): DictionaryState {
  const known = groupCode === undefined ? nothing : peekDictionary(groupCode);
  const [arrived, setArrived] = useState<{
    groupCode: string;
    values?: readonly DictionaryValue[];
    error?: CallError;
  }>();

  useEffect(() => {
    if (groupCode === undefined || known) return undefined;
    let isCurrent = true;
    loadDictionary(groupCode).then(
      (values) => isCurrent && setArrived({ groupCode, values }),
      (error: unknown) => isCurrent && setArrived({ groupCode, error: toCallError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [groupCode, known]);

  if (known) return { values: known, isLoading: false };
  const mine = arrived?.groupCode === groupCode ? arrived : undefined;
  return { values: mine?.values ?? nothing, isLoading: mine === undefined, error: mine?.error };
}
