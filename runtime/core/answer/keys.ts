/** The key of one blank, or of the whole of a short or long question. */
export type AnswerKey = {
  /** Ways to write it, each right; plain text with formulas between `$$`. */
  anyOf: string[];
  /** Of a number: how far off an answer may be. */
  tolerance?: number | null;
};

/** A key as it is stored now, or as snapshots of before have it: a text with its alternatives between `|`. */
export type StoredKey = AnswerKey | string;

/** The keys of a question, whichever shape they were stored in; what is no key is left out. */
export function keysOf(stored: unknown): AnswerKey[] {
  return Array.isArray(stored) ? stored.flatMap(keyOf) : [];
}

/**
 * A text of the former shape as what it meant: `|` stands between alternatives, but not in a formula, nor two at once.
 * server/database/migrations/0001-question-answer.sql says the same in SQL.
 */
export function alternativesOf(text: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(tokens)) {
    if (token === '|') parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
  return parts.length === 1 || filled.length === 0 ? [text] : filled;
}

const tokens = /\$\$[^$]+\$\$|\$(?![\s$])[^$\n]*[^\s$]\$(?![\d$])|\|+|[^|$]+|\$/g;

function keyOf(stored: unknown): AnswerKey[] {
  if (typeof stored === 'string') return [{ anyOf: alternativesOf(stored) }];
  const { anyOf, tolerance } = (stored ?? {}) as { anyOf?: unknown; tolerance?: unknown };
  if (!Array.isArray(anyOf)) return [];
  return [
    {
      anyOf: anyOf.filter((text): text is string => typeof text === 'string'),
      ...(typeof tolerance === 'number' && { tolerance }),
    },
  ];
}
