import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CallError } from '#runtime/core/errors.ts';
import { Button } from '#learner/parts/Button.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Ring } from '../certification/Ring.tsx';
import { messages } from './messages.ts';
import { resultOf, type Round, type RoundItem } from './round.ts';

interface RoundResultProps {
  round: Round;
  certCode: string;
  certName: string;
  isStarting: boolean;
  error: CallError | undefined;
  onGo: (index: number) => void;
  onAnother: () => void;
  onSetup: () => void;
}

/** What a round came to: share of right answers, each question with its state, and the ways on. */
export function RoundResult({ round, certCode, certName, isStarting, error, onGo, onAnother, onSetup }: RoundResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { right, wrong, unknown } = resultOf(round);
  const judged = right + wrong;
  const percent = judged === 0 ? 0 : Math.round((right / judged) * 100);
  return (
    <>
      <p className="practice-cert">{certName}</p>
      <h1 ref={heading} tabIndex={-1}>
        {messages.result}
      </h1>
      <div className="practice-statistics">
        <Ring percent={percent} label={messages.resultRing({ percent })} />
        <div>
          <p>{messages.resultText({ right, total: round.items.length })}</p>
          {judged > 0 && <p className="practice-cheer">{percent >= 90 ? messages.cheer.great : percent >= 60 ? messages.cheer.good : messages.cheer.more}</p>}
          {unknown > 0 && <p className="practice-cheer">{`${messages.unknown} ${unknown}`}</p>}
        </div>
      </div>
      <h2>{messages.numbers}</h2>
      <ol className="practice-numbers">
        {round.items.map((item, index) => {
          const { kind, sign, text } = stateOf(item);
          return (
            <li key={item.question.questionId}>
              <button type="button" className={`is-${kind}`} aria-label={messages.numberName({ index: index + 1, state: text })} onClick={() => onGo(index)}>
                {index + 1}
                <span aria-hidden="true">{sign}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {error && <ErrorBox error={error} onRetry={onAnother} />}
      <div className="practice-steps">
        <Button kind="primary" aria-busy={isStarting} onClick={onAnother}>
          {isStarting ? messages.starting : messages.another}
        </Button>
        <Button kind="plain" onClick={onSetup}>
          {messages.toSetup}
        </Button>
        <Link to={`/wrong-list?certCode=${encodeURIComponent(certCode)}`}>{messages.toWrong}</Link>
      </div>
    </>
  );
}

function stateOf({ review }: RoundItem): { kind: string; sign: string; text: string } {
  if (!review) return { kind: 'open', sign: '–', text: messages.open };
  if (review.isCorrect === null) return { kind: 'unknown', sign: '✎', text: messages.unknown };
  return review.isCorrect ? { kind: 'right', sign: '✓', text: messages.right } : { kind: 'wrong', sign: '✗', text: messages.wrong };
}
