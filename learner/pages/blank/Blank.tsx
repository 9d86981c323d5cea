import { useEffect } from 'react';
import { takeRedirect } from '#runtime/core/redirect.ts';
import { local } from '#runtime/core/storage.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { basePath, routerPath } from '#learner/shell/paths.ts';

/** Passed through after a log-in elsewhere: on to the stored redirect path, else the last active path, else home. */
export function Blank() {
  const navigate = useNavigate();
  useEffect(() => {
    local.remove('hasLogin');
    const path = takeRedirect({ fallback: '/' });
    navigate(routerPath(path) ?? (path === basePath ? '/' : path), { replace: true });
  }, [navigate]);
  return <Skeleton lines={6} />;
}
