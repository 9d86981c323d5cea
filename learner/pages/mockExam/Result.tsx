import type { Output } from '#runtime/core/call.ts';
import { fromWire } from '#runtime/core/dates.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { freshDetail } from '#learner/handOver/freshDetail.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import '#learner/result/result.css';
import { ScoreScale } from '#learner/result/ScoreScale.tsx';
import { Link } from '#learner/router/Link.tsx';
import '#learner/sitting/failure.css';
import { KindScores } from './KindScores.tsx';
import { PractiseMistakes } from './PractiseMistakes.tsx';
import { texts } from './texts.ts';
import { TopicScores } from './TopicScores.tsx';

type Detail = Output<'mock.detail'>;

/** How a mock exam went: score, passed or not, points by kind, and where to go from here. */
export function Result({ mockId, lateCount }: { mockId: string; lateCount: number }) {
  const call = useCall('mock.detail', { mockId });
  return (
    <div className="page mock">
      <Loaded call={call}>
        {(detail) => (
          <>
            <h1>{texts.examOf(detail.certName)}</h1>
            <Verdict detail={detail} />
            {lateCount > 0 && (
              <p className="exam-failure" role="alert">
                {texts.late(lateCount)}
              </p>
            )}
            <KindScores questions={detail.questionList} />
            <TopicScores certCode={detail.certCode} questions={detail.questionList} />
            <p className="result-steps">
              <PractiseMistakes detail={detail} />
              <Link
                className="mock-button is-plain"
                to={`/answer-details?mockId=${encodeURIComponent(mockId)}`}
                onClick={() => freshDetail.give(mockId, detail)}
              >
                {texts.toDetails}
              </Link>
              <Link className="mock-button is-plain" to={`/mock-exam?certCode=${encodeURIComponent(detail.certCode)}`}>
                {texts.again}
              </Link>
              <Link className="mock-button is-plain" to={`/practice?certCode=${encodeURIComponent(detail.certCode)}`}>
                {texts.toPractice}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Verdict({ detail: { score, totalScore, passScore, isPassed, startTime, submittedTime } }: { detail: Detail }) {
  const [name, sign, text] =
    isPassed === null
      ? ['is-open', '…', texts.resultOpen]
      : isPassed
        ? ['is-passed', '✓', texts.resultPassed]
        : ['is-failed', '✕', texts.resultFailed];
  const facts = [
    [texts.used, usedText({ startTime, submittedTime })],
    [texts.submitted, submittedTime.slice(0, 16)],
  ];
  return (
    <section className={`result ${name}`} aria-label={texts.result}>
      <p className="result-verdict" role="status">
        <span aria-hidden="true">{sign}</span> {text}
      </p>
      <p className="result-score">
        <b>{score ?? 0}</b> / {texts.points(totalScore)}
      </p>
      <ScoreScale score={score ?? 0} full={totalScore} pass={passScore} />
      <p className="result-line">{texts.passLine(passScore)}</p>
      {isPassed === null && <p className="result-open">{texts.resultOpenText}</p>}
      <dl className="result-facts">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function usedText({ startTime, submittedTime }: Pick<Detail, 'startTime' | 'submittedTime'>): string {
  const seconds = Math.max(
    0,
    Math.round(((fromWire(submittedTime)?.getTime() ?? 0) - (fromWire(startTime)?.getTime() ?? 0)) / 1000),
  );
  return texts.usedOf({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
