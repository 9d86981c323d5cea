import { useRef } from 'react';
import { isSame } from '#runtime/core/operations/same.ts';

/** The former value as long as the new one says the same, so that what is memoized by it stays. */
export function useFormer<Value>(value: Value): Value {
  const former = useRef(value);
  if (!isSame(former.current, value)) former.current = value;
  return former.current;
}
