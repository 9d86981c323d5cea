import { durationText } from '#runtime/core/duration.ts';
import type { ServerClock } from './serverClock.ts';
import { mostSilence } from './stream.ts';
import { texts } from './texts.ts';
import { useNow } from './useNow.ts';

/** Says large for how long there has been no word of the server, where that is too long or a reading has failed. */
export function Cut({ clock, hasFailed }: { clock: ServerClock; hasFailed: boolean }) {
  useNow(clock, 1000);
  const silence = clock.silence();
  if (silence < mostSilence && !hasFailed) return null;
  return (
    <p role="alert" className="invigilation-cut">
      {texts.cut} <span role="timer">{durationText(Math.round(silence / 1000))}</span>，{texts.maybeOld}
    </p>
  );
}
