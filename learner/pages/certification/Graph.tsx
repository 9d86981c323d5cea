import { lazy, Suspense } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useTenantInput } from './useTenantInput.ts';

const CertGraph = lazy(async () => ({ default: (await import('#learner/graph/CertGraph.tsx')).CertGraph }));

/** The tenant's certificate graph, loaded with what draws it when it is first shown. */
export function Graph({ focusId, onFocus }: { focusId?: string; onFocus?: (id: string) => void }) {
  const call = useCall('cert.graph', useTenantInput());
  return (
    <Loaded call={call}>
      {(data) => (
        <Suspense fallback={<Skeleton lines={8} />}>
          <CertGraph data={data} {...(focusId !== undefined && { focusId })} {...(onFocus && { onFocus })} />
        </Suspense>
      )}
    </Loaded>
  );
}
