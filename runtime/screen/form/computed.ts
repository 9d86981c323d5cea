import type { ScreenField } from '#generators/formats.ts';
import { evaluate } from '#runtime/core/expressions.ts';
import { storedNumber } from '#runtime/core/operations/value.ts';

/** What an expression of a field is among these values, as the server would store it: ￥1,000.55 three times is ￥3,001.65. */
export function computedOf({
  field,
  expression,
  around,
}: {
  field: Pick<ScreenField, 'kind' | 'step'>;
  expression: Parameters<typeof evaluate>[0];
  around: Parameters<typeof evaluate>[1];
}): ReturnType<typeof evaluate> {
  const value = evaluate(expression, around);
  return typeof value === 'number'
    ? storedNumber({ value, isInteger: field.kind === 'integer', step: field.step })
    : value;
}
