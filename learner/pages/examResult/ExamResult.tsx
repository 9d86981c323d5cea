import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useFresh } from '#learner/deed/useDeed.ts';
import { dayText } from '#learner/exam/days.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignedIn } from '#learner/parts/SignedIn.tsx';
import { typeName } from '#learner/question/texts.ts';
import { FoldedBars } from '#learner/result/FoldedBars.tsx';
import { outcomeText } from '#learner/result/texts.ts';
import '#learner/result/result.css';
import { ScoreScale } from '#learner/result/ScoreScale.tsx';
import { useWeakest } from '#learner/result/useWeakest.ts';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './examResult.css';
import { Review, type ReviewPage } from './Review.tsx';
import { texts } from './texts.ts';

type Result = Output<'result.myResult'>;

/** A published result of an exam: passed or not, the score, what brought it, and what comes next. */
export function ExamResult() {
  const [parameters] = useSearchParams();
  const placementId = parameters.get('placementId');
  return (
    <SignedIn title={texts.title} text={texts.signInFirst}>
      <div className="page exam-result">
        {placementId ? <Loading key={placementId} placementId={placementId} /> : <Missing />}
      </div>
    </SignedIn>
  );
}

function Missing() {
  return <Empty text={texts.missing} action={<Link to="/my-certification">{texts.toMine}</Link>} />;
}

function Loading({ placementId }: { placementId: string }) {
  const call = useCall('result.myResult', { placementId }, { isKept: true });
  const review = useCall('scoreReview.myReview', { placementId }, { isKept: true });
  useFresh(call.reload);
  useFresh(review.reload);
  // What is below the review is shown with it, so that it need not move.
  const isReady = review.data !== undefined || review.error !== undefined || call.error !== undefined;
  return (
    <Loaded call={isReady ? call : { ...call, data: undefined }} gone={<Missing />}>
      {(result) => (
        <>
          <Link className="exam-result-back" to="/my-certification">
            ‹ {texts.toMine}
          </Link>
          <h1>{result.examName}</h1>
          <p className="exam-result-subject">{result.subjectName}</p>
          <Verdict result={result} />
          <Next result={result} review={review.data} />
          <Review review={review} />
          {result.subjects.length > 1 && <Subjects result={result} />}
          {result.parts.length > 0 && (
            <Bars
              id="exam-result-parts"
              title={texts.parts}
              rows={result.parts.map(({ type, ...row }) => ({ ...row, label: typeName(type) }))}
            />
          )}
          {result.knowledge.length > 0 && <Bars id="exam-result-topics" title={texts.topics} rows={result.knowledge} />}
        </>
      )}
    </Loaded>
  );
}

function Verdict({ result }: { result: Result }) {
  const { kind, isPassed, score, deduction, fullScore, passScore, rank, rankOf, startTime, publishedTime, reason } =
    result;
  const text =
    kind === 'absent' ? texts.absent : kind === 'invalid' ? texts.invalid : isPassed ? texts.passed : texts.failed;
  const isScored = !isScoreless(kind) && score !== null && fullScore !== null;
  const facts = [
    { name: texts.facts.rank, text: rank !== null && rankOf !== null ? texts.rank(rank, rankOf) : undefined },
    { name: texts.facts.startTime, text: dayText(startTime) },
    { name: texts.facts.publishedTime, text: publishedTime?.slice(0, 16) },
    { name: texts.facts.reason, text: reason ?? undefined },
  ].filter((fact) => fact.text !== undefined);
  return (
    <section className={`result ${isPassed ? 'is-passed' : 'is-failed'}`} aria-label={texts.result}>
      <p className="result-verdict" role="status">
        <span aria-hidden="true">{isPassed ? '✓' : '✕'}</span> {text}
      </p>
      {isScored && (
        <>
          <p className="result-score">
            <b>{score}</b> / {texts.points(fullScore)}
          </p>
          <ScoreScale score={score} full={fullScore} pass={passScore} />
          {passScore !== null && <p className="result-line">{texts.passLine(passScore)}</p>}
          {deduction !== null && deduction > 0 && <p className="result-open">{texts.deducted(deduction)}</p>}
        </>
      )}
      <dl className="result-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      {result.showsAnswers && (
        <Link
          className="button exam-result-answers"
          to={`/answer-details?placementId=${encodeURIComponent(result.placementId)}`}
        >
          {texts.toAnswers}
        </Link>
      )}
    </section>
  );
}

/** Whoever was absent has no score, nor has an invalid result. */
function isScoreless(kind: string): kind is 'absent' | 'invalid' {
  return kind === 'absent' || kind === 'invalid';
}

/** What one does now: the certificate to come, or what to practise. */
function Next({
  result: { kind, isPassed, knowledge, certCode },
  review,
}: {
  result: Result;
  review: ReviewPage | undefined;
}) {
  const { weakest, isStarting, practise } = useWeakest(
    certCode,
    knowledge.map(({ label, gained, maximum }) => ({ label, isWhole: gained >= maximum })),
  );
  return (
    <section className="card" aria-labelledby="exam-result-next">
      <h2 id="exam-result-next">{texts.next}</h2>
      <p>
        {isPassed
          ? texts.nextPassed
          : isScoreless(kind)
            ? `${texts.scoreless[kind]}${texts.doubt(review?.rows[0])}${texts.again}`
            : texts.nextFailed(weakest)}
      </p>
      <p className="exam-result-steps">
        {isPassed && (
          <Link className="button button-primary" to="/my-certification#certificates">
            {texts.toCertificates}
          </Link>
        )}
        {!isPassed && weakest.length > 0 ? (
          <Button kind="primary" aria-busy={isStarting} onClick={() => practise(texts.none)}>
            {isStarting ? texts.starting : texts.practise}
          </Button>
        ) : (
          !isPassed && (
            <Link className="button button-primary" to={`/practice?certCode=${encodeURIComponent(certCode)}`}>
              {texts.toPractice}
            </Link>
          )
        )}
        {!isPassed && (
          <Link className="button" to={`/mock-exam?certCode=${encodeURIComponent(certCode)}`}>
            {texts.mock}
          </Link>
        )}
      </p>
    </section>
  );
}

function Subjects({ result: { subjects, placementId, isExamPassed, total } }: { result: Result }) {
  // Of weights that are all the same there is nothing to tell.
  const isWeighed = new Set(subjects.map(({ weight }) => weight)).size > 1;
  return (
    <section className="card" aria-labelledby="exam-result-subjects">
      <h2 id="exam-result-subjects">{texts.subjects}</h2>
      {isExamPassed !== null && <p className="exam-result-outcome">{outcomeText({ isPassed: isExamPassed, total })}</p>}
      <ul className="result-topics">
        {subjects.map((subject) => (
          <li key={subject.subjectName}>
            <div>
              {subject.placementId && subject.placementId !== placementId ? (
                <Link to={`/exam-result?placementId=${encodeURIComponent(subject.placementId)}`}>
                  {subject.subjectName}
                </Link>
              ) : (
                subject.subjectName
              )}
              {isWeighed && <small> {texts.weight(subject.weight)}</small>}
            </div>
            <span>
              {subject.keptUntil !== null
                ? texts.kept(subject.keptUntil.slice(0, 10))
                : subject.placementId === null
                  ? texts.notYet
                  : [
                      subject.score !== null && texts.points(subject.score),
                      subject.isPassed ? texts.passed : texts.failed,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Row {
  label: string;
  gained: number;
  maximum: number;
}

/** What each brought of what it could have brought, as bars. */
function Bars({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FoldedBars
        bars={rows.map(({ label, gained, maximum }) => ({
          label,
          share: maximum > 0 ? gained / maximum : 0,
          text: `${gained} / ${texts.points(maximum)}`,
        }))}
        more={texts.moreTopics}
      />
    </section>
  );
}
