import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

/** Never shown. */
export const read: Read = ({ value }) => (value ? '••••••' : <span className="screen-none">{texts.none}</span>);
