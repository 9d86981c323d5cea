/** Numbers that the server gives. */
import type { Json } from '../formats.ts';
import { at, field, inBook, number, shelfOf, stops, text } from './testing.ts';

/** A number of books. */
const series = (words: Json, others: Record<string, Json> = {}) =>
  field({ ...text, readOnly: true, 'x-series': words, ...others });

stops([
  [
    'a number of a number',
    field({ ...number, readOnly: true, 'x-series': { pattern: '{000}' } }),
    at('/properties/extra/x-series', '只能用于文字'),
  ],
  [
    'a number that people fill in',
    field({ ...text, 'x-series': { pattern: '{000}' } }),
    at('/properties/extra/x-series', '"readOnly": true'),
  ],
  ['a number without digits', series({ pattern: 'TS{yyyy}' }), at('/properties/extra/x-series/pattern', '缺少数字')],
  [
    'a number of a month of any year',
    series({ pattern: 'TS{mm}-{000}' }),
    at('/properties/extra/x-series/pattern', '有月没有年'),
  ],
  [
    'a number of a day of any month',
    series({ pattern: '{yyyy}{dd}-{000}' }),
    at('/properties/extra/x-series/pattern', '有日没有月'),
  ],
  [
    'a number with digits twice',
    series({ pattern: '{000}-{00}' }),
    at('/properties/extra/x-series/pattern', '只能写一处'),
  ],
  [
    'a number of a year that is not there',
    series({ pattern: 'TS{YYYY}-{000}' }),
    at('/properties/extra/x-series/pattern', '是不是“{yyyy}”？'),
  ],
  [
    'a number of an open brace',
    series({ pattern: 'TS{yyyy-{000}' }),
    at('/properties/extra/x-series/pattern', '没有成对'),
  ],
  [
    'a number that is too long',
    series({ pattern: 'TUSHU{yyyy}{mm}{dd}-{000000000}' }),
    at('/properties/extra/maxLength', '有 23 个字符'),
  ],
  [
    'a number whose pattern organisations may set, where they cannot',
    series({ pattern: 'TS{000}', ruled: true }),
    at('/properties/extra/x-series/ruled', '目录中没有实体“numberRule”'),
  ],
  [
    'a number whose pattern organisations may set, too short for theirs',
    series({ pattern: 'TS{000}', ruled: true }),
    at('/properties/extra/maxLength', '37 个字符'),
  ],
  [
    'a number whose pattern organisations may set, of other letters than theirs',
    series({ pattern: 'TS_{000}', ruled: true }, { maxLength: 40 }),
    at('/properties/extra/x-series/pattern', '不能有“_”'),
  ],
  [
    'a number that names no field',
    series({ pattern: '{kind}{000}', gapless: true, tokens: { kind: 'kinds' } }),
    at('/properties/extra/x-series/tokens/kind', '是不是“kind”？'),
  ],
  [
    'a number that names what may be empty',
    series({ pattern: '{who}{000}', gapless: true, tokens: { who: 'authorId' } }),
    at('/properties/extra/x-series/tokens/who', '写进 required'),
  ],
  [
    'a number that names what may be empty there',
    inBook((content) => {
      content.required.push('shelfId');
      content.properties.shelfId = { type: 'string', title: '书架', 'x-ref': 'shelf' };
      content.properties.extra = {
        ...text,
        readOnly: true,
        'x-series': { pattern: '{shelf}{000}', gapless: true, tokens: { shelf: 'shelfId.shelfName' } },
      };
    }),
    at('/properties/extra/x-series/tokens/shelf', '“书架”的“名称”可以不填'),
  ],
  [
    'a number that names itself',
    series({ pattern: '{who}{000}', gapless: true, tokens: { who: 'extra' } }),
    at('/properties/extra/x-series/tokens/who', '不能写它自己'),
  ],
  [
    'a number that names a reference itself',
    inBook((content) => {
      content.required.push('authorId');
      content.properties.extra = {
        ...text,
        readOnly: true,
        'x-series': { pattern: '{who}{000}', gapless: true, tokens: { who: 'authorId' } },
      };
    }),
    at('/properties/extra/x-series/tokens/who', '写“authorId.那边的字段”'),
  ],
  [
    'a number that names the field of no reference',
    series({ pattern: '{kind}{000}', gapless: true, tokens: { kind: 'kind.name' } }),
    at('/properties/extra/x-series/tokens/kind', '不是对一条数据的引用'),
  ],
  [
    'a number with a field that may leave gaps',
    series({ pattern: 'TS{000}', tokens: { who: 'bookName' } }),
    at('/properties/extra/x-series/tokens', '"gapless": true'),
  ],
  [
    'a number with a field that is called as a part of a day',
    series({ pattern: 'TS{000}', tokens: { yyyy: 'bookName' } }),
    at('/properties/extra/x-series/tokens/yyyy', '日期的写法'),
  ],
  [
    'a number of a field that it does not say',
    series({ pattern: '{who}{000}' }),
    at('/properties/extra/x-series/pattern', '没有“{who}”这个写法'),
  ],
  [
    'a number per no field',
    series({ pattern: '{000}', per: ['kinds'] }),
    at('/properties/extra/x-series/per/0', '是不是“kind”？'),
  ],
  [
    'a number per itself',
    series({ pattern: '{000}', per: ['extra'] }),
    at('/properties/extra/x-series/per/0', '它自己'),
  ],
  [
    'a number per what may be empty',
    series({ pattern: '{000}', per: ['authorId'] }),
    at('/properties/extra/x-series/per/0', '写进 required'),
  ],
  [
    'a number per price',
    series({ pattern: '{000}', per: ['price'] }),
    at('/properties/extra/x-series/per/0', '只能用保存为文字的字段'),
  ],
  ['a number without a pattern', series({ per: ['kind'] }), at('/properties/extra/x-series', '缺少“pattern”')],
  [
    'a number with a default',
    series({ pattern: '{000}' }, { default: '001' }),
    at('/properties/extra/default', '不能再写 default'),
  ],
  [
    'a number with a form of its own',
    series({ pattern: '{000}' }, { pattern: '^[0-9]+$' }),
    at('/properties/extra/pattern', '不能再写 pattern'),
  ],
  [
    'a number per kind that no two books share',
    inBook((content) => {
      content['x-entity'].unique = [['isbn'], ['extra']];
      content.properties.extra = { ...text, readOnly: true, 'x-series': { pattern: '{000}', per: ['kind'] } };
    }),
    at('/properties/extra/x-series/per', '编出相同的号'),
  ],
  [
    'a number of the platform',
    {
      'entities/shelf.json': shelfOf(
        { scope: 'platform' },
        { shelfNo: { ...text, readOnly: true, 'x-series': { pattern: '{000}' } } },
      ),
    },
    at('/properties/shelfNo/x-series', '平台的数据不能用', 'entities/shelf.json'),
  ],
  [
    'a number in a list',
    inBook((content) => {
      content.properties.chapters.items.properties.no = { ...text, readOnly: true, 'x-series': { pattern: '{00}' } };
    }),
    at('/properties/chapters/items/properties/no/x-series', '列表或对象里面'),
  ],
]);
