/** The code of a page of blocks, which its menu comes from. */
import type { Json } from '../formats.ts';
import { at, stops } from './testing.ts';

const page = (name: string, words: Record<string, Json | undefined>): Record<string, Json> => ({
  [`screens/${name}.json`]: JSON.parse(
    JSON.stringify({
      $schema: '../generated/meta/screen.json',
      kind: 'page',
      title: '概览',
      code: 'a12-m9.7',
      blocks: { list: { screen: 'book.list' } },
      ...words,
    }),
  ) as Json,
});
const here = (pointer: string, says: string, name = 'sight.page') => at(pointer, says, `screens/${name}.json`);

stops([
  ['a code of no group', page('sight.page', { code: 'a12-m77.1' }), here('/code', '没有编码“a12-m77.1”')],
  ['a code of a button', page('sight.page', { code: 'a12-m9.1.9' }), here('/code', '没有编码“a12-m9.1.9”')],
  ['no title for its menu', page('sight.page', { title: undefined }), here('/title', '要有标题')],
  [
    'a code of a list',
    { 'screens/book.list.json': { $schema: '../generated/meta/screen.json', code: 'a12-m9.7' } },
    here('/code', '只有 page 页面', 'book.list'),
  ],
  ['the code of an entity', page('sight.page', { code: 'a12-m9.1' }), here('/code', '菜单“a12-m9.1”打开的是别的页面')],
  ['no menu', page('sight.page', { code: undefined }), here('', '没有菜单打开这一页')],
  ['a code that is none', page('sight.page', { code: 7 }), here('/code', '')],
]);
