import { brokenIn, type BoardRoom } from './board.ts';
import { texts } from './texts.ts';

/** What is wrong in a room, seat by seat; nothing where all is well. */
export function BrokenList({ room }: { room: BoardRoom }) {
  const count = brokenIn(room);
  if (count === 0) return null;
  return (
    <section>
      <h3>{texts.broken(count)}</h3>
      <ul>
        {room.seats
          .filter(({ problems }) => problems.length > 0)
          .map(({ seat, personName, problems }) => (
            <li key={seat}>
              {texts.brokenSeat(seat, personName)}
              <span className="seating-board-reason">：{problems.join('，')}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
