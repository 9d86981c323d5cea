import { brokenTexts } from '../data/broken.ts';
import { equals } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import { choiceFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { codesInUse } from '../data/sample.ts';
import { choicesText, labelOf, readCode } from './data/codes.ts';

export const dict: DataKind = {
  fits: ({ type, 'x-dict': name }) => type === 'string' && name !== undefined,
  example: { type: 'string', title: '难度', 'x-dict': 'difficulty' },
  columnType: () => 'text',
  filled: someText,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 120,
  isUsualFilter: true,
  filter: choiceFilter({ field: (field) => ({ ...field, kind: 'dict', isMany: true }) }),
  condition: equals,
  sample: (place) => place.random.pick(codesInUse(place)),
  broken: brokenTexts,
  cell: {
    width: 14,
    note: ({ dictionary }) => choicesText(dictionary),
    example: ({ labels }) => labels[0] ?? '',
    choices: async ({ labels }) => [...labels],
    read: ({ column, text, tools }) =>
      column.dict ? readCode({ dictionary: tools.dictionaries[column.dict], text }) : { value: text },
    write: ({ value, dictionary }) => labelOf({ dictionary, code: value }),
  },
};
