import { useEffect, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { MovesOn } from '#learner/preferences/MovesOn.tsx';
import { preferences } from '#learner/preferences/preferences.ts';
import { Aid } from '#learner/question/Aid.tsx';
import { verdictOf } from '#learner/question/checkAnswer.ts';
import { NotSent } from '#learner/question/NotSent.tsx';
import { optionLabel } from '#learner/question/optionLabel.ts';
import type { Answer, Question } from '#learner/question/question.ts';
import { reviewDay } from '#learner/book/reviewDay.ts';
import { SelfJudge } from '#learner/question/SelfJudge.tsx';
import { texts as questionTexts } from '#learner/question/texts.ts';
import { useOptionKeys, usePageKeys } from '#learner/question/useOptionKeys.ts';
import { useAside } from '#learner/shell/useAside.ts';
import { AskedView } from './AskedView.tsx';
import { ReadView } from './ReadView.tsx';
import type { Round, RoundItem, RoundStep } from './round.ts';
import { RoundBar } from './RoundBar.tsx';
import { RoundFoot } from './RoundFoot.tsx';
import { roundTexts } from './roundTexts.ts';
import { useCheck } from './useCheck.ts';
import { useMovingOn } from './useMovingOn.ts';
import { usePrepared } from './usePrepared.ts';

interface RoundViewProps {
  round: Round;
  /** The question at the round's place. */
  item: RoundItem;
  dispatch: (step: RoundStep) => void;
  /** Ends the round before its last question. */
  onLeave: () => void;
}

/** One question of a round: it is answered and checked, a right answer moves on by itself. All questions are already at hand. */
export function RoundView({ round, item, dispatch, onLeave }: RoundViewProps) {
  const { roundId, index } = round;
  const { question, answer, review } = item;
  const { questionId, certName, isHeld } = question;
  const isReading = round.mode === 'reading';
  const form = useRef<HTMLFormElement>(null);

  const go = (to: number): void => {
    movingOn.stop();
    dispatch({ kind: 'go', index: to });
  };
  const movingOn = useMovingOn({ index, onMove: () => go(index + 1) });
  const { isChecking, error, check } = useCheck({
    round,
    item,
    onSent: () => form.current?.querySelector<HTMLElement>('.practice-next')?.focus({ preventScroll: true }),
    onChecked(checked) {
      dispatch({ kind: 'checked', ...checked });
      if (checked.review.isCorrect === true && preferences.get().movesOn) movingOn.start(checked.index);
    },
  });
  const proceed = (): void => {
    if (review || isReading) go(index + 1);
    else void check();
  };
  const onAnswer = (next: Answer): void => dispatch({ kind: 'answer', index, answer: next });

  useAside();
  useAskedInSight({ form, index, review });
  usePrepared(round);
  useOptionKeys({ question, answer, onAnswer, isOff: review !== undefined || isChecking || isHeld || isReading });
  usePageKeys((event) => {
    if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'ArrowLeft') go(index - 1);
    else if (
      event.key === 'Enter' &&
      !(event.target instanceof HTMLElement && event.target.closest('button, a, summary'))
    )
      proceed();
    else return;
    event.preventDefault();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    proceed();
  };
  const submitByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    proceed();
  };
  const judge = review && (
    <SelfJudge
      questionId={questionId}
      verdict={review.selfVerdict ?? null}
      onJudged={({ selfVerdict, nextDue }) => dispatch({ kind: 'judged', index, isRight: selfVerdict, nextDue })}
    />
  );
  return (
    <form className="practice-round" ref={form} onSubmit={submit} onKeyDown={submitByKey}>
      <h1 className="practice-cert">{certName}</h1>
      <RoundBar
        round={round}
        item={item}
        onFavorite={(isFavorite) => dispatch({ kind: 'favorite', index, isFavorite })}
        onLeave={onLeave}
      />
      <div className="practice-question" tabIndex={-1}>
        {isReading && !isHeld ? (
          <ReadView
            key={questionId}
            roundId={roundId}
            item={item}
            onRead={(keys) => dispatch({ kind: 'checked', index, answer, review: keys })}
          />
        ) : (
          <AskedView
            key={questionId}
            roundId={roundId}
            item={item}
            onAnswer={onAnswer}
            isReadOnly={isChecking || isHeld}
            judge={judge}
          />
        )}
        {isHeld && <p className="practice-due">{roundTexts.held}</p>}
        {review?.nextDue && verdictOf(review) === false && (
          <p className="practice-due">{questionTexts.nextDue(reviewDay(review.nextDue))}</p>
        )}
        {error && <NotSent error={error} onRetry={() => void check()} />}
        {review && !isReading && (
          <Aid
            key={`aid ${questionId}`}
            questionId={questionId}
            version={question.version}
            certCode={question.certCode}
            isOpen={verdictOf(review) === false}
          />
        )}
      </div>
      {!isReading && <MovesOn />}
      <p className="practice-keys">{isReading ? roundTexts.keysReading : keysOf(question)}</p>
      <RoundFoot
        round={round}
        item={item}
        isChecking={isChecking}
        isMovingOn={movingOn.isOn}
        onStay={movingOn.stop}
        onGo={go}
      />
    </form>
  );
}

/** A question begins at its top, ready for keys; its verdict comes into sight. */
function useAskedInSight({
  form,
  index,
  review,
}: {
  form: RefObject<HTMLFormElement>;
  index: number;
  review: RoundItem['review'];
}): void {
  // Before the question is seen, so that nothing is typed beside it.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    const asked = form.current?.querySelector<HTMLElement>('.practice-question');
    const isForKeys = window.matchMedia('(hover: hover)').matches;
    const input = isForKeys
      ? asked?.querySelector<HTMLElement>(
          '.question-text input:not([readonly]), .question-text textarea:not([readonly])',
        )
      : null;
    (input ?? asked)?.focus({ preventScroll: true });
  }, [form, index]);
  useEffect(() => {
    if (review) form.current?.querySelector('.question-verdict')?.scrollIntoView({ block: 'nearest' });
  }, [form, review]);
}

function keysOf(question: Question): string {
  if (question.blankCount > 0) return roundTexts.keysText;
  const letters = question.optionList.map(({ order }) => optionLabel({ question, order }));
  return roundTexts.keys({
    letters: letters.length > 3 ? `${letters[0]}–${letters[letters.length - 1]}` : letters.join(' / '),
  });
}
