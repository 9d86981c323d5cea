import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

/** 是 or 否, with a sign as well as a word. */
export const read: Read = ({ value }) => {
  if (typeof value !== 'boolean') return <span className="screen-none">{texts.none}</span>;
  return <span className={value ? 'screen-yes' : 'screen-no'}>{value ? `✓ ${texts.yes}` : texts.no}</span>;
};
