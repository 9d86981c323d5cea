import { lazy, Suspense, useEffect, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useFresh } from '#learner/deed/useDeed.ts';
import { freshDetail } from '#learner/handOver/freshDetail.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignedIn } from '#learner/parts/SignedIn.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './answerDetails.css';
import { fits, idOf, stateOf, type Filter, type Reviewed, type Sheet } from './sheet.ts';
import { texts } from './texts.ts';

/** Fetches the code that shows questions, while their answers are asked for. */
const loadEntries = () => loadChunk(() => import('./Entries.tsx'));
const Entries = lazy(() => loadEntries().then((module) => ({ default: module.Entries })));

/** Every question of a mock exam, or of an exam whose result is published: what was answered, and what is right and why. */
export function AnswerDetails() {
  const [parameters] = useSearchParams();
  const placementId = parameters.get('placementId');
  const mockId = parameters.get('mockId');
  useEffect(() => void loadEntries().catch(() => undefined), []);
  return (
    <SignedIn title={texts.pageTitle} text={texts.signInFirst}>
      <div className="page details">
        {placementId ? (
          <OfExam key={placementId} placementId={placementId} />
        ) : mockId ? (
          <OfMock key={mockId} mockId={mockId} />
        ) : (
          <MockMissing />
        )}
      </div>
    </SignedIn>
  );
}

function MockMissing() {
  return <Empty text={texts.missing} action={<Link to="/mock-exam">{texts.toMocks}</Link>} />;
}

function ExamMissing() {
  return <Empty text={texts.examMissing} action={<Link to="/my-certification">{texts.toMine}</Link>} />;
}

function OfMock({ mockId }: { mockId: string }) {
  const taken = freshDetail.useTaken(mockId);
  const call = useCall('mock.detail', { mockId }, { isSkipped: taken !== undefined });
  return (
    <Loaded call={taken ? { ...call, data: taken } : call} gone={<MockMissing />}>
      {(detail) => <Details sheet={sheetOfMock(detail)} />}
    </Loaded>
  );
}

function OfExam({ placementId }: { placementId: string }) {
  const call = useCall('result.myAnswers', { placementId });
  useFresh(call.reload);
  return (
    <Loaded call={call} gone={<ExamMissing />}>
      {(answers) => <Details sheet={sheetOfExam(answers)} />}
    </Loaded>
  );
}

function sheetOfMock({ mockId, certCode, certName, score, totalScore, questionList }: Output<'mock.detail'>): Sheet {
  return {
    title: texts.title(certName),
    summary: texts.score({ score, total: totalScore }),
    back: { to: `/mock-exam?mockId=${encodeURIComponent(mockId)}`, text: texts.back },
    certCode,
    hasKeys: true,
    filters: ['all', 'wrong', 'open', 'pending', 'held', 'flagged'],
    questionList: questionList.map((question) => ({ ...question, cause: null, note: null, canPractise: true })),
  };
}

function sheetOfExam({
  placementId,
  examName,
  subjectName,
  gained,
  fullScore,
  ...rest
}: Output<'result.myAnswers'>): Sheet {
  return {
    ...rest,
    title: rest.hasKeys ? texts.title(examName) : texts.answersOf(examName),
    summary: texts.examScore({ subjectName, gained, total: fullScore }),
    back: { to: `/exam-result?placementId=${encodeURIComponent(placementId)}`, text: texts.examBack },
    filters: ['all', 'wrong', 'partial', 'open', 'held', 'flagged'],
  };
}

function Details({ sheet }: { sheet: Sheet }) {
  const { title, summary, back, certCode, hasKeys, filters, questionList } = sheet;
  const [filter, setFilter] = useState<Filter>('all');
  const shown = questionList.filter((question) => fits({ question, filter }));
  return (
    <>
      <Link className="details-back" to={back.to}>
        ‹ {back.text}
      </Link>
      <h1>{title}</h1>
      <p className="details-score">{summary}</p>
      <div className="details-filters" role="group" aria-label={texts.show}>
        {filters.map((name) => {
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
            <Entries certCode={certCode} hasKeys={hasKeys} shown={shown} />
          </Suspense>
        </>
      )}
    </>
  );
}

function goTo(question: Reviewed): void {
  const entry = document.getElementById(idOf(question));
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView();
}
