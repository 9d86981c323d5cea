import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

/** A day, or a moment to the minute; the whole text on hovering. Histories have moments with a `T` in the middle. */
export const read: Read = ({ value }) => {
  if (typeof value !== 'string' || value === '') return <span className="screen-none">{texts.none}</span>;
  return (
    <time className="screen-number" dateTime={value.replace(' ', 'T')} title={value}>
      {value.slice(0, 16).replace('T', ' ')}
    </time>
  );
};
