import { useEffect, useState } from 'react';
import { fromWire, toWireTime } from '#runtime/core/dates.ts';
import type { Sitting } from '#learner/answers/sitting.ts';

/**
 * When the server acknowledged what had waited last, `HH:mm:ss` by its own clock; nothing before there was something.
 * A reply does not say its time: it is that of the paper and what has passed since.
 */
export function useSavedTime({ sitting, serverTime }: { sitting: Sitting; serverTime: string }): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const ahead = (fromWire(serverTime)?.getTime() ?? Date.now()) - Date.now();
    let { waiting } = sitting.saving.get();
    return sitting.saving.subscribe(() => {
      const former = waiting;
      ({ waiting } = sitting.saving.get());
      if (waiting === 0 && former > 0) setTime(toWireTime(new Date(Date.now() + ahead)).slice(11));
    });
  }, [sitting, serverTime]);
  return time;
}
