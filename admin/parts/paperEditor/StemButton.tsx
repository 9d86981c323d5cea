import type { ButtonHTMLAttributes } from 'react';
import { FormulaText } from '#kinds/richText/screen/FormulaText.tsx';
import { hasFormula } from '#kinds/richText/screen/formulas.ts';
import { useNear } from '#runtime/react/useNear.ts';
import { texts } from './texts.ts';

/** The stem of a question in a line, formulas drawn; pressed, the whole question opens below it. */
export function StemButton({
  stem,
  isOpen,
  onToggle,
  ...passed
}: {
  stem: string | null | undefined;
  isOpen: boolean;
  onToggle(): void;
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-keyshortcuts'> & { 'data-focus'?: string }) {
  return (
    <button
      {...passed}
      type="button"
      className="paper-stem"
      aria-expanded={isOpen}
      title={texts.open}
      onClick={onToggle}
    >
      {stem && hasFormula(stem) ? <DrawnWhenNear text={stem} /> : stem}
    </button>
  );
}

/** A paper has hundreds of questions: drawn all at once, their formulas would hold up the page. */
function DrawnWhenNear({ text }: { text: string }) {
  const [place, isNear] = useNear<HTMLSpanElement>();
  return isNear ? <FormulaText text={text} /> : <span ref={place}>{text}</span>;
}
