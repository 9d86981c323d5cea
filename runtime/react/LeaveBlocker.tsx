import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmLeave, hasUnsaved } from './unsaved.ts';

/** Put once inside a data router: a change of route asks first while something is unsaved. */
export function LeaveBlocker(): null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeave().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
