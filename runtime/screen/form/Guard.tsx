import { observer } from '@formily/react';
import { useEffect } from 'react';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { useFrame } from '../host.ts';
import type { FormModel } from './model.ts';

/** Watches whether the form differs from where it began and tells the window, the route and the drawer. */
export const Guard = observer(({ model }: { model: FormModel }) => {
  const { isDirty } = model.state;
  const { setDirty } = useFrame();
  useUnsavedGuard(isDirty);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return null;
});
