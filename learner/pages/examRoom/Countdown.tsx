import { useEffect, useRef } from 'react';
import { clockText } from '#learner/sitting/clockText.ts';
import { useSecondsLeft } from '#learner/sitting/useSecondsLeft.ts';
import type { Moment } from './moment.ts';
import { texts } from './texts.ts';

const day = 86_400;

/** Counts down to a moment, whatever the clock of the device says. */
export function Countdown({ to, onEnd }: { to: Moment; onEnd(): void }) {
  // At the end the server is asked.
  const remaining = (): number => Math.min(to.steady - performance.now(), to.wall - Date.now());
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
