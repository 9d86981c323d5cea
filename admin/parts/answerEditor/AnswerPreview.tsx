import { hasFormula } from '#runtime/screen/fields/richText/formulas.ts';
import { RichText } from '#runtime/screen/fields/richText/RichText.tsx';
import { asHtml } from './html.ts';

/** A text of an answer with its formulas drawn. */
export function AnswerPreview({ text }: { text: string }) {
  return hasFormula(text) ? <RichText html={asHtml(text)} /> : null;
}
