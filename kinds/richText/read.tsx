import { asText, plainText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';
import { isBlankHtml } from './codec.ts';
import { FormulaText } from './screen/FormulaText.tsx';
import { hasFormula } from './screen/formulas.ts';
import { RichText } from './screen/RichText.tsx';

/** In a cell the plain text with its formulas; elsewhere the text as it was formatted. */
export const read: Read = ({ value, isCell }) => {
  const html = asText(value);
  if (isBlankHtml(html)) return <span className="screen-none">{texts.none}</span>;
  if (!isCell) return <RichText html={html} />;
  const text = plainText(html);
  if (hasFormula(text)) return <FormulaText text={text} />;
  return <span title={text}>{text}</span>;
};
