import { brokenTexts } from '../data/broken.ts';
import { someText } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { sampleId } from '../data/sample.ts';
import { isAtOrBelow, referenceFilter } from './data/below.ts';
import { readReference } from './data/readReference.ts';

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
    read: readReference,
    write: ({ value, label }) => String(label ?? value),
  },
};
