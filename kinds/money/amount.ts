import { isNumber, plainNumber } from '../number/codec.ts';
import { currencies, type Currency } from './currencies.ts';

/** An amount with thousands apart and both digits of the hundredth: 1,234.50; what is no amount stays as it is. */
export function amountText(amount: number | string): string {
  const text = String(amount);
  if (!isNumber(text)) return text;
  const [whole = '', cents = ''] = plainNumber(text).split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

/** An amount with its currency, the sign of a debt in front: -￥1,234.50. */
export function moneyText({ amount, currency }: { amount: number; currency: Currency }): string {
  return `${amount < 0 ? '-' : ''}${currencies[currency].sign}${amountText(Math.abs(amount))}`;
}

/** Typed text without what says its own currency; another one stays, and makes it no number. */
export function bareAmount({ text, currency }: { text: string; currency: Currency }): string {
  const { sign } = currencies[currency];
  const narrow = text.normalize('NFKC').trim();
  const marks = [sign.normalize('NFKC'), currency, ...(currency === 'CNY' ? ['元'] : [])];
  const [minus = '', rest = ''] = narrow.startsWith('-') ? ['-', narrow.slice(1).trim()] : ['', narrow];
  const mark = marks.find((each) => rest.startsWith(each) || rest.endsWith(each));
  if (mark === undefined) return text;
  const bare = rest.startsWith(mark) ? rest.slice(mark.length) : rest.slice(0, -mark.length);
  return `${minus}${bare.trim()}`;
}
