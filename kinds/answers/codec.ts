import type { Codec } from '../kind.ts';

/** Answers by the names of their questions; what is not answered is not sent. */
export const codec: Codec = {
  fromWire: (value) => (isObject(value) ? { ...value } : {}),
  toWire: (value) => {
    const answered = Object.entries(isObject(value) ? value : {}).flatMap(([name, each]): [string, unknown][] => {
      const answer = typeof each === 'string' ? each.trim() : each;
      return answer === undefined || answer === null || answer === '' ? [] : [[name, answer]];
    });
    return answered.length > 0 ? Object.fromEntries(answered) : undefined;
  },
  cleared: null,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
