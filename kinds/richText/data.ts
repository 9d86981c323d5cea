import type { DataKind } from '../data/kind.ts';
import { notEmptyHtml, someText } from '../data/filled.ts';
import { fittingText, mark } from '../data/sample.ts';
import { sentences } from '../data/sampleWords.ts';
import { text } from '../text/data.ts';
import { textCell } from '../text/data/cell.ts';
import { readText, toCell } from './data/cellText.ts';
import { fromSource } from './data/source.ts';

export const richText: DataKind = {
  ...text,
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'richText',
  example: { type: 'string', title: '正文', 'x-widget': 'richText', maxLength: 5000 },
  holdsFiles: () => 'within',
  filled: (schema) => ({ ...someText(schema), ...(!schema.pattern && { pattern: notEmptyHtml }) }),
  isShareable: false,
  isSortable: false,
  listed: 'quiet',
  listWidth: 320,
  isLarge: true,
  sample: (place) => fittingText({ text: `<p>${place.random.pick(sentences)}${mark(place)}</p>`, place }),
  printed: ({ value }) => readText(String(value)),
  cell: {
    ...textCell,
    width: 48,
    remark: '公式写在 $$ 与 $$ 之间；\\begin{tabular} 表格和 ![说明](图片网址) 会变成表格和图片',
    read({ text: source, tools: { owner } }) {
      const converted = fromSource({ text: source, owner });
      return { value: converted.html, converted };
    },
    write: ({ value }) => toCell(String(value)),
  },
};
