import { useEffect, useRef, type RefObject } from 'react';

export interface FocusAfter {
  /** Around what is led to. */
  root: RefObject<HTMLDivElement>;
  /** Leads the keyboard to a part of a question, or of the group at a place, once they are drawn anew. */
  lead(key: string, part: string): void;
}

/** Where the keyboard is after what had it moved or went; where the part cannot have it, at the head of its group. */
export function useFocusAfter(): FocusAfter {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ key: string; part: string }>();
  useEffect(() => {
    if (!wanted.current) return;
    const { key, part } = wanted.current;
    wanted.current = undefined;
    const name = CSS.escape(key);
    const box = root.current?.querySelector(`[data-key="${name}"], [data-group="${name}"]`) ?? root.current;
    const element = box && (controlOf(box, part) ?? controlOf(box, 'fold'));
    element?.focus();
    if (part === 'title' && element instanceof HTMLInputElement) element.select();
    if (part === 'stem') box?.scrollIntoView({ block: 'nearest' });
  });
  return {
    root,
    lead: (key, part) => {
      wanted.current = { key, part };
    },
  };
}

/** The part of a question where the keyboard is. */
export function partInFocus(): string {
  return document.activeElement?.closest<HTMLElement>('[data-focus]')?.dataset['focus'] ?? 'stem';
}

function controlOf(box: Element, part: string): HTMLInputElement | HTMLButtonElement | undefined {
  const held = `[data-focus="${part}"]`;
  const controls = box.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    `input${held}, button${held}, ${held} input, ${held} button`,
  );
  return [...controls].find(({ disabled }) => !disabled);
}
