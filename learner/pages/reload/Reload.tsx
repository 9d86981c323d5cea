import { useEffect } from 'react';
import { readParameter, safePath } from '#runtime/core/redirect.ts';
import { local } from '#runtime/core/storage.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { basePath } from '#learner/shell/paths.ts';

/** Sends the browser to `href`, on this origin only; home without one. */
export function Reload() {
  useEffect(() => {
    local.remove('hasLogin');
    window.location.replace(safePath(readParameter('href')) ?? `${basePath}/`);
  }, []);
  return <Skeleton lines={6} />;
}
