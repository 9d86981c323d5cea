import { useEffect, useState } from 'react';

/** The seconds of what remains in milliseconds, counted down; nothing while it is not known. */
export function useSecondsLeft(remaining: () => number | undefined): number | undefined {
  const read = (): number | undefined => {
    const milliseconds = remaining();
    return milliseconds === undefined ? undefined : Math.ceil(milliseconds / 1000);
  };
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 250);
    return () => clearInterval(timer);
  });
  return seconds;
}
