import { Button } from '#learner/parts/Button.tsx';
import { FavoriteButton } from '#learner/question/FavoriteButton.tsx';
import { resultOf, type Round, type RoundItem } from './round.ts';
import { roundTexts } from './roundTexts.ts';

interface RoundBarProps {
  round: Round;
  item: RoundItem;
  onFavorite: (isFavorite: boolean) => void;
  onLeave: () => void;
}

/** Above a question of a round: the way out, its place, how it went so far, the star, and how much is done. */
export function RoundBar({ round, item: { question, isFavorite }, onFavorite, onLeave }: RoundBarProps) {
  const { items, index, mode } = round;
  const { right, wrong, open } = resultOf(round);
  const done = items.length - open;
  return (
    <>
      <div className="practice-bar">
        <Button kind="quiet" onClick={onLeave}>
          {roundTexts.leave}
        </Button>
        <span className="practice-place">{roundTexts.place({ index: index + 1, total: items.length })}</span>
        <span className="practice-score">
          {mode !== 'reading' && right + wrong > 0 && roundTexts.score({ right, done: right + wrong })}
        </span>
        <FavoriteButton
          key={question.questionId}
          questionId={question.questionId}
          certCode={question.certCode}
          isFavorite={isFavorite}
          onChange={onFavorite}
        />
      </div>
      <div
        className="practice-progress"
        role="progressbar"
        aria-label={roundTexts.roundProgress}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={done}
      >
        <span style={{ width: `${(done / items.length) * 100}%` }} />
      </div>
    </>
  );
}
