import { mostInPlan } from '#runtime/core/seats/plan.ts';

/** What is said at a plan's size. */
export const sizeTexts = {
  limits: `1 到 ${mostInPlan}`,
  refused: (size: number) => `请填 1 到 ${mostInPlan} 的整数，座位图现在仍是 ${size}`,
} as const;
