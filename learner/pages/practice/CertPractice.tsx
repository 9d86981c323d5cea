import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Setup } from './Setup.tsx';
import type { Starting } from './useStart.ts';

/** Practice of one certificate: how far one is, the round that is not done, and what to begin. */
export function CertPractice({ certCode, starting }: { certCode: string; starting: Starting }) {
  const statistics = useCall('practice.statistics', { certCode });
  const cert = useCall('cert.portalGet', { certCode });
  const today = useCall('practice.today', { certCode });
  const failure = statistics.error ?? cert.error ?? today.error;
  const reload = (): void => [statistics, cert, today].forEach((state) => state.reload());
  if (failure) return <ErrorBox error={failure} onRetry={reload} />;
  if (!statistics.data || !cert.data || !today.data) return <Skeleton lines={8} />;
  return (
    <Setup
      certCode={certCode}
      certName={cert.data.certName}
      statistics={statistics.data}
      today={today.data}
      reload={reload}
      starting={starting}
    />
  );
}
