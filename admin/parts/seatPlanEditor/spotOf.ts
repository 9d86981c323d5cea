import type { Spot } from '#runtime/core/seats/plan.ts';

/** The place in whose cell of a table something happened. */
export function spotOf(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}
