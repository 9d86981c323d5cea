import { lazy, Suspense, useEffect, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { freshDetail } from '#learner/handOver/freshDetail.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignedIn } from '#learner/parts/SignedIn.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './answerDetails.css';
import { texts } from './texts.ts';

type Detail = Output<'mock.detail'>;
type Reviewed = Detail['questionList'][number];
/** Fetches the code that shows questions, while their answers are asked for. */
const loadEntry = () => loadChunk(() => import('./Entry.tsx'));
const Entry = lazy(() => loadEntry().then((module) => ({ default: module.Entry })));

type Filter = keyof typeof texts.filters;

/** Every question of a mock exam that was handed in: what was answered, what is right and why. */
export function AnswerDetails() {
  const [parameters] = useSearchParams();
  const mockId = parameters.get('mockId');
  return (
    <SignedIn title={texts.mocks} text={texts.signInFirst}>
      <div className="page details">{mockId ? <Loading key={mockId} mockId={mockId} /> : <Missing />}</div>
    </SignedIn>
  );
}

function Missing() {
  return <Empty text={texts.missing} action={<Link to="/mock-exam">{texts.toMocks}</Link>} />;
}

function Loading({ mockId }: { mockId: string }) {
  useEffect(() => void loadEntry().catch(() => undefined), []);
  const taken = freshDetail.useTaken(mockId);
  const call = useCall('mock.detail', { mockId }, { isSkipped: taken !== undefined });
  return (
    <Loaded call={taken ? { ...call, data: taken } : call} gone={<Missing />}>
      {(detail) => <Details detail={detail} />}
    </Loaded>
  );
}

function Details({ detail: { mockId, certCode, certName, score, totalScore, questionList } }: { detail: Detail }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = questionList.filter((question) => fits({ question, filter }));
  return (
    <>
      <Link className="details-back" to={`/mock-exam?mockId=${encodeURIComponent(mockId)}`}>
        ‹ {texts.back}
      </Link>
      <h1>{texts.title(certName)}</h1>
      <p className="details-score">{texts.score({ score, total: totalScore })}</p>
      <div className="details-filters" role="group" aria-label={texts.show}>
        {(Object.keys(texts.filters) as Filter[]).map((name) => {
          const count = questionList.filter((question) => fits({ question, filter: name })).length;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              disabled={count === 0 && name !== filter}
              onClick={() => setFilter(name)}
            >
              {texts.count({ label: texts.filters[name], count })}
            </button>
          );
        })}
      </div>
      {shown.length === 0 ? (
        <Empty text={texts.none} action={<Button onClick={() => setFilter('all')}>{texts.showAll}</Button>} />
      ) : (
        <>
          <nav aria-label={texts.numbers}>
            <ol className="details-numbers">
              {shown.map((question) => (
                <li key={question.questionId}>
                  <button
                    type="button"
                    className={`is-${stateOf(question)}`}
                    aria-label={texts.numberLabel({
                      index: question.questionIndex,
                      state: texts.stateOf[stateOf(question)],
                    })}
                    onClick={() => goTo(question)}
                  >
                    {question.questionIndex}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <Suspense fallback={<Skeleton lines={8} />}>
            {shown.map((question, index) => (
              <Entry
                key={question.questionId}
                id={idOf(question)}
                certCode={certCode}
                question={question}
                isMaterialKnown={question.material !== null && question.material.id === shown[index - 1]?.material?.id}
              />
            ))}
          </Suspense>
        </>
      )}
    </>
  );
}

function stateOf(question: Reviewed): keyof typeof texts.stateOf {
  if (question.isHeld) return 'held';
  if (!hasAnswer(question)) return 'open';
  if (question.isCorrect === null) return 'pending';
  return question.isCorrect ? 'right' : 'wrong';
}

function fits({ question, filter }: { question: Reviewed; filter: Filter }): boolean {
  return filter === 'all' || (filter === 'flagged' ? question.isFlagged : stateOf(question) === filter);
}

function idOf({ questionIndex }: Reviewed): string {
  return `question-${questionIndex}`;
}

function goTo(question: Reviewed): void {
  const entry = document.getElementById(idOf(question));
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView();
}
