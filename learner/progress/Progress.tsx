import { lazy, Suspense } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Output } from '#runtime/core/call.ts';
import './progress.css';
import { texts } from './texts.ts';

const Charts = lazy(() => loadChunk(() => import('./Charts.tsx')).then((module) => ({ default: module.Charts })));

/** One's progress as pictures with their tables, once there is any; what draws them comes by itself. */
export function Progress({ days, mocks }: Pick<Output<'practice.today'>, 'days' | 'mocks'>) {
  if (days.length === 0 && mocks.length === 0) return null;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{texts.title}</h2>
      <Suspense fallback={<Waiting count={Number(days.length > 0) + Number(mocks.length > 0)} />}>
        <Charts days={days} mocks={mocks} />
      </Suspense>
    </section>
  );
}

/** As high as the pictures will be: what lies below them does not jump. */
function Waiting({ count }: { count: number }) {
  return (
    <div className="progress" aria-busy="true">
      {Array.from({ length: count }, (_card, index) => (
        <div key={index} className="time-line" />
      ))}
    </div>
  );
}
