import { hasFormula } from '#kinds/richText/screen/formulas.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { asHtml } from './html.ts';

/** A text of an answer with its formulas drawn. */
export function AnswerPreview({ text }: { text: string }) {
  return hasFormula(text) ? <RichText html={asHtml(text)} /> : null;
}
