import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from './index.ts';
import type { FilterWidget } from './kind.ts';

/** The condition that a text of the address says of a field; undefined where it makes no sense. */
export function conditionOf({ field, text }: { field: ScreenField; text: string }): unknown {
  return readers[kindNamed(field.kind).filter](text);
}

const readers: Readonly<Record<FilterWidget, (text: string) => unknown>> = {
  text: (text) => text,
  truth: ofTruth,
  choice: ofChoice,
  reference: ofReference,
  numbers: ofRange,
  days: ofRange,
  times: ofRange,
};

/** A text alone is one of several. */
function ofChoice(text: string): unknown {
  const value = parsed(text);
  if (value === undefined) return [text];
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}

/** Records, or `{ below }`: records of a tree and all below them. */
function ofReference(text: string): unknown {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && 'below' in value && Array.isArray(value.below)
    ? { below: value.below.filter((id) => typeof id === 'string') }
    : ofChoice(text);
}

function ofTruth(text: string): unknown {
  const value = parsed(text);
  return typeof value === 'boolean' ? value : undefined;
}

function ofRange(text: string): unknown {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
