import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { labelsNameOf, marksNameOf } from '../ref/names.ts';
import { marksText } from '../ref/screen/marks.ts';
import type { Read } from '../screen/types.ts';

/** The labels that came with the record, as tags, and small what tells them apart; an id where there is no label. */
export const read: Read = ({ name, field, value, record, lookups }) => {
  const [labels, marks] = [record[labelsNameOf(name)], record[marksNameOf(name)]];
  const named = (Array.isArray(value) ? value : []).map((id, index) => ({
    id: asText(id),
    label: asText(Array.isArray(labels) ? labels[index] : undefined) || asText(id),
    marks: marksText({ field, marks: Array.isArray(marks) ? marks[index] : undefined, lookups }),
  }));
  if (named.length === 0) return <span className="screen-none">{texts.none}</span>;
  return (
    <span
      className="screen-tags"
      title={named.map((each) => [each.label, each.marks].filter(Boolean).join(' ')).join('、')}
    >
      {named.map((each) => (
        <span className="screen-tag" key={each.id}>
          {each.label}
          {each.marks && <small className="screen-marks">{each.marks}</small>}
        </span>
      ))}
    </span>
  );
};
