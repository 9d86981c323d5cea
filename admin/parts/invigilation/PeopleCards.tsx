import { PersonMark } from './PersonMark.tsx';
import { howOf, type PeopleProps } from './people.ts';
import { spokenOf } from './spoken.ts';
import { texts } from './texts.ts';

/** People as cards: those without a seat, or of several rooms. */
export function PeopleCards({ people, now, selection, onOpen }: PeopleProps) {
  return (
    <ul className="invigilation-cards" aria-label={texts.cards}>
      {people.map((person) => {
        const isChosen = selection.ids.has(person.placementId);
        return (
          <li key={person.placementId}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={`${person.ticketNumber}，${spokenOf(person, now, isChosen)}`}
              title={person.ticketNumber}
              onClick={(event) => howOf({ event, selection, onOpen })(person)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                selection.choose(person, event.shiftKey);
              }}
            >
              <PersonMark person={person} now={now} isChosen={isChosen} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
