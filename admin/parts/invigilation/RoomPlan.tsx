import type { CSSProperties } from 'react';
import { placesOf, type Place } from '#runtime/core/seats/plan.ts';
import { nameOf } from '../seatPlanEditor/names.ts';
import { PlaceMark } from '../seatPlanEditor/PlaceMark.tsx';
import { PlaceTable } from '../seatPlanEditor/PlaceTable.tsx';
import { spotOf } from '../seatPlanEditor/spotOf.ts';
import type { Person, Room } from './board.ts';
import { PersonMark } from './PersonMark.tsx';
import { howOf, type Marked, type PeopleProps } from './people.ts';
import { spokenOf } from './spoken.ts';
import { texts } from './texts.ts';
import '../seatPlanEditor/seatPlanEditor.css';

/** A room's seats with who sits there and how they are. */
export function RoomPlan({ room, people, now, selection, hits, onOpen }: PeopleProps & { room: Room }) {
  const places = placesOf(room.seatPlan);
  const bySeat = new Map(people.map((person) => [person.seat, person]));
  const at = ({ number }: Place): Person | undefined => (number > 0 ? bySeat.get(number) : undefined);
  const shown = (person: Person): Marked => ({
    person,
    now,
    isChosen: selection.ids.has(person.placementId),
    isHit: hits.has(person.placementId),
  });
  const columns = { '--columns': places[0]?.length ?? 0 } as CSSProperties;
  return (
    <div className="seat-plan invigilation-plan" style={columns}>
      <PlaceTable
        places={places}
        isReadOnly
        aria-label={texts.grid(room.roomName)}
        nameOf={(place) => {
          const person = at(place);
          return person ? `${nameOf(place)}，${spokenOf(shown(person))}` : nameOf(place);
        }}
        cell={(place) => {
          const person = at(place);
          return person ? <PersonMark {...shown(person)} /> : <PlaceMark kind={place.kind} number={place.number} />;
        }}
        onPlaceKey={(key, { row, column }) => {
          const place = places[row]?.[column];
          const person = place && at(place);
          if (!person || (key !== ' ' && key !== 'Enter')) return false;
          if (key === ' ') selection.choose(person);
          else onOpen(person);
          return true;
        }}
        onClick={(event) => {
          const spot = spotOf(event.target);
          const place = spot && places[spot.row]?.[spot.column];
          const person = place && at(place);
          if (person) howOf({ event, selection, onOpen })(person);
        }}
      />
    </div>
  );
}
