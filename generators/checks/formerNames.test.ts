/** Former names. */
import type { Json } from '../formats.ts';
import { at, edited, field, inBook, shelfOf, stops, text, words } from './testing.ts';

const formerField = '/properties/extra/x-was';
const bookKindWas = (index: number, was: Json) =>
  edited('dictionaries/bookKind.json', ({ values }) => {
    values[index].was = was;
  });

stops([
  ['a former name that is the present one', field({ ...text, 'x-was': 'extra' }), at(formerField, '现在的名称')],
  ['a former name of a field that is there', field({ ...text, 'x-was': 'isbn' }), at(formerField, '字段“isbn”还在')],
  ['a former name of what every record has', field({ ...text, 'x-was': 'version' }), at(formerField, '本来就有')],
  [
    'two fields of one former name',
    inBook(({ properties }) => {
      properties.site['x-was'] = ['url', 'link'];
      properties.pages['x-was'] = 'link';
    }),
    at('/properties/site/x-was', '已经写成字段“pages”从前的名称'),
  ],
  [
    'two fields inside a list of one former name',
    inBook(({ properties: { chapters } }) => {
      chapters.items.properties.name['x-was'] = 'title';
      chapters.items.properties.isFree['x-was'] = 'title';
    }),
    at('/properties/chapters/items/properties/isFree/x-was', '已经写成字段“name”从前的名称'),
  ],
  [
    'a former name of what has none',
    inBook((content) => (content.properties.chapters.items['x-was'] = 'parts')),
    at('/properties/chapters/items/x-was', '没有名称'),
  ],
  [
    'a name that says which record this is',
    inBook((content) => {
      content['x-entity'].identity = ['chapters'];
      content.properties.chapters.items.properties.name['x-was'] = 'title';
    }),
    at('/properties/chapters/items/properties/name/x-was', '是否相同'),
  ],
  ['a former entity that is the present one', words({ was: 'book' }), at('/x-entity/was', '现在的名称')],
  ['a former entity that is there', words({ was: 'author' }), at('/x-entity/was', '实体“author”还在')],
  [
    'two entities of one former name',
    { ...words({ was: 'volume' }), 'entities/shelf.json': shelfOf({ was: ['rack', 'volume'] }) },
    at('/x-entity/was', '已经写成实体“book”从前的名称', 'entities/shelf.json'),
  ],
  [
    'a former code that is the present one',
    bookKindWas(0, 'sale'),
    at('/values/0/was', '现在的代码', 'dictionaries/bookKind.json'),
  ],
  [
    'a former code that is there, though retired',
    bookKindWas(0, 'old'),
    at('/values/0/was', '代码“old”还在', 'dictionaries/bookKind.json'),
  ],
  [
    'two values of one former code',
    edited('dictionaries/bookKind.json', ({ values }) => {
      values[0].was = 'lent';
      values[1].was = ['hired', 'lent'];
    }),
    at('/values/1/was', '已经写成“sale”从前的代码', 'dictionaries/bookKind.json'),
  ],
  [
    'a code that says which record this is',
    { ...words({ identity: ['kind'] }), ...bookKindWas(1, 'lent') },
    at('/values/1/was', '实体“book”靠这个字典的代码', 'dictionaries/bookKind.json'),
  ],
]);
