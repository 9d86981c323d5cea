import { describe, expect, it } from 'vitest';
import { isWithin, readDecimal } from './decimal.ts';

const within = (a: string, b: string, tolerance?: number): boolean | undefined => {
  const [x, y] = [readDecimal(a), readDecimal(b)];
  return x && y && isWithin({ a: x, b: y, tolerance });
};

describe('numbers of answers', () => {
  it.each([
    ['1,000', '1000', true],
    ['１，０００', '1000.0', true],
    ['−3', '-3', true],
    ['0.1', '.1', undefined],
    ['007', '7', undefined],
    ['1,00', '100', undefined],
    ['90071992547409921', '90071992547409922', false],
  ])('%s and %s: %s', (a, b, isExpected) => {
    expect(within(a, b)).toBe(isExpected);
  });

  it.each([
    ['3.13', '3.14', 0.01, true],
    ['3.15', '3.14', 0.01, true],
    ['3.151', '3.14', 0.01, false],
    ['1.0000001', '1', 1e-7, true],
    ['98', '100', 2, true],
  ])('%s is within %s ± %d: %s', (a, b, tolerance, isExpected) => {
    expect(within(a, b, tolerance)).toBe(isExpected);
  });
});
