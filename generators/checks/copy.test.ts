/** What a copy leaves behind. */
import { at, field, inBook, shelfOf, stops, text } from './testing.ts';

stops([
  [
    'a copy that is said to bring a field',
    field({ ...text, 'x-copy': true }),
    at('/properties/extra/x-copy', '只能是 false'),
  ],
  [
    'a copy without what the server fills in',
    field({ ...text, readOnly: true, 'x-copy': false }),
    at('/properties/extra/x-copy', '不由人填写'),
  ],
  [
    'a copy without what no two records share',
    inBook((content) => (content.properties.isbn['x-copy'] = false)),
    at('/properties/isbn/x-copy', '不能重复'),
  ],
  [
    'a copy without a part of a list',
    inBook((content) => (content.properties.chapters.items.properties.isFree['x-copy'] = false)),
    at('/properties/chapters/items/properties/isFree/x-copy', '列表或对象里面'),
  ],
  [
    'a copy of what nobody saves',
    { 'entities/shelf.json': shelfOf({}, { note: { ...text, 'x-copy': false } }) },
    at('/properties/note/x-copy', '没有人能复制', 'entities/shelf.json'),
  ],
]);
