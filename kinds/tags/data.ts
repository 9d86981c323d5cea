import { brokenLists } from '../data/broken.ts';
import { has } from '../data/condition.ts';
import { someEntries } from '../data/filled.ts';
import { choiceFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { distinct } from '../data/sample.ts';
import { tags as words } from '../data/sampleWords.ts';
import { formatTags, parseTags } from './data/cellTexts.ts';

export const tags: DataKind = {
  fits: ({ type }) => type === 'array',
  example: { type: 'array', title: '标签', items: { type: 'string', maxLength: 20 }, maxItems: 10 },
  columnType: () => 'jsonb',
  filled: someEntries,
  isShareable: true,
  isSortable: false,
  listed: 'usual',
  listWidth: 180,
  filter: choiceFilter({ field: (field) => field }),
  condition: has,
  sample(place) {
    const { property, random, name } = place;
    const { minItems = 1, maxItems = 3, items } = property;
    const count = random.integer(Math.max(1, minItems), Math.max(minItems, Math.min(3, maxItems)));
    const isPlain = !items || (items.type === 'string' && !items.format && !items.pattern && !items.enum);
    return distinct({
      count,
      make: () =>
        isPlain ? random.pick(words) : place.inner({ ...place, name, property: items, index: random.integer(0, 19) }),
    });
  },
  isOfPart: true,
  broken: brokenLists,
  cell: {
    width: 24,
    note: () => '多个之间用“；”隔开，或每行一个；本身含“；”或换行时写成 ["甲；乙","丙"]',
    example: ({ column: { title } }) => `${title}一；${title}二`,
    read: ({ text }) => ({ value: parseTags(text) }),
    write: ({ value }) => formatTags((Array.isArray(value) ? value : []).map(String)),
  },
};
