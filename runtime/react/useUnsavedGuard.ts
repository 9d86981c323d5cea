import { useEffect } from 'react';
import { markUnsaved } from './unsaved.ts';

/**
 * While `isUnsaved`, closing or reloading the window asks first, and so does whoever calls `confirmLeave`: the router's
 * LeaveBlocker on a change of route, a drawer on closing. Needs no router itself.
 */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved]);
}
