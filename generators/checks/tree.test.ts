import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { catalogueOf } from '../testing.ts';
import { at, problemsOf, shelfOf, stops } from './testing.ts';

type Words = Record<string, Json>;

const file = 'entities/shelf.json';

/** Shelves that stand below each other. */
const shelf = ({ words = {}, properties = {}, operations = {} }: Record<string, Words | undefined>): Words => {
  const content = shelfOf({ tree: {}, ...words }, properties);
  return { [file]: { ...content, 'x-operations': { list: {}, ...operations } } };
};

it('a tree needs nothing but its word; parent and place are its own', () => {
  expect(problemsOf(shelf({}))).toEqual([]);
  const { entities } = catalogueOf(shelf({}));
  expect(entities['shelf']).toMatchObject({
    tree: { parent: 'parentId', maxDepth: 8 },
    sort: 'order',
    max: 5000,
    properties: { parentId: { title: '上级书架', 'x-ref': 'shelf', 'x-below': true }, order: { type: 'integer' } },
  });
});

stops([
  [
    'a parent that refers to nothing',
    shelf({ words: { tree: { parent: 'shelfName' } } }),
    at('/x-entity/tree/parent', '引用自己', file),
  ],
  [
    'a parent of the system',
    shelf({ words: { tree: { parent: 'createdBy' } } }),
    at('/x-entity/tree/parent', '本来就有', file),
  ],
  [
    'a place that is no number',
    shelf({ properties: { order: { type: 'string', title: '位置', maxLength: 9 } } }),
    at('/properties/order', '整数', file),
  ],
  [
    'a name that makes no path',
    shelf({ words: { label: 'floor' }, properties: { floor: { type: 'integer', title: '楼层' } } }),
    at('/x-entity/label', '路径', file),
  ],
  ['a tree that never changes', shelf({ words: { append: true } }), at('/x-entity/tree', '不能移动', file)],
  ['a tree of one', shelf({ words: { singleton: true } }), at('/x-entity/tree', '不能有上下级', file)],
  ['one level', shelf({ words: { tree: { maxDepth: 1 } } }), at('/x-entity/tree/maxDepth', '2', file)],
  ['a word it does not have', shelf({ words: { tree: { depth: 3 } } }), at('/x-entity/tree', 'depth', file)],
  ['an order of all', shelf({ operations: { sort: {} } }), at('/x-operations/sort', 'move', file)],
  [
    'a tree where there is none',
    { [file]: { ...shelfOf({}), 'x-operations': { tree: {} } } },
    at('/x-operations/tree', '"tree": {}', file),
  ],
  [
    'a move where there is no tree',
    { [file]: { ...shelfOf({}), 'x-operations': { move: {} } } },
    at('/x-operations/move', '"tree": {}', file),
  ],
]);
