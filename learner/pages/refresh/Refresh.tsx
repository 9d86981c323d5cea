import { useEffect } from 'react';
import { safePath } from '#runtime/core/redirect.ts';
import { tab } from '#runtime/core/storage.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';

/** Draws the page one came from anew: goes back to its full path. */
export function Refresh() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(safePath(tab.get('ActiveRouterPath')) ?? '/', { replace: true });
  }, [navigate]);
  return <Skeleton lines={6} />;
}
