import { dataKinds } from '#kinds/data/index.ts';
import { longestLine } from '#kinds/longText/data.ts';
import { kinds, type ByKind, type FieldKind } from '#kinds/index.ts';
import type { Json } from '../formats.ts';
import { code, json, table } from './markdown.ts';

/** The kinds of fields, each with a field of an entity that is of it. */
export function kindsText(): string {
  const rows = (Object.keys(kinds) as FieldKind[]).map((kind) => [
    code(kind),
    texts[kind],
    json(dataKinds[kind].example as Json),
  ]);
  return `字段是哪一种，由 ${code('type')}、${code('format')}、${code('x-dict')}、${code('x-ref')}、${code('x-widget')} 决定：照例子写就是。页面文件中用左边的名称（${code('kind')}）。

${table({ head: ['种类', '说明', '实体中的写法'], rows })}`;
}

const texts: ByKind<string> = {
  text: '一行文字。',
  longText: `多行文字：写了 ${code('"x-widget": "textarea"')}，或 ${code('maxLength')} 超过 ${longestLine}。`,
  richText: '富文本：有格式、图片、表格和公式。',
  integer: '整数。',
  number: '数字，可以有小数。',
  boolean: '是或否。',
  date: '日期。',
  dateTime: '日期和时间。',
  dict: '从字典中选一个。',
  dictList: '从字典中选几个。',
  ref: '选另一个实体的一条数据。',
  file: '一个文件。',
  image: '一张图片。',
  password: '密码：不显示、不导出，要写 `"x-hidden": true`。',
  tags: '几段短文字，如标签。',
  list: '列表，每一项有自己的字段。',
  json: '原样的 JSON。',
};
