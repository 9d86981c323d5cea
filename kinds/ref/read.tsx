import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { labelNameOf, marksNameOf } from './names.ts';
import { marksText } from './screen/marks.ts';

/**
 * The label that came with the record, and small what tells it apart; the id where no label came. A record that has no
 * label here is beyond the reach of whoever looks (rule T16).
 */
export const read: Read = ({ name, field, value, record, lookups, isCell }) => {
  const label = record[labelNameOf(name)];
  const text = Array.isArray(label)
    ? label.map(asText).join('、')
    : asText(label) || (Array.isArray(value) ? value.map(asText).join('、') : asText(value));
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  if (label === null) return <span className="screen-none">{texts.beyondReach}</span>;
  const marks = marksText({ field, marks: record[marksNameOf(name)], lookups });
  return (
    <span {...(isCell ? { title: marks ? `${text} ${marks}` : text } : { className: 'screen-text' })}>
      {text}
      {marks && <small className="screen-marks">{marks}</small>}
    </span>
  );
};
