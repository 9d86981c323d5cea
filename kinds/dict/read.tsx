import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { DictLabel } from './screen/DictLabel.tsx';

/** The label of a code; with a colour it is a state: a dot and the word. Several codes are tags. */
export const read: Read = ({ value, field, lookups }) => {
  const codes = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  if (codes.length === 0) return <span className="screen-none">{texts.none}</span>;
  const values = lookups[field.dict ?? ''];
  if (Array.isArray(value))
    return (
      <span className="screen-tags">
        {codes.map((code) => (
          <span className="screen-tag" key={code}>
            {values?.get(code)?.label ?? code}
          </span>
        ))}
      </span>
    );
  return <DictLabel code={codes[0] ?? ''} known={values?.get(codes[0] ?? '')} />;
};
