import { lazy, Suspense, useEffect, useState } from 'react';
import type { MockPaper } from '#learner/answers/answer.ts';
import { callsOf } from '#learner/answers/calls.ts';
import type { Sample } from '#learner/answers/countdown.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { openAnswerStore } from '#learner/answers/store.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { loadExam, loadResult, loadRoom } from './loadRoom.ts';
import { useStore } from './useStore.ts';

/** A paper that has just come, and when. */
export interface FreshPaper {
  reply: MockPaper;
  sample: Sample;
}

/** One mock exam: while it is sat the exam, afterwards its result. */
export function Room({ mockId, fresh }: { mockId: string; fresh?: FreshPaper | undefined }) {
  const [sitting] = useState(() => createSitting({ mockId, calls: callsOf(mockId), store: openAnswerStore(), fresh }));
  const { phase, error, paper, lateCount } = useStore(sitting.state);
  useEffect(() => sitting.open(), [sitting]);
  useEffect(loadRoom, []);
  if (phase === 'failed' && error)
    return (
      <div className="page mock">
        <ErrorBox error={error} onRetry={() => void sitting.load()} />
      </div>
    );
  return (
    <Suspense fallback={<Waiting />}>
      {phase === 'handedIn' ? (
        <Result mockId={mockId} lateCount={lateCount} />
      ) : paper ? (
        <Exam sitting={sitting} paper={paper} />
      ) : (
        <Waiting />
      )}
    </Suspense>
  );
}

const Exam = lazy(() => loadExam().then((module) => ({ default: module.Exam })));
const Result = lazy(() => loadResult().then((module) => ({ default: module.Result })));

function Waiting() {
  return (
    <div className="page mock">
      <Skeleton lines={8} />
    </div>
  );
}
