import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { CatalogueError } from '../problem.ts';
import { catalogueOf, library } from '../testing.ts';

type Words = Record<string, Json>;

const shelf = ({ words = {}, properties = {}, operations = {} }: Record<string, Words | undefined>): Words => ({
  $schema: '../generated/meta/entity.json',
  $id: 'shelf',
  title: '书架',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.1', tree: {}, ...words },
  properties: { shelfName: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  'x-operations': { list: {}, ...operations },
});

function problemsOf(content: Words) {
  try {
    library({ 'entities/shelf.json': content });
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

it('a tree needs nothing but its word; parent and place are its own', () => {
  expect(problemsOf(shelf({}))).toEqual([]);
  const { entities } = catalogueOf({ 'entities/shelf.json': shelf({}) });
  expect(entities['shelf']).toMatchObject({
    tree: { parent: 'parentId', maxDepth: 8 },
    sort: 'order',
    max: 5000,
    properties: { parentId: { title: '上级书架', 'x-ref': 'shelf', 'x-below': true }, order: { type: 'integer' } },
  });
});

it.each<[name: string, content: Words, pointer: string, says: string]>([
  [
    'a parent that refers to nothing',
    shelf({ words: { tree: { parent: 'shelfName' } } }),
    '/x-entity/tree/parent',
    '引用自己',
  ],
  ['a parent of the system', shelf({ words: { tree: { parent: 'createdBy' } } }), '/x-entity/tree/parent', '本来就有'],
  [
    'a place that is no number',
    shelf({ properties: { order: { type: 'string', title: '位置', maxLength: 9 } } }),
    '/properties/order',
    '整数',
  ],
  [
    'a name that makes no path',
    shelf({ words: { label: 'floor' }, properties: { floor: { type: 'integer', title: '楼层' } } }),
    '/x-entity/label',
    '路径',
  ],
  ['a tree that never changes', shelf({ words: { append: true } }), '/x-entity/tree', '不能移动'],
  ['a tree of one', shelf({ words: { singleton: true } }), '/x-entity/tree', '不能有上下级'],
  ['one level', shelf({ words: { tree: { maxDepth: 1 } } }), '/x-entity/tree/maxDepth', '2'],
  ['a word it does not have', shelf({ words: { tree: { depth: 3 } } }), '/x-entity/tree', 'depth'],
  ['an order of all', shelf({ operations: { sort: {} } }), '/x-operations/sort', 'move'],
  [
    'a tree where there is none',
    { ...shelf({ operations: { tree: {} } }), 'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.1' } },
    '/x-operations/tree',
    '"tree": {}',
  ],
  [
    'a move where there is no tree',
    { ...shelf({ operations: { move: {} } }), 'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.1' } },
    '/x-operations/move',
    '"tree": {}',
  ],
])('%s is stopped', (_name, content, pointer, says) => {
  expect(problemsOf(content)).toContainEqual(
    expect.objectContaining({
      file: 'schemas/entities/shelf.json',
      pointer,
      reason: expect.stringMatching(new RegExp(says)),
    }),
  );
});
