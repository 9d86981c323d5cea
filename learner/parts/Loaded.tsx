import type { ReactNode } from 'react';
import type { CallState } from '#runtime/react/useCall.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a call brought; until then its outline, and the failure with a way to try again. */
export function Loaded<Data>({ call, children }: { call: CallState<Data>; children: (data: Data) => ReactNode }) {
  if (call.error) return <ErrorBox error={call.error} onRetry={call.reload} />;
  if (call.data === undefined) return <Skeleton lines={6} />;
  return <>{children(call.data)}</>;
}
