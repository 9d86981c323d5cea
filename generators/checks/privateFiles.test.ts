/** Fields whose files not everybody reads. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { privateFilesSql } from '../privateFiles.ts';
import { library } from '../testing.ts';
import { at, field, inBook, problemsOf, stops } from './testing.ts';

const photo: Record<string, Json> = { type: 'string', title: '照片', 'x-widget': 'image', 'x-private': true };
const place = '/properties/extra/x-private';
const inSuch = (words: Record<string, Json>) =>
  inBook((content) => {
    content.properties.extra = photo;
    Object.assign(content['x-entity'], words);
  });

stops([
  ['a text', field({ type: 'string', title: '备注', maxLength: 20, 'x-private': true }), at(place, '只用于图片和文件')],
  [
    'a form itself',
    field({ type: 'object', title: '表', 'x-widget': 'schema', 'x-private': true }),
    at(place, '按表单填写的内容'),
  ],
  [
    'rich text',
    field({ type: 'string', title: '正文', 'x-widget': 'richText', 'x-private': true }),
    at(place, '只用于图片和文件'),
  ],
  ['what is not shown', field({ ...photo, 'x-hidden': true }), at(place, '不用写 x-private')],
  ['what says that it is not', field({ ...photo, 'x-private': false }), at(place, '')],
  ['what anybody sees', inSuch({ shared: { field: 'state', value: 'published' } }), at(place, '写了 shared')],
  [
    'a copy without what it has not anyhow',
    field({ ...photo, 'x-copy': false }),
    at('/properties/extra/x-copy', '私有的文件'),
  ],
  [
    'inside a list',
    field({ type: 'array', title: '材料', items: { type: 'object', properties: { photo } } }),
    at('/properties/extra/items/properties/photo/x-private', '只能写在实体自己的字段上'),
  ],
]);

it('one file, one picture and several are held by a trigger', () => {
  const several: Json = {
    type: 'array',
    title: '材料',
    items: { type: 'string', 'x-widget': 'file' },
    'x-private': true,
  };
  for (const property of [photo, { ...photo, 'x-widget': 'file' }, several]) {
    expect(problemsOf(field(property))).toEqual([]);
    expect(privateFilesSql(library(field(property)).entities)).toContain('"keepPrivateFiles"(\'extra\')');
  }
  expect(privateFilesSql(library().entities)).toBe('');
});
