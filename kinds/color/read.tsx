import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { isColor } from './isColor.ts';

/** A patch of the colour beside what it is called; what is none stands as it is. */
export const read: Read = ({ value }) => {
  const text = asText(value);
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  if (!isColor(text)) return <span title={text}>{text}</span>;
  return (
    <span className="screen-color">
      <span className="screen-swatch" style={{ background: text }} aria-hidden />
      {text.toLowerCase()}
    </span>
  );
};
