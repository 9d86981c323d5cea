import { Button } from 'antd';
import type { Moves } from './useMoves.ts';
import { texts } from './texts.ts';

/** Who is picked up, and what else can be done with them; else how somebody is. */
export function PickedBar({ moves: { canMove, picked, putBack, takeOff, handBack } }: { moves: Moves }) {
  return (
    <div className="seating-board-picked">
      <span role="status">{picked ? texts.picked(picked.personName) : canMove ? texts.help : texts.readOnly}</span>
      {picked && (
        <>
          {picked.from && (
            <Button size="small" onClick={takeOff}>
              {texts.takeOff}
            </Button>
          )}
          {picked.from?.isFixed && (
            <Button size="small" onClick={handBack}>
              {texts.handBack}
            </Button>
          )}
          <Button size="small" onClick={putBack}>
            {texts.putBack}
          </Button>
        </>
      )}
    </div>
  );
}
