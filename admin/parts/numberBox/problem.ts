/** What is typed: a text where it is no number. */
export type Typed = number | string | null;

export interface Limits {
  min: number;
  max: number;
  /** What it is a multiple of: 1 for whole numbers. */
  step: number;
}

/** Whether something is a number within limits. */
export function fits(value: Typed, limits: Limits): value is number {
  return problemOf(value, limits) === undefined;
}

/** What is wrong with a number that is to be within limits. */
export function problemOf(value: Typed, { min, max, step }: Limits): string | undefined {
  if (value === null) return '请填写';
  if (typeof value === 'string') return '只能填数字';
  if (!isMultiple(value, step)) return step === 1 ? '只能是整数' : `只能是 ${step} 的倍数`;
  if (value < min) return `不能小于 ${min}`;
  return value > max ? `不能大于 ${max}` : undefined;
}

/** Tenths are no whole numbers of 0.1, by a little. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-6;
}
