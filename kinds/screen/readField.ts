import { reads } from './reads.ts';
import type { ReadField } from './types.ts';

/** Draws a value as its field's kind does. */
export const readField: ReadField = (props) => reads[props.field.kind](props, readField);
