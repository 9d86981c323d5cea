import { asText } from '../../records.ts';
import { texts } from '../../texts.ts';
import type { Read } from '../types.ts';

/** The label that came with the record; the id where there is none. */
export const read: Read = ({ name, value, record, isCell }) => {
  const label = record[`${name}Label`];
  const text = Array.isArray(label) ? label.map(asText).join('、') : asText(label) || (Array.isArray(value) ? value.map(asText).join('、') : asText(value));
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  return isCell ? <span title={text}>{text}</span> : <span className="screen-text">{text}</span>;
};
