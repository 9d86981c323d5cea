import { useEffect, useRef, useState } from 'react';
import { call, type Input, type Output } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { followed } from '#runtime/screen/jobs/followed.ts';
import type { Job } from '#runtime/screen/jobs/job.ts';

type Result = Output<'paperRule.simulated'>;

/** Where a simulation stands. */
export type Stage =
  | { is: 'asking'; wasCancelled?: boolean }
  | { is: 'running'; progress: number; isWaiting: boolean }
  | { is: 'failed'; message: string }
  | { is: 'done'; result: Result };

export interface Simulation {
  stage: Stage;
  begin(input: Input<'paperRule.simulate'>): void;
  /** Ends the one that is under way; nobody would see what comes of it. */
  cancel(): void;
  /** Back to the questions. */
  ask(): void;
}

/** A simulation as a job that is followed while its dialog is there, and cancelled with it. */
export function useSimulation(): Simulation {
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const current = useRef<AbortController>();
  const cancel = (): void => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);

  const run = async (input: Input<'paperRule.simulate'>, { signal }: AbortController): Promise<void> => {
    const show = (next: Stage): void => {
      if (!signal.aborted) setStage(next);
    };
    try {
      const { id } = await call('paperRule.simulate', input, { isQuiet: true });
      const stop = (): void => void call('job.cancel', { id }, { isQuiet: true }).catch(() => undefined);
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      const begun: Pick<Job, 'id' | 'state' | 'progress' | 'message'> = { id, state: 'waiting', progress: 0 };
      const ended = await followed({
        begun,
        signal,
        onChange: ({ state, progress }) => show({ is: 'running', progress, isWaiting: state === 'waiting' }),
      });
      signal.removeEventListener('abort', stop);
      if (ended.state === 'cancelled') return show({ is: 'asking', wasCancelled: true });
      if (ended.state !== 'done') return show({ is: 'failed', message: ended.message ?? '' });
      show({ is: 'done', result: await call('paperRule.simulated', { id }, { isQuiet: true, signal }) });
    } catch (error) {
      show({ is: 'failed', message: toCallError(error).message });
    }
  };

  return {
    stage,
    begin(input) {
      cancel();
      const controller = new AbortController();
      current.current = controller;
      setStage({ is: 'running', progress: 0, isWaiting: true });
      void run(input, controller);
    },
    cancel() {
      cancel();
      setStage({ is: 'asking', wasCancelled: true });
    },
    ask: () => setStage({ is: 'asking' }),
  };
}
