import { useEffect } from 'react';
import { markUnsaved } from './unsaved.ts';

/**
 * While `isUnsaved`, closing or reloading the window asks first, and so does whoever calls `confirmLeave`: the router's
 * LeaveBlocker on a change of route, a drawer on closing. Needs no router itself. `onLeave`: the person gives up what is unsaved; the same function each time.
 */
export function useUnsavedGuard(isUnsaved: boolean, onLeave?: () => void): void {
  useEffect(() => (isUnsaved ? markUnsaved(onLeave) : undefined), [isUnsaved, onLeave]);
}
