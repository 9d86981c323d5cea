import { evaluate } from '#runtime/core/expressions.ts';
import type { Expression, Json } from '../formats.ts';
import { block, code, json, table } from './markdown.ts';
import { onOneLine } from '../readable.ts';

/** One operation of conditions: what it is for, and an example over `sampleRecord`. */
export interface ConditionWord {
  text: string;
  example: Expression;
  /** Its value is another one at another time. */
  isOfNow?: true;
}

/** The record that the examples look at. */
export const sampleRecord: Json = {
  state: 'on',
  score: 85,
  note: '',
  options: [
    { text: '甲', isAnswer: true, score: 2 },
    { text: '乙', isAnswer: false, score: 1 },
  ],
};

/** Every operation; a test holds it against the list of the code. */
export const conditionWords: Readonly<Record<string, ConditionWord>> = {
  var: { text: '取一个字段的值；用点取里面的；没有时是第二个值，不写就是 null', example: { var: ['score', 0] } },
  missing: { text: '列出这些字段中没有填写的', example: { missing: ['state', 'note'] } },
  empty: { text: '是空的：没有、空文字、空列表或空对象', example: { empty: [{ var: 'note' }] } },
  '==': { text: '相等', example: { '==': [{ var: 'state' }, 'on'] } },
  '===': { text: '相等，类型也要相同（1 和 "1" 不同）', example: { '===': [{ var: 'score' }, '85'] } },
  '!=': { text: '不相等', example: { '!=': [{ var: 'state' }, 'off'] } },
  '!==': { text: '不相等，或类型不同', example: { '!==': [{ var: 'score' }, '85'] } },
  '<': { text: '小于；写三个值时，中间的在两头之间', example: { '<': [0, { var: 'score' }, 100] } },
  '<=': { text: '小于或等于；写三个值时，中间的在两头之间', example: { '<=': [{ var: 'score' }, 60] } },
  '>': { text: '大于', example: { '>': [{ var: 'score' }, 60] } },
  '>=': { text: '大于或等于', example: { '>=': [{ var: 'score' }, 85] } },
  '!': { text: '不是：是变成否，否变成是', example: { '!': [{ var: 'note' }] } },
  '!!': { text: '有内容：没有、0、空文字和空列表算否，别的算是', example: { '!!': [{ var: 'note' }] } },
  and: { text: '都成立', example: { and: [{ '==': [{ var: 'state' }, 'on'] }, { '>': [{ var: 'score' }, 60] }] } },
  or: { text: '有一个成立', example: { or: [{ '==': [{ var: 'state' }, 'off'] }, { '>': [{ var: 'score' }, 60] }] } },
  in: { text: '在列表中；或文字中含有', example: { in: [{ var: 'state' }, ['on', 'off']] } },
  if: {
    text: '条件、成立时的值、不成立时的值；可以接着写更多条件',
    example: { if: [{ '>=': [{ var: 'score' }, 60] }, '合格', '不合格'] },
  },
  '?:': { text: '与 if 相同', example: { '?:': [{ empty: [{ var: 'note' }] }, '无', '有'] } },
  len: { text: '文字的字数，或列表的项数', example: { len: { var: 'options' } } },
  sum: { text: '列表中数字的合计', example: { sum: [{ map: [{ var: 'options' }, { var: 'score' }] }] } },
  map: {
    text: '列表的每一项换成算出来的值；里面的 var 取这一项的字段',
    example: { map: [{ var: 'options' }, { var: 'text' }] },
  },
  filter: { text: '列表中符合条件的项', example: { filter: [{ var: 'options' }, { var: 'isAnswer' }] } },
  all: {
    text: '列表的每一项都符合（空列表算不符合）',
    example: { all: [{ var: 'options' }, { '>': [{ var: 'score' }, 0] }] },
  },
  some: { text: '列表中有一项符合', example: { some: [{ var: 'options' }, { var: 'isAnswer' }] } },
  none: { text: '列表中没有一项符合', example: { none: [{ var: 'options' }, { empty: [{ var: 'text' }] }] } },
  reduce: {
    text: '逐项累计：current 是这一项，accumulator 是到此为止的结果，最后是开始的值',
    example: { reduce: [{ var: 'options' }, { '+': [{ var: 'accumulator' }, { var: 'current.score' }] }, 0] },
  },
  merge: { text: '合成一个列表', example: { merge: [['甲', '乙'], '丙'] } },
  min: { text: '最小的', example: { min: [{ var: 'score' }, 60] } },
  max: { text: '最大的', example: { max: [{ var: 'score' }, 60] } },
  '+': { text: '加', example: { '+': [{ var: 'score' }, 5] } },
  '-': { text: '减', example: { '-': [100, { var: 'score' }] } },
  '*': { text: '乘', example: { '*': [{ var: 'score' }, 2] } },
  '/': { text: '除', example: { '/': [{ var: 'score' }, 5] } },
  '%': { text: '除以后的余数', example: { '%': [{ var: 'score' }, 10] } },
  cat: { text: '连成一段文字', example: { cat: [{ var: 'score' }, ' 分'] } },
  substr: { text: '文字的一部分：从第几个字符起（0 是第一个），取几个', example: { substr: ['a12-m2.1', 0, 3] } },
  initials: { text: '文字的拼音首字母，作程序用的名称', example: { initials: ['发证单位'] } },
  idNumberProblem: {
    text: '证件类型（字典 idType 的代码）、证件号码：号码哪里不对，用在 rules 中；没有不对或没有填写时是 null。数据库不会算，不能用在 x-value 和 x-default 中',
    example: { idNumberProblem: ['passport', 'E12'] },
  },
  addDays: { text: '日期或时间过几天以后，负数是以前', example: { addDays: ['2026-01-31', 30] } },
  addMinutes: {
    text: '时间过几分钟以后；日期从零点算起',
    example: { addMinutes: ['2026-01-31 09:00:00', 90] },
  },
  today: { text: '今天的日期（北京时间）', example: { '<': ['2026-01-31', { today: [] }] }, isOfNow: true },
  now: { text: '现在的时间（北京时间）', example: { now: [] }, isOfNow: true },
};

/** What conditions are, and a table of their operations with what each example comes to. */
export function conditionsText(): string {
  const rows = Object.entries(conditionWords).map(([name, { text, example, isOfNow }]) => [
    code(name),
    text,
    json(example),
    isOfNow ? '' : json(evaluate(example, sampleRecord)),
  ]);
  return `条件和算式用 JSON 写（[JSON Logic](https://jsonlogic.com)）：一个对象，名称是运算，值是运算的对象。${code('{ "==": [{ "var": "state" }, "on"] }')} 读作：字段 state 等于 on。没有的字段读作 null，不会出错。

字段怎样写，要看写在哪里：

${table({
  head: ['写在哪里', '可以用的数据', '例子'],
  rows: [
    [
      '实体的 `rules`、`x-when`、`x-requiredWhen`、`x-readOnlyWhen`、`x-value`、`x-default`',
      '这条数据的字段，直接写名称',
      json({ var: 'state' }),
    ],
    [
      '页面字段的 `when`、`requiredWhen`、`readOnlyWhen`、`value`',
      '`record` 这条数据，`before` 它保存着的样子（新增时没有），`user` 当前用户；列表的一项中还有 `item`',
      json({ var: 'record.state' }),
    ],
    [
      '按钮的 `when`、`input`',
      '`row` 这一行，`rows` 选中的行（只在 `input` 中），`user` 当前用户',
      json({ var: 'row.state' }),
    ],
  ],
})}
下面的例子看的是这条数据：

${block(onOneLine(sampleRecord))}
${table({ head: ['运算', '说明', '例子', '结果'], rows })}`;
}
