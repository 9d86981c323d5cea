import type { ReactNode } from 'react';
import type { CallState } from '#runtime/react/useCall.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import { texts } from './texts.ts';

interface LoadedProps<Data> {
  call: CallState<Data>;
  /** Instead of the way home, where what was asked for is not there. */
  gone?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a call brought; until then its outline, and the failure with a way to try again. Without a line what was there stays, and is said to be of before. */
export function Loaded<Data>({ call, gone, children }: LoadedProps<Data>) {
  if (gone !== undefined && call.error?.status === 404) return <>{gone}</>;
  if (call.error && !call.isFormer) return <ErrorBox error={call.error} onRetry={call.reload} />;
  if (call.data === undefined) return <Skeleton lines={6} />;
  return (
    <>
      {call.isFormer && (
        <p className="former" role="status">
          {texts.former}
        </p>
      )}
      {children(call.data)}
    </>
  );
}
