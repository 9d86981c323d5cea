import { expect, it } from 'vitest';
import { isNumber, plainNumber } from './codec.ts';

it('commas and spaces between thousands are taken out, wide characters made narrow', () => {
  for (const [typed, plain] of [
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['１，０００．５', '1000.5'],
    ['-12,345,678.25', '-12345678.25'],
    [' ６０ ', '60'],
  ] as const) {
    expect(plainNumber(typed)).toBe(plain);
    expect(isNumber(typed)).toBe(true);
  }
});

it('what may be meant otherwise stays as it was typed, and is no number', () => {
  for (const typed of ['1,5', '1，5', '2 5', '12 34', '1.000,5', '1,00', ',5', '1,000,5']) {
    expect(plainNumber(typed)).toBe(typed.normalize('NFKC'));
    expect(isNumber(typed)).toBe(false);
  }
});
