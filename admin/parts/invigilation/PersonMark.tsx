import { isQuiet, secondsLeft, statusOf, type Person } from './board.ts';
import { marksOf, wordOf } from './spoken.ts';
import { texts } from './texts.ts';

export interface PersonMarkProps {
  person: Person;
  /** By the server's clock. */
  now: number;
  isChosen: boolean;
}

/** Somebody at a board: how they are by colour, sign and word, how far they have come, and what is to be noticed. */
export function PersonMark({ person, now, isChosen }: PersonMarkProps) {
  const status = statusOf(person);
  const left = secondsLeft(person, now);
  const quiet = isQuiet(person, now);
  return (
    <span className={`invigilation-mark is-${status}${quiet ? ' is-quiet' : ''}${isChosen ? ' is-chosen' : ''}`}>
      <span className="invigilation-mark-name">
        <strong>{person.personName}</strong>
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
        {quiet && <b>⚠ {texts.quiet}</b>}
        {!quiet && left !== undefined && <span>{texts.minutes(left)}</span>}
        {marksOf(person).map((mark) => (
          <i key={mark}>{mark}</i>
        ))}
      </span>
    </span>
  );
}
