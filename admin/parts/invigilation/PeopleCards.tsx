import { PersonMark } from './PersonMark.tsx';
import { howOf, type PeopleProps } from './people.ts';
import { spokenOf } from './spoken.ts';
import { texts } from './texts.ts';

interface CardsProps extends PeopleProps {
  /** Whose they are, where there are several. */
  title?: string | undefined;
}

/** People as cards: those without a seat, or of several rooms. */
export function PeopleCards({ title = texts.cards, people, now, selection, hits, onOpen }: CardsProps) {
  return (
    <ul className="invigilation-cards" aria-label={title}>
      {people.map((person) => {
        const isChosen = selection.ids.has(person.placementId);
        const shown = { person, now, isChosen, isHit: hits.has(person.placementId) };
        return (
          <li key={person.placementId}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={`${person.ticketNumber}，${spokenOf(shown)}`}
              title={person.ticketNumber}
              onClick={(event) => howOf({ event, selection, onOpen })(person)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                selection.choose(person, event.shiftKey);
              }}
            >
              <PersonMark {...shown} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
