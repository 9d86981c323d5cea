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

/** Typed text as a number is written: full-width characters made narrow, without what stands between thousands. */
export function plainNumber(text: string): string {
  const narrow = text.normalize('NFKC').trim();
  // Elsewhere a comma may be meant as a point: then it is no number, and is told so.
  return thousands.test(narrow) ? narrow.replace(/[, ]/g, '') : narrow;
}

const thousands = /^[+-]?\d{1,3}(?:,\d{3}| \d{3})+(?:\.\d*)?$/;

/** Whether typed text is a number. */
export function isNumber(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plainNumber(text));
}
