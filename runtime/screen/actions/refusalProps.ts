import type { NamedAction } from './types.ts';

/** Of a button that cannot be used now: it takes the focus and says why, and a click says it too. */
export function refusalProps({ refusal }: NamedAction): { 'aria-disabled'?: true; title?: string } {
  return refusal ? { 'aria-disabled': true, title: refusal } : {};
}
