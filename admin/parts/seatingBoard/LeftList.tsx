import type { Board } from './board.ts';
import { texts } from './texts.ts';
import type { Moves } from './useMoves.ts';

/** Who has no seat, and why; each can be picked up and put on one. */
export function LeftList({ left, moves }: { left: Board['left']; moves: Moves }) {
  if (left.length === 0) return <p>{texts.allSeated}</p>;
  return (
    <section className="seating-board-left">
      <h3>{texts.left(left.length)}</h3>
      <ul>
        {left.map(({ entryId, personName, applyCode, reason }) => {
          const pick = (): void => moves.pick({ entryId, personName });
          return (
            <li key={entryId}>
              <button
                type="button"
                disabled={!moves.canMove}
                draggable={moves.canMove}
                aria-pressed={moves.picked?.entryId === entryId}
                onClick={moves.picked?.entryId === entryId ? moves.putBack : pick}
                onDragStart={pick}
              >
                <span>
                  <strong>{personName}</strong> <small>{applyCode}</small>
                </span>
                <span className="seating-board-reason">{reason}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
