import { useCallback } from 'react';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

/** The word for a level of certificates; empty until the dictionary is there. */
export function useLevelName(): (level: string) => string {
  const { values } = useDictionary('certLevel');
  return useCallback((level) => (values.length > 0 ? labelOf({ values, code: level }) : ''), [values]);
}
