import { brokenTexts } from '../data/broken.ts';
import { contains } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';
import { textCell } from '../text/data/cell.ts';

export const file: DataKind = {
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'file',
  example: { type: 'string', title: '附件', 'x-widget': 'file', maxLength: 500 },
  columnType: () => 'text',
  holdsFiles: () => 'itself',
  accepts: ({ 'x-accepts': accepts }) => accepts,
  filled: someText,
  words: () => ({ format: 'file' }),
  isShareable: false,
  isSortable: false,
  listed: 'quiet',
  listWidth: 140,
  condition: contains,
  sample: (place) => fittingText({ text: `/api/file/sample-${place.index + 1}`, place }),
  isSpare: true,
  broken: brokenTexts,
  cell: { ...textCell, width: 30, note: () => '已上传文件的地址，以 /api/file/ 开头' },
};
