import { decimalsOf } from '#runtime/core/operations/decimals.ts';
import type { ColumnType, Property } from '#generators/formats.ts';

/** What of a number field is kept: between these bounds, in steps of `step`. */
export interface NumberRange {
  minimum: number;
  maximum: number;
  /** 1 for integers. */
  step: number;
}

const usualStep = 0.01;
/** What the column of a number without limits holds: ten digits before the point, two behind it. */
const usual = { before: 10, behind: 2 };
/** Digits that a number in JavaScript keeps, whatever they are. */
const mostDigits = 15;
const mostInteger = 2_147_483_647;

/** The values of a field that its column keeps as they are: those the catalogue allows, else what every such column holds. */
export function rangeOf(property: Property): NumberRange {
  const isInteger = property.type === 'integer';
  const isBig = isInteger && boundOf(property) > mostInteger;
  const most = isBig ? Number.MAX_SAFE_INTEGER : isInteger ? mostInteger : 10 ** usual.before - usualStep;
  return {
    minimum: property.minimum ?? property.exclusiveMinimum ?? -most,
    maximum: property.maximum ?? property.exclusiveMaximum ?? most,
    step: property.multipleOf ?? (isInteger ? 1 : usualStep),
  };
}

/** The column of a number field: as many digits before and behind the point as its limits and steps ask for, and never fewer than usual, so that a column only ever grows. */
export function numberColumn(property: Property): ColumnType {
  if (property.type === 'integer') return boundOf(property) > mostInteger ? 'bigint' : 'integer';
  const { before, behind } = digitsOf(property);
  const scale = Math.max(usual.behind, behind);
  return `numeric(${Math.max(usual.before, before) + scale},${scale})`;
}

/** Why a number field cannot be kept exactly, in Chinese; undefined where it can. */
export function numberProblem(property: Property): string | undefined {
  if (property.type === 'integer')
    return boundOf(property) > Number.MAX_SAFE_INTEGER
      ? `整数不能超过 ${Number.MAX_SAFE_INTEGER}，再大就不能准确保存`
      : undefined;
  const { before, behind } = digitsOf(property);
  return before + behind > mostDigits
    ? `整数部分 ${before} 位加小数部分 ${behind} 位超过 ${mostDigits} 位，不能准确保存；请写明更小的 maximum 和 minimum，或更大的 multipleOf`
    : undefined;
}

function digitsOf(property: Property): { before: number; behind: number } {
  const { minimum, maximum, step } = rangeOf(property);
  return {
    before: String(Math.floor(Math.max(Math.abs(minimum), Math.abs(maximum), 1))).length,
    behind: decimalsOf(step),
  };
}

function boundOf({ minimum = 0, maximum = 0, exclusiveMinimum = 0, exclusiveMaximum = 0 }: Property): number {
  return Math.max(...[minimum, maximum, exclusiveMinimum, exclusiveMaximum].map(Math.abs));
}
