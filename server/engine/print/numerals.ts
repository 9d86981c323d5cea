const digits = '零一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100 };

/** A text with the numbers that stand in it in hanzi, up to the hundreds, in digits: 第十二考场 is 第12考场. */
export function inDigits(text: string): string {
  return text.replace(/[零〇一二三四五六七八九十百]+/g, (numeral) => valueOf(numeral.replaceAll('〇', '零')));
}

function valueOf(numeral: string): string {
  const value = (character: string): number => digits.indexOf(character);
  if (!/[十百]/.test(numeral)) return [...numeral].map(value).join('');
  let sum = 0;
  let digit = 0;
  for (const character of numeral) {
    const unit = units[character];
    if (unit === undefined) digit = value(character);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return String(sum + digit);
}
