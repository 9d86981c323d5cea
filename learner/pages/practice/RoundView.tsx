import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { drafts } from '#runtime/core/drafts.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { Button } from '#learner/parts/Button.tsx';
import { mayHaveFormula } from '#learner/richText/formulaParts.ts';
import { fetchPictures } from '#learner/richText/richHtml.ts';
import { loadFormulas, prepareFormulas } from '#learner/richText/useFormulas.ts';
import { checkAnswer, verdictOf } from '#learner/question/checkAnswer.ts';
import { FavoriteButton } from '#learner/question/FavoriteButton.tsx';
import { texts as questionTexts } from '#learner/question/texts.ts';
import { NotSent } from '#learner/question/NotSent.tsx';
import { optionLabel } from '#learner/question/optionLabel.ts';
import { hasAnswer, type Answer, type Question } from '#learner/question/question.ts';
import { SelfJudge } from '#learner/question/SelfJudge.tsx';
import { useOptionKeys, usePageKeys } from '#learner/question/useOptionKeys.ts';
import { useAside } from '#learner/shell/useAside.ts';
import { AskedView, uncheckedPlace } from './AskedView.tsx';
import { texts } from './texts.ts';
import { ReadView } from './ReadView.tsx';
import { resultOf, type Round, type RoundItem, type RoundStep } from './round.ts';
import { useMovingOn } from './useMovingOn.ts';

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
  const { roundId, items, index } = round;
  const { question, answer, review, isFavorite } = item;
  const { questionId, certCode, certName, isHeld } = question;
  const isReading = round.mode === 'reading';
  const [checkingIndex, setCheckingIndex] = useState<number>();
  const [failure, setFailure] = useState<{ index: number; error: CallError }>();
  const movingOn = useMovingOn({ index, onMove: () => go(index + 1) });
  const form = useRef<HTMLFormElement>(null);
  const isChecking = checkingIndex === index;
  const isLast = index === items.length - 1;
  const error = failure?.index === index ? failure.error : undefined;
  const { right, wrong, open } = resultOf(round);
  const done = items.length - open;

  const go = (to: number): void => {
    movingOn.stop();
    dispatch({ kind: 'go', index: to });
  };
  const onAnswer = (next: Answer): void => dispatch({ kind: 'answer', index, answer: next });
  const check = async (): Promise<void> => {
    if (checkingIndex !== undefined || isHeld || !hasAnswer(answer)) return;
    setCheckingIndex(index);
    setFailure(undefined);
    form.current?.querySelector<HTMLElement>('.practice-next')?.focus({ preventScroll: true });
    try {
      const checked = await checkAnswer({ question, certCode, roundId, answer });
      dispatch({ kind: 'checked', index, answer, review: checked });
      drafts.remove(uncheckedPlace({ roundId, question }));
      if (checked.isCorrect === true) movingOn.start(index);
    } catch (thrown) {
      setFailure({ index, error: toCallError(thrown) });
    } finally {
      setCheckingIndex(undefined);
    }
  };
  const proceed = (): void => {
    if (review || isReading) go(index + 1);
    else void check();
  };

  useAside();
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
  }, [index]);
  useEffect(() => {
    if (review) form.current?.querySelector('.question-verdict')?.scrollIntoView({ block: 'nearest' });
  }, [review]);
  const hasFormulas = items.some(
    ({ question: { title, optionList } }) =>
      mayHaveFormula(title) || optionList.some(({ content }) => mayHaveFormula(content)),
  );
  useEffect(() => {
    if (hasFormulas) void loadFormulas().catch(() => undefined);
  }, [hasFormulas]);
  const following = items[index + 1]?.question;
  useEffect(() => {
    if (!following) return undefined;
    const texts = [following.title, ...following.optionList.map(({ content }) => content)];
    fetchPictures(texts);
    // Not before the present question stands on the screen.
    const timer = window.setTimeout(() => void prepareFormulas(texts).catch(() => undefined), restBeforePreparing);
    return () => window.clearTimeout(timer);
  }, [following]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    proceed();
  };
  const submitByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    proceed();
  };
  return (
    <form className="practice-round" ref={form} onSubmit={submit} onKeyDown={submitByKey}>
      <h1 className="practice-cert">{certName}</h1>
      <div className="practice-bar">
        <Button kind="quiet" onClick={onLeave}>
          {texts.leave}
        </Button>
        <span className="practice-place">{texts.place({ index: index + 1, total: items.length })}</span>
        <span className="practice-score">
          {!isReading && right + wrong > 0 && texts.score({ right, done: right + wrong })}
        </span>
        <FavoriteButton
          key={questionId}
          questionId={questionId}
          certCode={certCode}
          isFavorite={isFavorite}
          onChange={(next) => dispatch({ kind: 'favorite', index, isFavorite: next })}
        />
      </div>
      <div
        className="practice-progress"
        role="progressbar"
        aria-label={texts.roundProgress}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={done}
      >
        <span style={{ width: `${(done / items.length) * 100}%` }} />
      </div>
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
            judge={
              review && (
                <SelfJudge
                  questionId={questionId}
                  verdict={review.selfVerdict ?? null}
                  onJudged={({ selfVerdict, nextDue }) =>
                    dispatch({ kind: 'judged', index, isRight: selfVerdict, nextDue })
                  }
                />
              )
            }
          />
        )}
        {isHeld && <p className="practice-due">{texts.held}</p>}
        {review?.nextDue && verdictOf(review) === false && (
          <p className="practice-due">{questionTexts.nextDue(review.nextDue.slice(0, 16))}</p>
        )}
        {error && <NotSent error={error} onRetry={() => void check()} />}
      </div>
      <p className="practice-keys">{isReading ? texts.keysReading : keysOf(question)}</p>
      <div className="practice-foot">
        <p role="status">{movingOn.isOn && texts.movingOn}</p>
        <Button kind="plain" onClick={() => go(index - 1)} disabled={index === 0}>
          {texts.previous}
        </Button>
        {!review && !isReading && (
          <Button kind="quiet" onClick={() => go(index + 1)}>
            {texts.skip}
          </Button>
        )}
        <Button
          kind="primary"
          type="submit"
          className={`practice-next${movingOn.isOn ? ' is-moving' : ''}`}
          disabled={!review && !isReading && !hasAnswer(answer)}
          aria-busy={isChecking}
        >
          {review || isReading
            ? isLast
              ? isReading
                ? texts.finishReading
                : texts.finish
              : texts.next
            : isChecking
              ? questionTexts.checking
              : questionTexts.check}
        </Button>
      </div>
    </form>
  );
}

/** Milliseconds between showing a question and drawing the next one's formulas. */
const restBeforePreparing = 200;

function keysOf(question: Question): string {
  if (question.blankCount > 0) return texts.keysText;
  const letters = question.optionList.map(({ order }) => optionLabel({ question, order }));
  return texts.keys({
    letters: letters.length > 3 ? `${letters[0]}–${letters[letters.length - 1]}` : letters.join(' / '),
  });
}
