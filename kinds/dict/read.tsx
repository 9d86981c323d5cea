import type { ReactNode } from 'react';
import type { DictionaryValue } from '#generators/formats.ts';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

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
  return <Label code={codes[0] ?? ''} known={values?.get(codes[0] ?? '')} />;
};

/** Colours of dictionaries by name, as variables of the style sheet; any other colour is a CSS colour. */
function colourOf(colour: string): string {
  return /^[a-z]+$/.test(colour) ? `var(--screen-${colour})` : colour;
}

function Label({ code, known }: { code: string; known: DictionaryValue | undefined }): ReactNode {
  const label = known?.label ?? code;
  if (!known?.colour) return <span title={label}>{label}</span>;
  return (
    <span className="screen-state">
      <i className="screen-dot" style={{ background: colourOf(known.colour) }} aria-hidden />
      {label}
    </span>
  );
}
