// Generated from schemas/. Do not edit.
import type { Rule } from '#generators/formats.ts';
import type { Validate } from './messages.js';
import type { CoercePlan } from './runtime.js';

/** Validator of the input of each operation. */
export declare const validators: Record<string, Validate>;
/** Conditions over a whole record (JSON Logic), by entity: refused where `when` is true. */
export declare const rules: Record<string, Rule[]>;
/** For operations called by GET: the type of each value of the query string that is not a text. */
export declare const coerce: Record<string, CoercePlan>;
