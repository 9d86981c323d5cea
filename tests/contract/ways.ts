import type { Operation } from '#generators/formats.ts';
import { isWhole } from '#tests/suite.ts';

/**
 * The operations that a test of what all have in common tries: in the suite of a landing one of each verb, method and
 * access, as the others go the same way through the server; else all.
 * @param further what else makes a way of its own
 */
export function ofEachWay(
  operations: readonly Operation[],
  further: (operation: Operation) => readonly string[] = () => [],
): readonly Operation[] {
  if (isWhole) return operations;
  const ways = new Map<string, Operation>();
  for (const each of operations) {
    const { does, access, method, path } = each;
    const way = [does, access, method, path.includes(':'), ...further(each)].join(' ');
    if (!ways.has(way)) ways.set(way, each);
  }
  return [...ways.values()];
}
