import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6 });

/** A number with its sign: 85.5%. */
export const read: Read = ({ value }) =>
  typeof value === 'number' ? (
    <span className="screen-number">{format.format(value)}%</span>
  ) : (
    <span className="screen-none">{texts.none}</span>
  );
