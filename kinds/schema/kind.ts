import { codec } from './codec.ts';
import { formProblems } from '#runtime/core/operations/answerForm.ts';
import { json } from '../json/kind.ts';
import type { Kind } from '../kind.ts';

/** A form that others fill in, written as a JSON Schema of few words. */
export const schema: Kind = {
  ...json,
  isCompound: true,
  codec,
  misread(value) {
    const unread = json.misread?.(value);
    const form = unread === undefined ? codec.toWire(value, {}) : undefined;
    return unread ?? (form === undefined ? undefined : formProblems(form)[0]?.message);
  },
};
