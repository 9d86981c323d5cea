/** Whether a key was pressed in the desk or in what is around it – a click on plain text focuses the nearest that can be –, not in a menu beside it. */
export function isAtDesk(target: EventTarget | null, within: Element | null): boolean {
  const desk = within?.closest('.marking-desk');
  return target instanceof Node && desk instanceof Element && (desk.contains(target) || target.contains(desk));
}

/** Whether it was pressed on something that the selector means. */
export function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
