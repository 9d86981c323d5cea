/** Entities that tenants may add fields to (`x-entity.extensible`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { library } from '../testing.ts';
import { planTables } from '../tables.ts';
import { at, inBook, stops } from './testing.ts';

const definitions: Json = {
  $schema: '../generated/meta/entity.json',
  title: '自定义字段',
  'x-entity': { scope: 'tenant', label: 'title', code: 'a12-m9.1' },
  properties: { title: { type: 'string', title: '标题', maxLength: 20 } },
  required: ['title'],
  'x-operations': { list: {} },
};
const extended = (change: Parameters<typeof inBook>[0] = () => undefined, extensible: Json = { max: 10 }) => ({
  ...inBook((content) => {
    content['x-entity'].extensible = extensible;
    change(content);
  }),
  'entities/customField.json': definitions,
});
const place = '/x-entity/extensible';

stops([
  ['no definitions', inBook((content) => (content['x-entity'].extensible = { max: 3 })), at(place, 'customField')],
  [
    'records of the platform',
    extended((content) => {
      content['x-entity'].scope = 'platform';
      delete content['x-operations'].importExcel;
    }),
    at(place, '所有机构共有'),
  ],
  [
    'records that never change',
    extended((content) => {
      Object.assign(content['x-entity'], { append: true, recycle: false, history: false });
      content['x-operations'] = { list: {}, save: {} };
    }),
    at('/x-entity/append', '只增不改'),
  ],
  [
    'records that stay when the data of their person are deleted',
    extended((content) => {
      content.properties.keeperId = { type: 'string', title: '管理员', 'x-id': true };
      Object.assign(content['x-entity'], { about: 'keeperId', erase: { keep: '依据' } });
    }),
    at('/x-entity/erase', '清空不到'),
  ],
  ['nothing that saves', extended((content) => delete content['x-operations'].save), at(place, '无处填写')],
  ['more indexes than fields', extended(undefined, { max: 2, indexed: 3 }), at(`${place}/indexed`, '还多')],
  [
    'a field of the same name',
    extended((content) => (content.properties.own = { type: 'string', title: '自有', maxLength: 20 })),
    at('/properties/own', '请换一个'),
  ],
  [
    'a field of the name of an index',
    extended((content) => (content.properties.own2 = { type: 'string', title: '自有', maxLength: 20 })),
    at('/properties/own2', '请换一个'),
  ],
  [
    'a list that leaves them out',
    extended((content) => (content['x-operations'].list = { fields: ['id', 'bookName'] })),
    at('/x-operations/list/fields', '“own”'),
  ],
]);

it('keeps values in one column, and what indexes find in texts of their own', () => {
  const catalogue = library(extended(undefined, { max: 10, indexed: 2 }));
  const table = planTables(catalogue).tables.find(({ name }) => name === 'book');
  const columns = Object.fromEntries((table?.columns ?? []).map(({ name, type }) => [name, type]));
  expect(columns).toMatchObject({ own: 'jsonb', own1: 'text', own2: 'text' });
  expect(columns).not.toHaveProperty('own3');
  expect(table?.indexes.find(({ name }) => name === 'book_own2')).toMatchObject({
    keys: ['"tenantId"', '"own2"', '"id"'],
    where: '"deletedTime" is null and "own2" is not null',
  });
});

it('takes conditions and an order of fields that it does not know', () => {
  const { operations } = library(extended());
  const input = operations['book.list']?.input as {
    patternProperties?: object;
    properties: { sort: { pattern: string } };
  };
  expect(input.patternProperties).toHaveProperty('^own\\.');
  expect('own.grade').toMatch(new RegExp(input.properties.sort.pattern));
  expect(operations['book.save']?.input.properties).toHaveProperty('own');
});
