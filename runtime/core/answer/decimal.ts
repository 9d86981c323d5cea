/** A number as it was written, without loss: `units` of 10^-`places`. */
export interface Decimal {
  units: bigint;
  places: number;
}

/**
 * A text as a number: digits, with a sign, a fraction and commas between thousands. Anything else is none, also what has
 * zeros in front: that is a code.
 */
export function readDecimal(text: string): Decimal | undefined {
  const match = written.exec(text.normalize('NFKC').replace(/\s+/g, '').replace('\u2212', '-'));
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { units: BigInt(`${sign === '-' ? '-' : ''}${whole.replace(/,/g, '')}${fraction}`), places: fraction.length };
}

/** Whether two numbers are at most `tolerance` apart. */
export function isWithin({ a, b, tolerance = 0 }: { a: Decimal; b: Decimal; tolerance?: number | undefined }): boolean {
  const bound = readDecimal(writeNumber(tolerance)) ?? { units: 0n, places: 0 };
  const places = Math.max(a.places, b.places, bound.places);
  const difference = scaled(a, places) - scaled(b, places);
  return (difference < 0n ? -difference : difference) <= scaled(bound, places);
}

/** A number without an exponent: 1e-7 is 0.0000001. */
export function writeNumber(value: number): string {
  return String(value).includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : String(value);
}

const written = /^([+-]?)(\d{1,3}(?:,\d{3})+|0|[1-9]\d*)(?:\.(\d+))?$/;

function scaled({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}
