import { useRef, type KeyboardEvent } from 'react';
import { edited, indented, newLine, outdented, type Edit } from '#runtime/core/indent.ts';

/**
 * What keys do in a box for code: Tab and Shift + Tab indent, Enter begins the next line as far in as this one. After
 * Esc the next Tab leaves the box, so that nobody who has no mouse is caught in it.
 */
export function useCodeKeys({
  onChange,
}: {
  onChange(text: string): void;
}): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const isLeaving = useRef(false);
  return (event) => {
    const { key, currentTarget: box } = event;
    if (
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      box.readOnly ||
      key === 'Shift'
    )
      return;
    if (key === 'Escape') {
      isLeaving.current = true;
      event.stopPropagation();
      return;
    }
    const wasLeaving = isLeaving.current;
    isLeaving.current = false;
    if (key !== 'Enter' && (key !== 'Tab' || wasLeaving)) return;
    event.preventDefault();
    const writing = { text: box.value, start: box.selectionStart, end: box.selectionEnd };
    const edit = key === 'Enter' ? newLine(writing) : event.shiftKey ? outdented(writing) : indented(writing);
    if (edited({ text: writing.text, edit }).length > longest(box)) return;
    write({ box, edit, onChange });
  };
}

function longest({ maxLength }: HTMLTextAreaElement): number {
  return maxLength < 0 ? Infinity : maxLength;
}

/** As if it were typed, so that it can be undone; where the browser cannot do that, by value. */
function write({ box, edit, onChange }: { box: HTMLTextAreaElement; edit: Edit; onChange(text: string): void }): void {
  const { from, to, insert, start, end } = edit;
  const text = edited({ text: box.value, edit });
  box.setSelectionRange(from, to);
  const isTyped =
    typeof document.execCommand === 'function' &&
    document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped || box.value !== text) {
    box.value = text;
    onChange(text);
  }
  box.setSelectionRange(start, end);
}
