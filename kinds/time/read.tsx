import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { shownTime } from './clock.ts';

/** A time to the minute; with seconds where there are some. */
export const read: Read = ({ value }) => {
  const text = asText(value);
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  return (
    <time className="screen-number" dateTime={text}>
      {shownTime(text)}
    </time>
  );
};
