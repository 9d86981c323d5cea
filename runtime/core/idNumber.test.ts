import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCharacterOf, idNumberNormal, idNumberProblem } from './idNumber.ts';

/** The check character by the standard's own recursion, without a table of weights. */
function checked(digits: string): string {
  const product = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const check = (12 - product) % 11;
  return digits + (check === 10 ? 'X' : String(check));
}

/** Of nobody: no county has the number 0000, and nobody the sequence 000. */
const madeUp = (region: string, birth: string, sequence = '000'): string => checked(`${region}0000${birth}${sequence}`);

const problem = (type: string, number: string): string | undefined => idNumberProblem({ type, number });
const withX = Array.from({ length: 100 }, (_, index) => madeUp('11', '20000101', String(index).padStart(3, '0'))).find(
  (number) => number.endsWith('X'),
) as string;

afterEach(() => void vi.useRealTimers());

describe('the number of a document', () => {
  it.each([
    ['idCard', madeUp('11', '20000229')],
    ['idCard', madeUp('65', '19490101')],
    ['idCard', withX],
    ['idCard', ` ${withX.toLowerCase().slice(0, 6)} ${withX.toLowerCase().slice(6)} `],
    ['residence', madeUp('81', '19991231')],
    ['residence', madeUp('82', '19991231')],
    ['residence', madeUp('83', '19991231')],
    ['hkMacao', 'H00000000'],
    ['hkMacao', 'm0000000000'],
    ['taiwan', '00000000'],
    ['taiwan', '0000000000'],
    ['passport', 'E00000000'],
    ['passport', '00000'],
    ['passport', 'A'.repeat(16) + '1'],
    ['passport', 'Ｅ００００００００'],
    ['idCard', ''],
    ['idCard', '  '],
    ['', 'E0'],
  ])('%s %s may be one', (type, number) => {
    expect(problem(type, number)).toBeUndefined();
  });

  it.each([
    ['idCard', '110000000101000', /18 位，现在是 15 位/],
    ['idCard', `${madeUp('11', '20000101')}0`, /18 位，现在是 19 位/],
    ['idCard', 'A'.repeat(18), /前 17 位应为数字/],
    ['idCard', `${withX.slice(0, 17)}Y`, /最后一位是数字或 X/],
    ['idCard', madeUp('10', '20000101'), /前两位/],
    ['idCard', madeUp('00', '20000101'), /前两位/],
    ['idCard', madeUp('81', '20000101'), /港澳台居民居住证/],
    ['idCard', madeUp('11', '20010229'), /2001-02-29 不存在/],
    ['idCard', madeUp('11', '20001301'), /2000-13-01 不存在/],
    ['idCard', madeUp('11', '29990101'), /2999-01-01 还没有到/],
    ['residence', madeUp('11', '20000101'), /81（香港）/],
    ['residence', madeUp('81', '20010229'), /居住证号码中的出生日期/],
    ['hkMacao', 'H000000000', /H 或 M/],
    ['hkMacao', 'A00000000', /H 或 M/],
    ['hkMacao', '00000000', /H 或 M/],
    ['taiwan', '000000000', /8 位或 10 位/],
    ['taiwan', 'A0000000', /8 位或 10 位/],
    ['passport', 'ABCDEF', /至少有一位数字/],
    ['passport', '1234', /5 至 17 位/],
    ['passport', '0'.repeat(18), /5 至 17 位/],
    ['passport', 'E0000-000', /字母和数字/],
    ['ticket', '1', /不存在/],
    ['toString', '1', /不存在/],
  ])('%s %s is none', (type, number, reason) => {
    expect(problem(type, number)).toMatch(reason);
  });

  it('is held by its last character: no other digit at any place, and no two that changed places', () => {
    const digits = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 16 }), digits, digits, digits, (place, ...sequence) => {
        const number = madeUp('11', '20000101', sequence.join(''));
        expect([problem('idCard', number), checkCharacterOf(number)]).toEqual([undefined, number[17]]);
        const other = (Number(number[place]) + 1) % 10;
        expect(problem('idCard', number.slice(0, place) + String(other) + number.slice(place + 1))).toMatch(/最后一位/);
        const swapped = number.slice(0, 15) + (number[16] ?? '') + (number[15] ?? '') + (number[17] ?? '');
        if (swapped !== number) expect(problem('idCard', swapped)).toMatch(/最后一位/);
      }),
    );
  });

  it('may be of somebody born today in Shanghai, and of nobody born tomorrow', () => {
    vi.useFakeTimers({ now: new Date('2024-04-30T17:30:00Z') });
    expect(problem('idCard', madeUp('11', '20240501'))).toBeUndefined();
    expect(problem('idCard', madeUp('11', '20240502'))).toMatch(/还没有到/);
  });

  it('is kept in capitals, of half width and without spaces', () => {
    expect(idNumberNormal('　１1００00 2000\t0101\u200b000x ')).toBe('11000020000101000X');
  });

  it('knows every type of the dictionary', () => {
    const file = new URL('../../schemas/dictionaries/idType.json', import.meta.url);
    const { values } = JSON.parse(readFileSync(file, 'utf8')) as { values: { code: string }[] };
    expect(values.map(({ code }) => code)).toEqual(['idCard', 'hkMacao', 'taiwan', 'residence', 'passport']);
    for (const { code } of values) expect(problem(code, '?')).not.toMatch(/证件类型/);
  });
});
