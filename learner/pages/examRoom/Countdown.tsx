import { useEffect, useRef, useState } from 'react';
import { clockText } from '#learner/sitting/clockText.ts';
import { useSecondsLeft } from '#learner/sitting/useSecondsLeft.ts';
import { texts } from './texts.ts';

/** Counts down the seconds that the server told, whatever the clock of the device says. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd(): void }) {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const left = Math.max(0, useSecondsLeft(() => end - performance.now()) ?? 0);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) ended.current();
  }, [isOver]);
  return (
    <p className="exam-room-left" role="timer">
      {texts.until} <b>{clockText(left)}</b>
    </p>
  );
}
