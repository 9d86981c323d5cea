/** Whether a key is written somewhere, or asks something of the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof HTMLElement &&
      target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null)
  );
}
