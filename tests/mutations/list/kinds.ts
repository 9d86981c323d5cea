import type { Mutation } from '../mutation.ts';

/** Faults of the kinds of fields. */
export const ofKinds: readonly Mutation[] = [
  {
    name: 'A percentage beyond a hundred is taken',
    file: 'kinds/percent/data.ts',
    from: '...(exclusiveMaximum === undefined && { maximum: 100 }),',
    to: '',
    tests: ['generators/checks/kinds', 'generators/everyKind', 'tests/contract/words/kinds'],
  },
  {
    name: 'A day that ends a range of moments is meant to its beginning',
    file: 'kinds/data/condition.ts',
    from: '::date + 1)`',
    to: '::date)`',
    tests: ['kinds/data', 'server/engine/everyKind'],
  },
  {
    name: 'The same picture in the workbooks of two organisations is one file',
    file: 'kinds/richText/data/picture.ts',
    from: `.update(owner).update('\\u0000')`,
    to: '',
    tests: ['kinds/richText', 'tests/contract/import/import.test'],
  },
  {
    name: 'An amount with a comma for its point is taken a hundredfold',
    file: 'kinds/number/codec.ts',
    from: "return thousands.test(narrow) ? narrow.replace(/[, ]/g, '') : narrow;",
    to: "return narrow.replace(/[, ]/g, '');",
    tests: ['kinds/number', 'kinds/money'],
  },
];
