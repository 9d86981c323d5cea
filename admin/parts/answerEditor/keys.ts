import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { readDecimal } from '#runtime/core/answer/decimal.ts';

/** How many lines blanks have: one a gap of the stem, one a key, and those that were added by hand. */
export function lineCount({ gaps, keys, added }: { gaps: number; keys: readonly AnswerKey[]; added: number }): number {
  return Math.max(gaps, keys.length, added, 1);
}

/** The keys with one changed; lines before it that have none yet are empty, empty ones at the end are none. */
export function withKey({
  keys,
  index,
  key,
}: {
  keys: readonly AnswerKey[];
  index: number;
  key: AnswerKey;
}): AnswerKey[] {
  const length = Math.max(keys.length, index + 1);
  const next = Array.from({ length }, (_, place) => (place === index ? key : (keys[place] ?? { anyOf: [''] })));
  while (next.length > 0 && isEmptyKey(next[next.length - 1])) next.pop();
  return next;
}

/** Without a blank; those after it move up. */
export function withoutKey({ keys, index }: { keys: readonly AnswerKey[]; index: number }): AnswerKey[] {
  return keys.filter((_, place) => place !== index);
}

/** A text into blanks, one each from `index` on; keys that were there are kept behind them. */
export function spread({
  keys,
  index,
  parts,
}: {
  keys: readonly AnswerKey[];
  index: number;
  parts: readonly string[];
}): AnswerKey[] {
  return parts.reduce<AnswerKey[]>(
    (next, part, place) =>
      withKey({ keys: next, index: index + place, key: { ...next[index + place], anyOf: [part] } }),
    [...keys],
  );
}

/** The lines of what was pasted, or its parts between tabs; one alone is nothing to share out. */
export function partsOf(text: string): string[] {
  const parts = text.split(text.includes('\n') ? /\r?\n/ : '\t').filter((part) => part.trim() !== '');
  return parts.length > 1 ? parts : [];
}

/** Whether a way to write a key is a number, so that a tolerance has a meaning. */
export function isNumeric({ anyOf }: AnswerKey): boolean {
  return anyOf.some((text) => readDecimal(text) !== undefined);
}

function isEmptyKey(key: AnswerKey | undefined): boolean {
  return (
    key !== undefined &&
    key.anyOf.every((text) => text === '') &&
    key.anyOf.length <= 1 &&
    typeof key.tolerance !== 'number'
  );
}
