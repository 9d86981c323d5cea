import { useEffect, useRef, useState } from 'react';
import { clockText } from '#learner/sitting/clockText.ts';
import { useSecondsLeft } from '#learner/sitting/useSecondsLeft.ts';
import { texts } from './texts.ts';

const day = 86_400;

/** Counts down the seconds that the server told, whatever the clock of the device says. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd(): void }) {
  // Two clocks: one stands still while the device sleeps, the other may be put back. At the end the server is asked.
  const [end] = useState(() => ({ steady: performance.now() + seconds * 1000, wall: Date.now() + seconds * 1000 }));
  const remaining = (): number => Math.min(end.steady - performance.now(), end.wall - Date.now());
  const left = Math.max(0, useSecondsLeft(remaining) ?? 0);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) ended.current();
  }, [isOver]);
  return (
    <p className="exam-room-left" role="timer">
      {texts.until}{' '}
      <b>
        {left >= day && <span>{texts.days(Math.floor(left / day))} </span>}
        {clockText(left % day)}
      </b>
    </p>
  );
}
