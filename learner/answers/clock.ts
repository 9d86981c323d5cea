import { createCountdown, type Sample } from './countdown.ts';

/** The time left of a sitting, and who is told as it runs out. */
export interface Clock {
  /** Milliseconds left by the server's deadline; nothing while not known. */
  remaining(): number | undefined;
  /** Whether typed text is sent without waiting for more. */
  isLastMoments(): boolean;
  /** Takes in what a reply said of the time left; that of a paused exam stands still. */
  hear(sample: Sample, isPaused: boolean): void;
  /** Watches for the end, anew where it has told of it. */
  watch(): void;
  /** Tells nothing any more until the time is heard of again. */
  stop(): void;
}

interface ClockOptions {
  onLastMoments(): void;
  onEnd(): void;
}

/** Milliseconds before the end from which typed text is sent without waiting for more. */
const lastMoments = 5000;

/** A clock that tells when the last moments begin and when time is over. */
export function createClock({ onLastMoments, onEnd }: ClockOptions): Clock {
  const countdown = createCountdown();
  let held: number | undefined;
  const remaining = (): number | undefined => held ?? countdown.remaining();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(timer);
    const left = remaining();
    if (left === undefined || held !== undefined) return;
    if (left <= lastMoments) timer = setTimeout(onEnd, left);
    else
      timer = setTimeout(() => {
        onLastMoments();
        watch();
      }, left - lastMoments);
  };

  return {
    remaining,
    isLastMoments: () => (remaining() ?? 0) <= lastMoments,
    hear(sample, isPaused) {
      held = isPaused ? sample.remainingSeconds * 1000 : undefined;
      if (!isPaused) countdown.add(sample);
      watch();
    },
    watch,
    stop: () => clearTimeout(timer),
  };
}
