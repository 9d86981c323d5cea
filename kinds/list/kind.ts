import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** Entries with fields of their own. */
export const list: Kind = {
  family: 'objects',
  needs: 'items',
  isNested: true,
  width: 180,
  align: 'left',
  isWide: true,
  isCompound: true,
  isChosen: false,
  codec,
  filter: 'text',
};
