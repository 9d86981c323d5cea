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
  integer: '整数；minimum 和 maximum 都在 1800 到 2999 之间的是年份，不加千位分隔。',
  number: '数字，可以有小数。',
  percent: '百分数：85.5 即 85.5%；没有写 `minimum` 和 `maximum` 就是 0 到 100，最多两位小数。',
  money: '金额，精确到分；`x-money` 说明是什么货币。',
  boolean: '是或否。',
  date: '日期。',
  dateTime: '日期和时间。',
  time: '时刻：一天中的几点几分，不分哪一天。',
  dict: '从字典中选一个。',
  dictList: '从字典中选几个。',
  ref: '选另一个实体的一条数据。',
  refList: '选另一个实体的几条数据；`maxItems` 说最多几条，不写是 200。',
  file: '一个文件。',
  files: '几个文件；`maxItems` 说最多几个，不写是 20。',
  image: '一张图片。',
  images: '几张图片。',
  color: '颜色，如 `#1677ff`。',
  password: '密码：不显示、不导出，要写 `"x-hidden": true`。',
  tags: '几段短文字，如标签。',
  list: '列表，每一项有自己的字段。',
  json: '原样的 JSON。',
  schema: '表单：用几个词的 JSON Schema 写明要别人填写什么，见 `x-schemaOf`。',
  answers: '按引用的数据中的表单（`x-schemaOf`）填写的内容。',
};
