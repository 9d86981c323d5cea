import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { FormulaText } from '../richText/screen/FormulaText.tsx';
import { hasFormula } from '../richText/screen/formulas.ts';
import type { Read } from '../screen/types.ts';

/** Text as it is, formulas drawn; addresses of the web become links outside tables. */
export const read: Read = ({ value, isCell }) => {
  const text = asText(value);
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  if (hasFormula(text)) return <FormulaText text={text} />;
  if (!isCell && /^https?:\/\/\S+$/.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    );
  }
  return isCell ? <span title={text}>{text}</span> : <span className="screen-text">{text}</span>;
};
