import type { Codec } from '../kind.ts';

/** Numbers; text that is no number goes as it is, so that the validator names the mistake. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'number' ? value : null),
  toWire: (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  },
  cleared: null,
};

/** Typed text as a number is written: full-width characters made narrow, without spaces and the commas of thousands. */
export function plainNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s,]/g, '');
}

/** Whether typed text is a number. */
export function isNumber(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plainNumber(text));
}
