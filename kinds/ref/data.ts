import { brokenTexts } from '../data/broken.ts';
import { shortened } from '../data/cell.ts';
import { someText } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { sampleId } from '../data/sample.ts';
import { isAtOrBelow, referenceFilter } from './data/below.ts';
import { referenceKey } from './data/referenceKey.ts';

export const ref: DataKind = {
  fits: ({ type, 'x-dict': dict, 'x-ref': entity }) => type === 'string' && !dict && entity !== undefined,
  example: { type: 'string', title: '证书', 'x-ref': 'cert' },
  columnType: () => 'text',
  filled: someText,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 160,
  isUsualFilter: true,
  filter: referenceFilter,
  condition: isAtOrBelow,
  sample: ({ property: { 'x-ref': entity }, index }) => (entity ? sampleId({ entity, index }) : undefined),
  broken: brokenTexts,
  cell: {
    width: 22,
    note: ({ property }) =>
      property['x-below']
        ? '填写名称，或从上到下的路径，如 总部 / 教务处；也可以是这个文件中新增的'
        : '填写系统中已有的名称',
    example: () => '',
    choices: ({ records }) => records(),
    read({ column, text, tools }) {
      const ids = tools.references.get(referenceKey({ entity: column.ref ?? '', words: text })) ?? [];
      const [id] = ids;
      if (id === undefined) return { problem: `“${shortened(text)}”不存在，请填写系统中已有的名称或编码` };
      return ids.length > 1
        ? { problem: `“${shortened(text)}”有 ${ids.length} 个，请改填不重复的编码或系统编号` }
        : { value: id };
    },
    write: ({ value, label }) => String(label ?? value),
  },
};
