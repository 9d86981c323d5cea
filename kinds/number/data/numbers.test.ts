import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, numberColumn, numberProblem, rangeOf } from './numbers.ts';

const number = (words: object) => ({ type: 'number' as const, title: '数', ...words });

describe('the column of a number', () => {
  it.each([
    ['nothing said', {}, 'numeric(12,2)'],
    ['steps of a ten-thousandth', { multipleOf: 0.0001 }, 'numeric(14,4)'],
    ['steps written with an exponent', { multipleOf: 1e-7, maximum: 1, minimum: 0 }, 'numeric(17,7)'],
    ['halves', { multipleOf: 0.5, maximum: 100 }, 'numeric(12,2)'],
    ['a large bound', { multipleOf: 0.01, minimum: 0, maximum: 1_000_000_000_000 }, 'numeric(15,2)'],
    ['a large bound below nothing', { multipleOf: 1, minimum: -1_000_000_000_000, maximum: 0 }, 'numeric(15,2)'],
  ])('%s', (_name, words, type) => {
    expect(numberColumn(number(words))).toBe(type);
  });

  it('an integer is as large as its limits ask for', () => {
    expect(
      [{}, { maximum: 2_147_483_647 }, { maximum: 2_147_483_648 }, { minimum: -3_000_000_000 }].map((words) =>
        numberColumn({ type: 'integer', ...words }),
      ),
    ).toEqual(['integer', 'integer', 'bigint', 'bigint']);
    expect(rangeOf({ type: 'integer' })).toEqual({ minimum: -2_147_483_647, maximum: 2_147_483_647, step: 1 });
  });

  it('what JavaScript cannot keep exactly is a problem', () => {
    expect(numberProblem(number({ multipleOf: 1e-6 }))).toContain('超过 15 位');
    expect(numberProblem(number({ multipleOf: 1e-6, minimum: 0, maximum: 1000 }))).toBeUndefined();
    expect(numberProblem({ type: 'integer', maximum: 1e17 })).toContain('不能准确保存');
  });

  it('decimals of a step', () => {
    expect([1, 0.5, 0.25, 1e-7, 2.5e-3, 10, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 7, 4, 0, 0]);
  });

  it('has room for every value that is taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 1_000_000_000 }), (scale, maximum) => {
        const property = number({ multipleOf: Number(`1e-${scale}`), minimum: 0, maximum });
        if (numberProblem(property) !== undefined) return;
        const [, precision = '0', behind = '0'] = /numeric\((\d+),(\d+)\)/.exec(numberColumn(property)) ?? [];
        expect(Number(behind)).toBeGreaterThanOrEqual(scale);
        expect(Number(precision) - Number(behind)).toBeGreaterThanOrEqual(String(maximum).length);
      }),
    );
  });
});
