import { texts } from '../../texts.ts';
import type { Read } from '../types.ts';

const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6 });

/** A number with thousands apart; years and the like opt out with `props.isPlain`. */
export const read: Read = ({ value, field }) => {
  if (typeof value !== 'number') return <span className="screen-none">{texts.none}</span>;
  return <span className="screen-number">{field.props?.['isPlain'] ? value : format.format(value)}</span>;
};
