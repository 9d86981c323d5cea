import { reads } from './reads.ts';
import type { DrawField } from './types.ts';

/** Draws a value as its field's kind does. */
export const drawField: DrawField = (props) => reads[props.field.kind](props, drawField);
