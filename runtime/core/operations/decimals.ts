/** Digits behind the point of a step: 0.0001 has four, 0.5 one, 3 none. */
export function decimalsOf(step: number): number {
  const [mantissa = '', exponent = '0'] = String(step).toLowerCase().split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}
