import type { Codec } from '../kind.ts';

/** The widget holds text; what cannot be parsed is sent as text, so that the validator refuses it. */
export const codec: Codec = {
  fromWire: (value) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2)),
  toWire: (value) => {
    if (typeof value !== 'string') return value ?? undefined;
    if (value.trim() === '') return undefined;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  },
  cleared: null,
};

/** Whether the widget's text is JSON, or empty. */
export function isParsable(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
