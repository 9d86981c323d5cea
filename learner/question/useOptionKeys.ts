import { useKeys } from '#runtime/react/useKeys.ts';
import { orderOfLabel } from './optionLabel.ts';
import { chooseOption, type Answer, type Question } from './question.ts';

interface OptionKeysProps {
  question: Question;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  /** No key counts, e.g. once the answer was checked. */
  isOff?: boolean;
}

/** Letters (A, B, C …, T and F) and figures choose options of the question that fills the page. */
export function useOptionKeys(props: OptionKeysProps): void {
  usePageKeys((event) => {
    const { question, answer, onAnswer, isOff = false } = props;
    if (isOff) return;
    const figure = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
    const order = figure
      ? question.optionList.find((option) => option.order === figure)?.order
      : /^[a-z]$/i.test(event.key)
        ? orderOfLabel({ question, label: event.key })
        : undefined;
    if (order === undefined) return;
    event.preventDefault();
    onAnswer(chooseOption({ question, answer, order }));
  });
}

/** Calls for each key that is meant for the page: not while something is written, a dialog is open or a command key is held. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  useKeys((event) => {
    if (isForPage(event)) onKey(event);
  });
}

function isForPage({ key, ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (
    ctrlKey ||
    altKey ||
    metaKey ||
    isComposing ||
    document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')
  )
    return false;
  return (
    !(target instanceof HTMLElement) ||
    !(target.closest(writing) || (key.startsWith('Arrow') && target.closest(scrolling)))
  );
}

/** What arrows move: a wide table or formula. */
const scrolling = '.rich-wide';

/** Where keys write or choose by themselves. */
const writing =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="tablist"]';
