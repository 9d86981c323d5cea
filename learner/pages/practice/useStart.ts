import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { loadRoundView } from './loadRoundView.ts';
import type { Begun, Choice } from './round.ts';

/** Beginning a round. */
export interface Starting {
  isStarting: boolean;
  error: CallError | undefined;
  /** What the last choice was. */
  choice: Choice | undefined;
  /** The last choice found nothing. */
  isNone: boolean;
  start: (choice: Choice) => void;
}

/** Begins rounds, one at a time; the code of the round is fetched meanwhile. */
export function useStart({ onBegun }: { onBegun: (begun: Begun, choice: Choice) => void }): Starting {
  const [state, setState] = useState<Omit<Starting, 'start'>>({
    isStarting: false,
    error: undefined,
    choice: undefined,
    isNone: false,
  });
  const start = async (choice: Choice): Promise<void> => {
    if (state.isStarting) return;
    setState({ isStarting: true, error: undefined, choice, isNone: false });
    try {
      const [begun] = await Promise.all([call('practice.startRound', choice, { isQuiet: true }), loadRoundView()]);
      setState({ isStarting: false, error: undefined, choice, isNone: begun.rows.length === 0 });
      if (begun.rows.length > 0) onBegun(begun, choice);
    } catch (thrown) {
      setState({ isStarting: false, error: toCallError(thrown), choice, isNone: false });
    }
  };
  return { ...state, start: (choice) => void start(choice) };
}
