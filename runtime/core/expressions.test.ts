import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Expression, Json } from '#generators/formats.ts';
import { evaluate, ExpressionError, isTrue, unknownOperation } from './expressions.ts';

describe('evaluate', () => {
  it('reads data by path, and null where there is none', () => {
    expect(evaluate({ var: 'row.state' }, { row: { state: 'draft' } })).toBe('draft');
    expect(evaluate({ var: 'row.owner.name' }, { row: {} })).toBeNull();
    expect(evaluate({ var: ['row.state', 'on'] }, {})).toBe('on');
  });

  it('sums products over a list', () => {
    const total: Expression = { sum: { map: [{ var: 'ruleList' }, { '*': [{ var: 'num' }, { var: 'score' }] }] } };
    expect(evaluate(total, { ruleList: [{ num: 10, score: 2 }, { num: 5, score: 0.5 }, { num: 3 }] })).toBe(22.5);
    expect(evaluate(total, {})).toBe(0);
  });

  it('sums without the noise of binary fractions', () => {
    expect(evaluate({ sum: [0.1, 0.2] }, {})).toBe(0.3);
  });

  it.each<[Json, boolean]>([
    [null, true],
    ['', true],
    ['  ', true],
    [[], true],
    [{}, true],
    [0, false],
    [false, false],
    ['a', false],
    [[0], false],
  ])('empty of %j is %s', (value, expected) => {
    expect(evaluate({ empty: { var: 'value' } }, { value })).toBe(expected);
  });

  it('counts characters as people do, and entries', () => {
    expect(evaluate({ len: { var: 'text' } }, { text: '证书😀' })).toBe(3);
    expect(
      evaluate(
        { len: { filter: [{ var: 'options' }, { var: 'isAnswer' }] } },
        { options: [{ isAnswer: true }, { isAnswer: false }] },
      ),
    ).toBe(1);
    expect(evaluate({ len: { var: 'missing' } }, {})).toBe(0);
  });

  it('adds whole days and minutes to what is a day or time', () => {
    expect(evaluate({ addDays: ['2024-02-28', 2] }, {})).toBe('2024-03-01');
    expect(evaluate({ addDays: ['2024-02-28 23:30:00', -28] }, {})).toBe('2024-01-31 23:30:00');
    expect(evaluate({ addMinutes: ['2024-02-28 23:30:00', 45] }, {})).toBe('2024-02-29 00:15:00');
    expect(evaluate({ addMinutes: ['2024-02-28', 45.5] }, {})).toBe('2024-02-28 00:46:00');
    expect(evaluate({ addDays: ['2024-02-28', null] }, {})).toBe('2024-02-28');
    for (const moment of [null, '', 'soon', 5]) expect(evaluate({ addDays: [moment, 1] }, {})).toBeNull();
    expect(evaluate({ addDays: ['2024-02-28', 5_000_000] }, {})).toBeNull();
  });

  it('says what is wrong with the number of a document, and nothing of what is not filled in', () => {
    const of = (record: unknown): Json =>
      evaluate({ idNumberProblem: [{ var: 'idType' }, { var: 'idNumber' }] }, record);
    expect(of({ idType: 'taiwan', idNumber: '123' })).toBe('通行证号码应为 8 位或 10 位数字');
    expect(of({ idType: 'taiwan', idNumber: '12345678' })).toBeNull();
    for (const record of [{}, { idType: 'taiwan' }, { idNumber: '123' }, { idType: 'taiwan', idNumber: 123 }])
      expect(of(record)).toBeNull();
  });

  it('knows the day and the moment in Shanghai', () => {
    vi.useFakeTimers({ now: new Date('2024-04-30T17:30:05Z') });
    expect(evaluate({ today: [] }, {})).toBe('2024-05-01');
    expect(evaluate({ now: [] }, {})).toBe('2024-05-01 01:30:05');
    vi.useRealTimers();
  });

  it('lists what is missing without taking data for expressions', () => {
    expect(evaluate({ missing: ['a', 'b'] }, { a: 1 })).toEqual(['b']);
    expect(evaluate({ missing: { var: 'keys' } }, { keys: [{ 'cat.constructor': ['return 1'] }] })).toEqual([
      { 'cat.constructor': ['return 1'] },
    ]);
  });

  it('never reaches the prototypes of data', () => {
    expect(evaluate({ var: 'constructor' }, {})).toBeNull();
    expect(evaluate({ var: 'a.constructor.constructor' }, { a: 'text' })).toBeNull();
    expect(evaluate({ var: '__proto__.toString' }, {})).toBeNull();
  });

  it.each(['log', 'method', 'cat.constructor', 'missing_some', 'eval'])(
    'refuses the operation %s, however deep',
    (name) => {
      expect(() => evaluate({ if: [true, [{ '!': { [name]: ['x'] } }]] }, {})).toThrow(ExpressionError);
    },
  );

  it('never throws, whatever the data', () => {
    const names = [
      'var',
      'missing',
      '==',
      '!=',
      '<',
      '>=',
      '+',
      '-',
      '*',
      '/',
      '%',
      'and',
      'or',
      '!',
      'if',
      'in',
      'cat',
      'substr',
      'merge',
      'max',
      'map',
      'filter',
      'reduce',
      'all',
      'some',
      'none',
      'empty',
      'len',
      'sum',
    ];
    const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom<Expression>(null, 1, '', 'a', true, []),
        fc.constantFrom<Expression>({ var: 'a' }, { var: 'a.b' }, { var: '' }),
        fc
          .tuple(fc.constantFrom(...names), fc.array(tie('expression'), { maxLength: 3 }))
          .map(([name, values]): Expression => ({ [name]: values })),
      ),
    }));
    fc.assert(
      fc.property(expression, fc.jsonValue(), (tree, data) => {
        expect(() => evaluate(tree, data)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the data as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const before = JSON.stringify(data);
        evaluate({ merge: [{ var: '' }, { map: [{ var: '' }, { var: '' }] }] }, data);
        expect(JSON.stringify(data)).toBe(before);
      }),
    );
  });
});

describe('isTrue', () => {
  it('holds without a condition', () => {
    expect(isTrue(undefined, {})).toBe(true);
    expect(isTrue(false, {})).toBe(false);
  });

  it('takes an empty list for false, an object that is no operation for true', () => {
    expect(isTrue({ var: 'rows' }, { rows: [] })).toBe(false);
    expect(isTrue({ var: 'rows' }, { rows: [0] })).toBe(true);
  });
});

describe('unknownOperation', () => {
  it('takes an object of several keys for plain data, as JSON Logic does', () => {
    expect(unknownOperation({ a: 1, b: 2 })).toBeUndefined();
    expect(unknownOperation({ a: 1 })).toBe('a');
  });
});
