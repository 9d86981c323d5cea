import { lazy, Suspense } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { useNear } from '#runtime/react/useNear.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './tenantGraph.css';

const CertGraph = lazy(async () => ({ default: (await import('./CertGraph.tsx')).CertGraph }));

/** The tenant's certificate graph, loaded with what draws it when it comes near; its place is kept. */
export function TenantGraph({ focusId, onFocus }: { focusId?: string; onFocus?: (id: string) => void }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  const { data, error, reload } = useCall('cert.graph', useTenantInput(), { isSkipped: !isNear, isKept: true });
  const waiting = <div className="graph-waiting" aria-hidden="true" />;
  return (
    <div ref={place}>
      {error ? (
        <ErrorBox error={error} onRetry={reload} />
      ) : !data ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <CertGraph data={data} {...(focusId !== undefined && { focusId })} {...(onFocus && { onFocus })} />
        </Suspense>
      )}
    </div>
  );
}
