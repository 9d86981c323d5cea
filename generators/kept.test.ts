import { describe, expect, it } from 'vitest';
import type { Json } from './formats.ts';
import type { CatalogueError } from './problem.ts';
import { book, library } from './testing.ts';

describe('the generator stops at what is not kept', () => {
  const problemsOf = (properties: Record<string, Json>) => {
    try {
      library({ 'entities/book.json': { ...book, properties: { ...book.properties, ...properties } } as Json });
      return [];
    } catch (error) {
      return (error as CatalogueError).problems.map(({ file, pointer, reason }) => [file, pointer, reason.slice(0, 4)]);
    }
  };

  it('a reference inside a list of objects', () => {
    expect(
      problemsOf({
        loans: {
          type: 'array',
          title: '借阅',
          items: { type: 'object', properties: { authorId: { type: 'string', title: '作者', 'x-ref': 'author' } } },
        },
      }),
    ).toEqual([['schemas/entities/book.json', '/properties/loans/items/properties/authorId/x-ref', '引用只能']]);
  });

  it('a number with more digits than are kept', () => {
    expect(problemsOf({ weight: { type: 'number', title: '重量', multipleOf: 1e-9 } })).toEqual([
      ['schemas/entities/book.json', '/properties/weight', '整数部分'],
    ]);
  });
});
