import { lazy, Suspense } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Output } from '#runtime/core/call.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { texts } from './texts.ts';

const Charts = lazy(() => loadChunk(() => import('./Charts.tsx')).then((module) => ({ default: module.Charts })));

/** One's progress as pictures with their tables, once there is any; what draws them comes by itself. */
export function Progress({ days, mocks }: Pick<Output<'practice.today'>, 'days' | 'mocks'>) {
  if (days.length === 0 && mocks.length === 0) return null;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{texts.title}</h2>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Charts days={days} mocks={mocks} />
      </Suspense>
    </section>
  );
}
