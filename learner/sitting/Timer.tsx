import { useState } from 'react';
import { clockText } from './clockText.ts';
import { texts } from './texts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Seconds left at which the time turns red and is spoken, and is spoken again. */
const warnings = [300, 60] as const;

/** The time left, counted down; red and spoken only when it grows short. */
export function Timer({ remaining }: { remaining: () => number | undefined }) {
  const seconds = useSecondsLeft(remaining);
  const [spoken, setSpoken] = useState('');
  const [former, setFormer] = useState(seconds);
  if (seconds !== former) {
    setFormer(seconds);
    const passed = warnings.find(
      (warning) => former !== undefined && seconds !== undefined && former > warning && seconds <= warning,
    );
    if (passed !== undefined) setSpoken(texts.spokenLeft(passed / 60));
  }
  return (
    <>
      <span
        className={`exam-timer${seconds !== undefined && seconds <= warnings[0] ? ' is-short' : ''}`}
        role="timer"
        aria-label={texts.timeLeft}
      >
        {seconds === undefined ? '--:--' : clockText(seconds)}
      </span>
      <span className="exam-spoken" role="status">
        {spoken}
      </span>
    </>
  );
}
