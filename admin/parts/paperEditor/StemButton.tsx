import type { ButtonHTMLAttributes } from 'react';
import { texts } from './texts.ts';

/** The stem of a question in a line; pressed, the whole question opens below it. */
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
      {stem}
    </button>
  );
}
