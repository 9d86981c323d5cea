import type { Json } from '#generators/formats.ts';
import { everyCode, isCovered, wholeOf } from '#runtime/core/operations/wholeCodes.ts';

/**
 * What of the platform a manager of some organisations has, too (rule T24): their applications, certificates and figures,
 * and the organisations themselves, but to add and remove them. What is common to all is for managers of all.
 */
const ofSome: readonly string[] = [
  'p1',
  'p1-m1',
  ...['p1-m1.4', 'p1-m1.5', 'p1-m1.7'].map(wholeOf),
  'p2',
  'p2-m1',
  'p2-m1.1',
  ...['2', '3', '8'].map((button) => `p2-m1.1.${button}`),
];

/** The codes of a manager of some organisations: all of organisations, and of the platform's own those for such managers. */
export function managerCodes(modules: Json): Set<string> {
  const platform = Object.entries((modules ?? {}) as Record<string, Json>).flatMap(([code, node]) =>
    (node as { platform?: boolean } | null)?.platform === true ? [wholeOf(code)] : [],
  );
  const isUnder = (code: string, roots: readonly string[]) => roots.some((by) => isCovered({ code, by }));
  return new Set([...everyCode(modules)].filter((code) => !isUnder(code, platform) || isUnder(code, ofSome)));
}
