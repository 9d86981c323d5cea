import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** A value of a dictionary. */
export const dict: Kind = {
  family: 'string',
  needs: 'dict',
  width: 120,
  align: 'left',
  isWide: false,
  isChosen: true,
  codec,
  filter: 'choice',
};
