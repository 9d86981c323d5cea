import type { RefObject } from 'react';
import { useKeys } from '#runtime/react/useKeys.ts';

/** A key with Ctrl or ⌘ works for the form that holds the focus, or the only one there is; not for one behind a dialog that has the focus. */
export function useShortcut({
  root,
  key,
  run,
}: {
  root: RefObject<HTMLFormElement>;
  key: string;
  run: (() => Promise<void>) | undefined;
}): void {
  useKeys((event) => {
    if (!run || event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const form = root.current;
    const forms = [...document.querySelectorAll('form.screen-form')];
    const dialog = document.activeElement?.closest('[aria-modal="true"]');
    if (dialog && !dialog.contains(form)) return;
    const isMine =
      form?.contains(document.activeElement) ||
      (forms.at(-1) === form && !forms.some((other) => other.contains(document.activeElement)));
    if (!isMine) return;
    event.preventDefault();
    // What is being typed counts: widgets that take their value on leaving give it up now.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void run();
  });
}
