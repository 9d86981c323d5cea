/** What a reply said of the time left. */
export interface Sample {
  /** Seconds left by the server, rounded up. */
  remainingSeconds: number;
  /** When the call left and its reply came, by `performance.now()`. */
  sentAt: number;
  receivedAt: number;
}

export interface Countdown {
  add(sample: Sample): void;
  /** Milliseconds left, never below 0; nothing before the first sample. */
  remaining(): number | undefined;
}

/**
 * Counts down to the server's deadline by the browser's monotonic clock; what the wall clock says plays no part. Each
 * sample says between which two moments the deadline lies, and every further one narrows that. One that contradicts
 * the former ones shows that the monotonic clock stood still, as while a computer sleeps: it counts alone.
 */
export function createCountdown(): Countdown {
  let bounds: { earliest: number; latest: number } | undefined;
  return {
    add({ remainingSeconds, sentAt, receivedAt }) {
      const sample = { earliest: sentAt + (remainingSeconds - 1) * 1000, latest: receivedAt + remainingSeconds * 1000 };
      const both = bounds && {
        earliest: Math.max(bounds.earliest, sample.earliest),
        latest: Math.min(bounds.latest, sample.latest),
      };
      bounds = both && both.earliest <= both.latest ? both : sample;
    },
    remaining: () => bounds && Math.max(0, (bounds.earliest + bounds.latest) / 2 - performance.now()),
  };
}

/** Asks, and says when: the sample that the reply carries. */
export async function timed<Reply extends { remainingSeconds: number }>(
  ask: () => Promise<Reply>,
): Promise<{ reply: Reply; sample: Sample }> {
  const sentAt = performance.now();
  const reply = await ask();
  return { reply, sample: { remainingSeconds: reply.remainingSeconds, sentAt, receivedAt: performance.now() } };
}
