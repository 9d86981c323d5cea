import { useCallback } from 'react';
import { holdsCode, type HasCode } from '#runtime/core/codes.ts';
import { useSession } from './useSession.ts';

/** A test for codes that follows the session: `const has = useCodes(); has('a12-m2.1.1')`. */
export function useCodes(): HasCode {
  const { codes } = useSession();
  return useCallback((code) => holdsCode({ codes, code }), [codes]);
}
