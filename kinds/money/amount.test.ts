import { expect, it } from 'vitest';
import { amountText, bareAmount, moneyText } from './amount.ts';

it('an amount is shown to the cent, whatever a sum of parts of a cent would make of it', () => {
  expect([0, 0.07, 1234.5, 1_234_567.89, 9_999_999_999.99].map((amount) => amountText(amount))).toEqual([
    '0.00',
    '0.07',
    '1,234.50',
    '1,234,567.89',
    '9,999,999,999.99',
  ]);
  expect(moneyText({ amount: 1234.5, currency: 'CNY' })).toBe('￥1,234.50');
  expect(moneyText({ amount: -0.1, currency: 'USD' })).toBe('-US$0.10');
});

it('every cent of a hundred thousand is shown as it is', () => {
  const wrong = Array.from({ length: 100_000 }, (_, cents) => {
    const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    return { text, shown: amountText(Number(text)).replace(',', '') };
  }).filter(({ text, shown }) => text !== shown);
  expect(wrong).toEqual([]);
});

it('what is no amount stays as it was typed', () => {
  expect(amountText('十元')).toBe('十元');
});

it('an amount is read with the marks of its own currency, and of no other', () => {
  const read = (text: string) => bareAmount({ text, currency: 'CNY' });
  expect(['￥1,234.50', '¥ 12', '12 元', 'CNY 12', '-￥5', '１２'].map(read)).toEqual([
    '1,234.50',
    '12',
    '12',
    '12',
    '-5',
    '１２',
  ]);
  expect(read('US$12')).toBe('US$12');
  expect(bareAmount({ text: 'US$12', currency: 'USD' })).toBe('12');
});
