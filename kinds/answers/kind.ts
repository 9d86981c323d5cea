import { json } from '../json/kind.ts';
import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** What was filled in of a form that stands in another record. */
export const answers: Kind = {
  family: 'anything',
  width: json.width,
  align: 'left',
  isWide: true,
  isCompound: true,
  isChosen: false,
  codec,
  filter: 'text',
};
