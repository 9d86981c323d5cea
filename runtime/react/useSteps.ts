import { useState, type KeyboardEvent } from 'react';
import { isSame } from '#runtime/core/operations/same.ts';

export interface Steps<Value> {
  /** `of` names what is typed bit by bit: one change after the other of the same is one step. */
  change(next: Value, of?: string): void;
  /** Undefined where there is nothing to. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Ctrl Z, and Ctrl Y or Ctrl Shift Z; a box undoes its own typing, and a dialog that was opened from here is none of its concern. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Former values, the latest last, and undone ones, the next to do again last. */
interface Kept<Value> {
  /** What came of the latest step: another value is somebody else's, and its steps are not ours. */
  value: Value;
  past: readonly Value[];
  future: readonly Value[];
  of?: string | undefined;
}

const mostSteps = 100;

/** What was changed by others; a change that only goes on with it is the same step. */
export const elsewhere = 'elsewhere';

/**
 * Changes of a value, undone and done again.
 * @param isShared others on the page change the value too: that is a step like ours; else it ends what can be undone
 */
export function useSteps<Value>({
  value,
  onChange,
  isShared = false,
}: {
  value: Value;
  onChange(value: Value): void;
  isShared?: boolean;
}): Steps<Value> {
  const [kept, setKept] = useState<Kept<Value>>({ value, past: [], future: [] });
  const steps: Kept<Value> = isSame(kept.value, value)
    ? kept
    : { value, past: isShared ? withOne(kept.past, kept.value) : [], future: [], of: elsewhere };
  const go = (next: Kept<Value>): void => {
    setKept(next);
    onChange(next.value);
  };
  const undo =
    steps.past.length > 0
      ? () => go({ value: steps.past.at(-1) as Value, past: steps.past.slice(0, -1), future: [...steps.future, value] })
      : undefined;
  const redo =
    steps.future.length > 0
      ? () =>
          go({ value: steps.future.at(-1) as Value, past: [...steps.past, value], future: steps.future.slice(0, -1) })
      : undefined;
  return {
    change: (next, of) => {
      if (isSame(next, value)) return;
      const goesOn = of !== undefined && of === steps.of;
      go({ value: next, past: goesOn ? steps.past : withOne(steps.past, value), future: [], of });
    },
    undo,
    redo,
    onKeyDown: (event) => {
      if (!(event.ctrlKey || event.metaKey) || isBox(event.target)) return;
      if (!event.currentTarget.contains(event.target as Node)) return;
      const key = event.key.toLowerCase();
      const step = key === 'z' && !event.shiftKey ? undo : key === 'y' || key === 'z' ? redo : undefined;
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}

function withOne<Value>(past: readonly Value[], value: Value): readonly Value[] {
  return [...past, value].slice(-mostSteps);
}

/** Whether what is typed goes into it. */
function isBox(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  );
}
