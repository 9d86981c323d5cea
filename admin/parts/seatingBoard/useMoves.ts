import { App } from 'antd';
import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import type { Picked } from './board.ts';
import { texts } from './texts.ts';

export interface Moves {
  canMove: boolean;
  picked: Picked | undefined;
  hasMoved: boolean;
  pick(who: Picked): void;
  putBack(): void;
  /** Puts whoever is picked on a seat; somebody who sits there gets theirs. */
  putOn(to: { sessionId: string; roomId: string; seat: number }): void;
  takeOff(): void;
  handBack(): void;
}

/** Who is picked up, and what is done with them. A refusal is told, and they stay picked. */
export function useMoves({ canMove, reload }: { canMove: boolean; reload(): Promise<void> }): Moves {
  const { message } = App.useApp();
  const [picked, setPicked] = useState<Picked>();
  const [hasMoved, setHasMoved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (work: (who: Picked) => Promise<string>): Promise<void> => {
    if (!picked || isBusy) return;
    setBusy(true);
    try {
      const said = await work(picked);
      setPicked(undefined);
      setHasMoved(true);
      void message.success(said);
    } catch {
      // The call told why; the plan is shown as it is by now.
    }
    await reload();
    setBusy(false);
  };
  return {
    canMove,
    picked,
    hasMoved,
    pick: (who) => {
      if (canMove && !isBusy) setPicked(who);
    },
    putBack: () => setPicked(undefined),
    putOn: (to) =>
      void act(async ({ entryId, personName }) => {
        const { swapped } = await call('seatingEntry.move', { id: entryId, ...to });
        return swapped === null ? texts.moved(personName, to.seat) : texts.swapped(personName, swapped);
      }),
    takeOff: () =>
      void act(async ({ entryId, personName }) => {
        await call('seatingEntry.move', { id: entryId });
        return texts.tookOff(personName);
      }),
    handBack: () =>
      void act(async ({ entryId, personName }) => {
        await call('seatingEntry.handBack', { ids: [entryId] });
        return texts.handedBack(personName);
      }),
  };
}
