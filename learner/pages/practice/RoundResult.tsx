import { Button } from '#learner/parts/Button.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Ring } from '#learner/parts/Ring.tsx';
import { useHeading } from '#learner/parts/useHeading.ts';
import { verdictOf } from '#learner/question/checkAnswer.ts';
import { Link } from '#learner/router/Link.tsx';
import { resultOf, type Choice, type Round, type RoundItem } from './round.ts';
import { resultTexts } from './resultTexts.ts';
import { texts } from './texts.ts';
import type { Starting } from './useStart.ts';

interface RoundResultProps {
  round: Round;
  /** What it was begun with, where that is known. */
  choice: Choice | undefined;
  starting: Starting;
  onGo: (index: number) => void;
  onSetup: () => void;
}

/** What a round came to: share of right answers among those judged, how many are not, each question with its state, and the ways on. */
export function RoundResult({ round, choice, starting, onGo, onSetup }: RoundResultProps) {
  const heading = useHeading();
  const { certCode, certName } = round;
  const another = choice ?? choiceOf(round);
  const { isStarting, error } = starting;
  const { right, wrong, unknown, open } = resultOf(round);
  const isReading = round.mode === 'reading';
  const judged = right + wrong;
  const percent = judged === 0 ? 0 : Math.round((right / judged) * 100);
  return (
    <>
      <p className="practice-cert">{certName ?? texts.manyCerts}</p>
      <h1 ref={heading} tabIndex={-1}>
        {isReading ? resultTexts.resultReading : resultTexts.result}
      </h1>
      {isReading ? (
        <p className="practice-note">
          {resultTexts.readCount({ done: round.items.length - open, total: round.items.length })}
        </p>
      ) : (
        <div className="practice-statistics">
          {judged > 0 && <Ring percent={percent} label={resultTexts.resultRing({ percent })} />}
          <div>
            <p>{resultTexts.resultText({ right, judged })}</p>
            {unknown + open > 0 && <p className="practice-rest">{resultTexts.resultRest({ unknown, open })}</p>}
            {judged > 0 && (
              <p className="practice-cheer">
                {percent >= 90
                  ? resultTexts.cheer.great
                  : percent >= 60
                    ? resultTexts.cheer.good
                    : resultTexts.cheer.more}
              </p>
            )}
          </div>
        </div>
      )}
      <h2>{resultTexts.numbers}</h2>
      <ol className="practice-numbers">
        {round.items.map((item, index) => {
          const { kind, sign, text } = stateOf({ item, isReading });
          return (
            <li key={item.question.questionId}>
              <button
                type="button"
                className={`is-${kind}`}
                aria-label={resultTexts.numberName({ index: index + 1, state: text })}
                onClick={() => onGo(index)}
              >
                {index + 1}
                <span aria-hidden="true">{sign}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {error && another && <ErrorBox error={error} onRetry={() => starting.start(another)} />}
      {starting.isNone && <p className="practice-note">{resultTexts.noMore}</p>}
      <div className="practice-steps">
        {open > 0 && !isReading && (
          <Button kind="primary" onClick={() => onGo(round.items.findIndex(({ review }) => !review))}>
            {resultTexts.goOn}
          </Button>
        )}
        {another && (
          <Button
            kind={open > 0 && !isReading ? 'plain' : 'primary'}
            aria-busy={isStarting}
            onClick={() => starting.start(another)}
          >
            {isStarting ? texts.starting : resultTexts.another}
          </Button>
        )}
        <Button kind="plain" onClick={onSetup}>
          {resultTexts.toSetup}
        </Button>
        <Link to={certCode ? `/wrong-list?certCode=${encodeURIComponent(certCode)}` : '/wrong-list'}>
          {resultTexts.toWrong}
        </Link>
      </div>
    </>
  );
}

function stateOf({ item: { review }, isReading }: { item: RoundItem; isReading: boolean }): {
  kind: string;
  sign: string;
  text: string;
} {
  const verdict = verdictOf(review);
  if (verdict === undefined)
    return { kind: 'open', sign: '–', text: isReading ? resultTexts.unread : resultTexts.open };
  if (isReading) return { kind: 'right', sign: '✓', text: resultTexts.read };
  if (verdict === null) return { kind: 'unknown', sign: '✎', text: resultTexts.unknown };
  return verdict
    ? { kind: 'right', sign: '✓', text: resultTexts.right }
    : { kind: 'wrong', sign: '✗', text: resultTexts.wrong };
}

/** What begins another round of the same kind; nothing where the kind needs more than the round tells. */
function choiceOf({ mode, certCode, items }: Round): Choice | undefined {
  if (
    mode !== 'random' &&
    mode !== 'sequence' &&
    mode !== 'due' &&
    mode !== 'wrong' &&
    mode !== 'favorite' &&
    mode !== 'reading'
  )
    return undefined;
  return { mode, chooses: items.length, ...(certCode && { certCode }) };
}
