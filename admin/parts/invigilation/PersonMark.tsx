import { isQuiet, secondsLeft, statusOf } from './board.ts';
import type { Marked } from './people.ts';
import { marksOf, wordOf } from './spoken.ts';
import { texts } from './texts.ts';

/** Somebody at a board: how they are by colour, sign and word, how far they have come, and what is to be noticed. */
export function PersonMark({ person, now, isChosen, isHit = false }: Marked) {
  const status = statusOf(person);
  const left = secondsLeft(person, now);
  const flags = { 'is-waiting': person.isAwaitingRelease, 'is-chosen': isChosen, 'is-hit': isHit };
  const classes = [
    'invigilation-mark',
    `is-${status}`,
    ...Object.entries(flags).flatMap(([name, is]) => (is ? [name] : [])),
  ];
  return (
    <span className={classes.join(' ')}>
      <span className="invigilation-mark-name">
        <strong title={person.personName}>{person.personName}</strong>
        {person.seat !== null && <small>{texts.seat(person.seat)}</small>}
      </span>
      <span className="invigilation-mark-state">
        <span>
          <span aria-hidden>{texts.signs[status]} </span>
          {wordOf(person)}
        </span>
        {person.attemptState !== null && <small>{texts.progress(person.answeredCount, person.questionCount)}</small>}
      </span>
      <span className="invigilation-mark-rest">
        {person.isAwaitingRelease && <b>{texts.waiting}</b>}
        {left !== undefined && <span>{texts.minutes(left)}</span>}
        {marksOf(person).map(({ text, isDanger }) => (
          <i key={text} className={isDanger ? 'is-danger' : undefined}>
            {text}
          </i>
        ))}
        {isQuiet(person, now) && <small>{texts.quiet}</small>}
      </span>
    </span>
  );
}
