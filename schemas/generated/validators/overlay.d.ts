// Generated from schemas/. Do not edit.
import type { Validate } from './messages.js';

/** Validator of an overlay over a screen. */
export declare const overlay: Validate;
