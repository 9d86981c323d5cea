import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** A password, which never leaves the server. */
export const password: Kind = {
  family: 'string',
  isSecret: true,
  width: 180,
  align: 'left',
  isWide: false,
  isChosen: false,
  codec,
  filter: 'text',
};
