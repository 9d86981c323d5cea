import { texts } from '#runtime/screen/texts.ts';
import { sizeText } from '#runtime/core/upload.ts';
import { durationText } from '#runtime/core/duration.ts';
import type { Read } from '../screen/types.ts';

const format = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6 });

/** A number with thousands apart; years and the like opt out with `props.isPlain`, sizes of files say `props.isBytes`, times `props.isSeconds`. */
export const read: Read = ({ value, field }) => {
  if (typeof value !== 'number') return <span className="screen-none">{texts.none}</span>;
  if (field.props?.['isSeconds']) return <span className="screen-number">{durationText(value)}</span>;
  if (field.props?.['isBytes']) return <span className="screen-number">{sizeText(value)}</span>;
  return <span className="screen-number">{field.props?.['isPlain'] ? value : format.format(value)}</span>;
};
