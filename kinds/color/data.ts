import { brokenTexts } from '../data/broken.ts';
import { shortened } from '../data/cell.ts';
import { equals } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { textCell } from '../text/data/cell.ts';
import { isColor } from './isColor.ts';

export const color: DataKind = {
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'color',
  example: { type: 'string', title: '主题色', 'x-widget': 'color' },
  columnType: () => 'text',
  problem: (property) => {
    const word = fixed.find((each) => property[each] !== undefined);
    return word && `颜色的写法是固定的，如 #1677ff，不能再写 ${word}`;
  },
  filled: someText,
  words: () => ({ format: 'color' }),
  isShareable: true,
  isSortable: false,
  listed: 'usual',
  listWidth: 120,
  condition: equals,
  sample: ({ index }) => colors[index % colors.length],
  broken: ({ schema, dictionaries }) => [
    ...brokenTexts({ schema, dictionaries }),
    { why: 'no colour', value: 'red' },
    { why: 'a colour of three digits', value: '#1af' },
    { why: 'a colour one can see through', value: '#1677ff80' },
  ],
  cell: {
    ...textCell,
    width: 12,
    note: () => '颜色，写成 # 和六位数字或字母，如 #1677ff',
    example: () => '#1677ff',
    read({ text }) {
      const value = `#${text.normalize('NFKC').replace('#', '').toLowerCase()}`;
      return isColor(value) ? { value } : { problem: `“${shortened(text)}”不是颜色，请写成 #1677ff 这样` };
    },
  },
};

const fixed = ['pattern', 'minLength', 'maxLength', 'format', 'x-dict', 'x-ref'] as const;

const colors = ['#1677ff', '#13a8a8', '#389e0d', '#d48806', '#d4380d', '#c41d7f', '#531dab', '#595959'];
