import { texts } from '../../texts.ts';
import type { Read } from '../types.ts';

/** Never shown. */
export const read: Read = ({ value }) => (value ? '••••••' : <span className="screen-none">{texts.none}</span>);
