import { brokenLists } from '../data/broken.ts';
import { has } from '../data/condition.ts';
import { someEntries } from '../data/filled.ts';
import { choiceFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { dictionaryOf } from '../data/property.ts';
import { codesInUse, distinct } from '../data/sample.ts';
import { choicesText, labelOf, readCode } from '../dict/data/codes.ts';
import { formatTags, parseTags } from '../tags/data/cellTexts.ts';

export const dictList: DataKind = {
  fits: (property) => property.type === 'array' && dictionaryOf(property) !== undefined,
  example: { type: 'array', title: '题型', items: { type: 'string', 'x-dict': 'questionType' } },
  columnType: () => 'jsonb',
  filled: someEntries,
  isShareable: true,
  isSortable: false,
  listed: 'usual',
  listWidth: 180,
  isUsualFilter: true,
  filter: choiceFilter({ field: (field) => ({ ...field, kind: 'dict', isMany: true }) }),
  condition: has,
  sample: (place) =>
    distinct({
      count: place.random.integer(Math.max(1, place.property.minItems ?? 1), 2),
      make: () => place.random.pick(codesInUse(place)),
    }),
  broken: brokenLists,
  cell: {
    width: 24,
    note: ({ dictionary }) => `${choicesText(dictionary)}；多个之间用“；”隔开`,
    example: ({ labels }) => labels.slice(0, 2).join('；'),
    read({ column, text, tools }) {
      const dictionary = tools.dictionaries[column.dict ?? ''];
      const parts = parseTags(text).map((part) => readCode({ dictionary, text: part }));
      const problem = parts.find((part) => 'problem' in part);
      return problem ?? { value: parts.map((part) => ('value' in part ? part.value : null)) };
    },
    write: ({ value, dictionary }) =>
      formatTags((Array.isArray(value) ? value : []).map((code) => labelOf({ dictionary, code }))),
  },
};
