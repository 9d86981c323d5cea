import { useState } from 'react';
import { call, type Input } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { freshRound } from './freshRound.ts';

interface BeginRound {
  isStarting: boolean;
  /** Begins a round and goes to it; where there is nothing to practise, `none` says so. */
  begin: (choice: Input<'practice.startRound'>, none: string) => void;
}

/** Begins a round of practice from any page. */
export function useBeginRound(): BeginRound {
  const [isStarting, setStarting] = useState(false);
  const navigate = useNavigate();
  const begin = async (choice: Input<'practice.startRound'>, none: string): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    try {
      const begun = await call('practice.startRound', choice);
      const { roundId } = begun;
      if (roundId) {
        freshRound.give(roundId, { begun, choice });
        navigate(`/practice?round=${encodeURIComponent(roundId)}`);
      } else presenter().toast({ kind: 'info', message: none });
    } catch {
      // The core has said why.
    }
    setStarting(false);
  };
  return { isStarting, begin: (choice, none) => void begin(choice, none) };
}
