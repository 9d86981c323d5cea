import { lazy, Suspense, useEffect, useState } from 'react';
import { isUnreachable } from '#runtime/core/errors.ts';
import type { Output } from '#runtime/core/call.ts';
import { callsOf } from '#learner/answers/calls.ts';
import type { Sample } from '#learner/answers/countdown.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { openAnswerStore } from '#learner/answers/store.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Link } from '#learner/router/Link.tsx';
import { loadExam } from '#learner/sitting/loadExam.ts';
import { loadResult } from './loadRoom.ts';
import { texts } from './texts.ts';
import { texts as sittingTexts } from '#learner/sitting/texts.ts';
import { useStore } from '#learner/sitting/useStore.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';

/** A paper that has just come, and when. */
export interface FreshPaper {
  reply: Output<'mock.resume'>;
  sample: Sample;
}

/** One mock exam: while it is sat the exam, afterwards its result. */
export function Room({ mockId, fresh }: { mockId: string; fresh?: FreshPaper | undefined }) {
  const [sitting] = useState(() =>
    createSitting({ sittingId: mockId, calls: callsOf(mockId), store: openAnswerStore(), fresh }),
  );
  const { phase, error, paper, lateCount } = useStore(sitting.state);
  useEffect(() => sitting.open(), [sitting]);
  if (phase === 'failed' && error)
    return (
      <div className="page mock">
        {error.status === 404 ? (
          <Empty text={texts.noMock} action={<Link to="/mock-exam">{texts.toMocks}</Link>} />
        ) : (
          <>
            <ErrorBox error={error} onRetry={() => void sitting.load()} />
            {isUnreachable(error) && <p className="mock-safe">{sittingTexts.safe}</p>}
          </>
        )}
      </div>
    );
  return (
    <Suspense fallback={<Waiting />}>
      {phase === 'handedIn' ? (
        <Result mockId={mockId} lateCount={lateCount} />
      ) : paper ? (
        <Exam
          sitting={sitting}
          paper={paper}
          title={texts.examOf(paper.certName)}
          leavePath={`/mock-exam?certCode=${encodeURIComponent(paper.certCode)}`}
        />
      ) : (
        <Waiting />
      )}
    </Suspense>
  );
}

const Exam = lazy(() => loadExam().then((module) => ({ default: module.Exam })));
const Result = lazy(() => loadResult().then((module) => ({ default: module.Result })));
