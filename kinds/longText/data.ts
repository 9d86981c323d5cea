import type { DataKind } from '../data/kind.ts';
import { fittingText, mark } from '../data/sample.ts';
import { sentences } from '../data/sampleWords.ts';
import { text } from '../text/data.ts';
import { textCell } from '../text/data/cell.ts';

/** A text longer than this is edited in a box of several lines. */
export const longestLine = 200;

export const longText: DataKind = {
  ...text,
  fits: ({ type, format, maxLength = 0, 'x-widget': widget, 'x-dict': dict, 'x-ref': ref }) =>
    type === 'string' && (widget === 'textarea' || (!dict && !ref && !format && maxLength > longestLine)),
  example: { type: 'string', title: '备注', maxLength: 1000 },
  listed: 'quiet',
  listWidth: 240,
  sample: (place) => fittingText({ text: `${place.random.pick(sentences)}${mark(place)}`, place }),
  cell: { ...textCell, width: 36 },
};
