import { useEffect, useRef, useState } from 'react';
import { clockText } from '#learner/sitting/clockText.ts';
import { texts } from './texts.ts';

/** Counts down the seconds that the server told, whatever the clock of the device says. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd(): void }) {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      const remaining = end - performance.now();
      setLeft(Math.max(0, Math.ceil(remaining / 1000)));
      if (remaining > 0) return;
      clearInterval(timer);
      ended.current();
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return (
    <p className="exam-room-left" role="timer">
      {texts.until} <b>{clockText(left)}</b>
    </p>
  );
}
