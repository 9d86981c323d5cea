import { brokenLists } from '../data/broken.ts';
import { someEntries } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { targetOf } from '../data/property.ts';
import { sampleId } from '../data/sample.ts';
import { referenceFilter } from '../ref/data/below.ts';
import { readReference } from '../ref/data/readReference.ts';
import { formatTags } from '../tags/data/cellTexts.ts';
import { hasAtOrBelow } from './data/below.ts';
import { readWords, wordsOfCell } from './data/words.ts';
import { mostReferences } from './most.ts';

export const refList: DataKind = {
  fits: (property) =>
    property.type === 'array' && property.items?.type === 'string' && targetOf(property) !== undefined,
  example: { type: 'array', title: '相关证书', items: { type: 'string', 'x-ref': 'cert' } },
  columnType: () => 'jsonb',
  // No foreign key would notice that the ids are of another entity.
  meaning: (property) => `列表，每一项是引用 ${targetOf(property) ?? ''}`,
  filled: someEntries,
  limits: ({ maxItems = mostReferences }) => ({ maxItems, uniqueItems: true }),
  isShareable: true,
  isSortable: false,
  listed: 'usual',
  listWidth: 200,
  isUsualFilter: true,
  filter: { ...referenceFilter, field: (field) => referenceFilter.field({ ...field, kind: 'ref' }) },
  condition: hasAtOrBelow,
  sample({ property, index }) {
    const { minItems = 1, maxItems = mostReferences } = property;
    const entity = targetOf(property) ?? '';
    const count = Math.min(Math.max(minItems, index > 1 ? 2 : 1), maxItems);
    // Of records up to this one, as far as there are so many: they are made in this order.
    return Array.from({ length: count }, (_, i) => sampleId({ entity, index: index >= i ? index - i : i }));
  },
  broken: ({ schema, dictionaries }) => [
    ...brokenLists({ schema, dictionaries }),
    { why: 'a record twice', value: ['cert-01', 'cert-01'] },
    { why: 'no id', value: [1], below: '/0' },
  ],
  cell: {
    width: 30,
    note: ({ property }) =>
      `填写系统中已有的名称${property['x-below'] ? '，或从上到下的路径' : ''}；多个之间用“；”或“、”隔开，或每行一个`,
    example: () => '',
    names: wordsOfCell,
    read({ column, text, tools }) {
      const found = readWords({ text, isKnown: (words) => 'value' in readReference({ column, text: words, tools }) });
      const read = found.map((words) => readReference({ column, text: words, tools }));
      const problem = read.find((each) => 'problem' in each);
      return problem ?? { value: [...new Set(read.flatMap((each) => ('value' in each ? [each.value] : [])))] };
    },
    write: ({ value, label }) =>
      formatTags((Array.isArray(label) ? label : Array.isArray(value) ? value : []).map(String)),
  },
};
