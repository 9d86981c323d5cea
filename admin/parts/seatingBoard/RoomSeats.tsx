import { PushpinFilled, WarningFilled } from '@ant-design/icons';
import type { DragEvent } from 'react';
import { placesOf, type Place, type Spot } from '#runtime/core/seats/plan.ts';
import { PlaceMark } from '../seatPlanEditor/PlaceMark.tsx';
import { nameOf } from '../seatPlanEditor/names.ts';
import { PlaceTable } from '../seatPlanEditor/PlaceTable.tsx';
import { spotOf } from '../seatPlanEditor/spotOf.ts';
import type { BoardRoom, BoardSeat } from './board.ts';
import { texts } from './texts.ts';
import type { Moves } from './useMoves.ts';

/** A room's seats with who sits there. */
export function RoomSeats({ room, moves }: { room: BoardRoom; moves: Moves }) {
  const { sessionId, roomId } = room;
  const places = placesOf(room.seatPlan);
  const bySeat = new Map(room.seats.map((each) => [each.seat, each]));
  const pick = (one: BoardSeat | undefined): void => {
    if (!one?.entryId) return;
    const { entryId, personName, seat, isFixed } = one;
    moves.pick({ entryId, personName, from: { sessionId, roomId, seat, isFixed } });
  };
  const seatNumberAt = ({ row, column }: Spot): number | undefined => {
    const place = places[row]?.[column];
    return place?.kind === 'seat' || place?.kind === 'accessible' ? place.number : undefined;
  };
  const put = (spot: Spot): void => {
    const seat = seatNumberAt(spot);
    if (seat === undefined) return;
    if (bySeat.get(seat)?.entryId === moves.picked?.entryId) moves.putBack();
    else moves.putOn({ sessionId, roomId, seat });
  };
  const seatAt = ({ row, column }: Spot): BoardSeat | undefined => bySeat.get(places[row]?.[column]?.number ?? 0);
  const choose = (spot: Spot): void => (moves.picked ? put(spot) : pick(seatAt(spot)));
  const atSpot = (event: { target: EventTarget }, work: (spot: Spot) => void): void => {
    const spot = spotOf(event.target);
    if (spot) work(spot);
  };
  return (
    <div className="seat-plan seating-board-seats">
      <PlaceTable
        places={places}
        isReadOnly={!moves.canMove}
        aria-label={texts.grid(room.roomName)}
        className={moves.picked ? 'is-picked' : undefined}
        nameOf={(place) => spoken({ place, one: bySeat.get(place.number) })}
        cell={(place) => (
          <Mark
            place={place}
            one={bySeat.get(place.number)}
            isPicked={moves.picked !== undefined && bySeat.get(place.number)?.entryId === moves.picked.entryId}
            canMove={moves.canMove}
          />
        )}
        onPlaceKey={(key, at) => {
          if (key !== ' ' && key !== 'Enter') return false;
          choose(at);
          return true;
        }}
        onClick={(event) => atSpot(event, choose)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          atSpot(event, (spot) => pick(seatAt(spot)));
        }}
        onDragOver={(event: DragEvent) => {
          const spot = spotOf(event.target);
          if (moves.picked && spot && seatNumberAt(spot) !== undefined) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          atSpot(event, put);
        }}
      />
    </div>
  );
}

function Mark({
  place: { kind, number },
  one,
  isPicked,
  canMove,
}: {
  place: Place;
  one: BoardSeat | undefined;
  isPicked: boolean;
  canMove: boolean;
}) {
  if (!one) return <PlaceMark kind={kind} number={number} />;
  const looks = [
    one.entryId ? '' : 'is-taken',
    one.problems.length > 0 ? 'is-broken' : '',
    isPicked ? 'is-picked' : '',
    canMove && one.entryId ? 'is-movable' : '',
  ];
  return (
    <span
      className={`seating-board-guest ${looks.join(' ')}`}
      draggable={canMove && one.entryId !== null}
      title={[one.personName, ...notesOf(one)].join('\n')}
    >
      <PlaceMark kind={kind} number={number}>
        <span className="seating-board-name">{one.personName}</span>
      </PlaceMark>
      {one.problems.length > 0 && <WarningFilled aria-hidden className="seating-board-warning" />}
      {one.isFixed && <PushpinFilled aria-hidden className="seating-board-pin" />}
    </span>
  );
}

function notesOf({ entryId, isFixed, problems }: BoardSeat): string[] {
  return [...(entryId ? [] : [texts.taken]), ...(isFixed ? [texts.fixed] : []), ...problems];
}

function spoken({ place, one }: { place: Place; one: BoardSeat | undefined }): string {
  return [nameOf(place), ...(one ? [one.personName, ...notesOf(one)] : [])].join('，');
}
