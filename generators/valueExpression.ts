import { dataKindOf, dictionaryOf, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import type { Expression, Json, Property } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/** An expression that the database cannot compute, and why, in Chinese. */
export class ValueProblem extends Error {}

/** What the value of an expression is. `nothing` fits any. */
export type ValueType = 'number' | 'text' | 'truth' | 'date' | 'time' | 'nothing';

/** An expression as SQL. */
export interface Computed {
  sql: string;
  type: ValueType;
  /** A number of which nothing means that it could not be computed. */
  isStrict?: true;
  /** It is never nothing. */
  isThere?: true;
  /** The texts it can come to, where all of them are written in it. */
  texts?: string[];
}

/**
 * An expression over the fields of a record as SQL over a row of its table: with the values that
 * `runtime/core/expressions.ts` gives it, numbers unrounded. Dividing by nothing comes to nothing.
 * @throws ValueProblem where it has a word, a field or a type that makes no sense here
 */
export function valueExpression({
  expression,
  properties,
  row,
  prefix = '',
  texts = {},
}: {
  expression: Expression;
  properties: Readonly<Record<string, Property>>;
  /** Alias of the row. */
  row: string;
  /** What stands before the names of its fields: `record.`. */
  prefix?: string;
  /** SQL of texts that are no columns, by name. */
  texts?: Readonly<Record<string, string>>;
}): Computed {
  return translate({
    expression,
    scope: (name) => {
      const sql = texts[name];
      if (sql !== undefined) return { value: { sql, type: 'text' } };
      if (!name.startsWith(prefix)) throw new ValueProblem(`不能用“${name}”`);
      return fieldOfRow({ name: name.slice(prefix.length), properties, row });
    },
  });
}

/** The type of value that a field holds; undefined for one that no expression computes. */
export function valueTypeOf(property: Property): ValueType | undefined {
  const { type, format } = property;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'truth';
  if (type !== 'string') return undefined;
  const kind = kindNamed(kindOf(property));
  if (kind.isMarkup || kind.isSecret) return undefined;
  const { columnType } = dataKindOf(property);
  const column = columnType(property);
  if (column === 'date') return 'date';
  if (column === 'timestamptz') return 'time';
  return format === 'moment' ? undefined : 'text';
}

/** A list, as rows `e(v)` of JSON. */
interface List {
  rows: string;
  item: Property;
}

type Field = { value: Computed } | { list: List };
type Scope = (name: string) => Field;

interface Place {
  expression: Expression;
  scope: Scope;
}

function fieldOfRow({
  name,
  properties,
  row,
}: {
  name: string;
  properties: Readonly<Record<string, Property>>;
  row: string;
}): Field {
  const property = properties[name];
  if (!property) throw new ValueProblem(`不能用“${name}”`);
  const { title = name, type, items } = property;
  const column = `${row}.${quote(name)}`;
  if (type === 'array' && items)
    return {
      list: {
        rows: `select v from jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]'::jsonb end) l(v)`,
        item: items,
      },
    };
  const valueType = valueTypeOf(property);
  if (!valueType) throw new ValueProblem(`不能用“${title}”来算：只能用数、文字、日期、时间、是否、字典、引用和列表`);
  return { value: { sql: column, type: valueType } };
}

/** A field of an entry of a list, or the entry itself. */
function fieldOfItem({ name, item }: { name: string; item: Property }): Field {
  const property = name === '' ? item : item.properties?.[name];
  if (!property) throw new ValueProblem(`列表的每一项没有“${name}”`);
  const type = valueTypeOf(property);
  if (!type) throw new ValueProblem(`列表中的“${property.title ?? name}”不能用来算`);
  const text = name === '' ? "(e.v #>> '{}')" : `(e.v ->> ${quoteText(name)})`;
  return { value: { sql: `${text}${casts[type]}`, type } };
}

const casts: Readonly<Record<ValueType, string>> = {
  number: '::numeric',
  text: '',
  truth: '::boolean',
  date: '::date',
  time: '::timestamptz',
  nothing: '',
};

function translate({ expression, scope }: Place): Computed {
  if (expression === null) return { sql: 'null', type: 'nothing' };
  if (typeof expression === 'number') return { sql: `${expression}::numeric`, type: 'number' };
  if (typeof expression === 'boolean') return truth(String(expression));
  if (typeof expression === 'string') return { sql: quoteText(expression), type: 'text', texts: [expression] };
  const [entry, ...others] = Array.isArray(expression) ? [] : Object.entries(expression);
  if (!entry || others.length > 0) throw new ValueProblem('这里要写一个值、字段或算式');
  const [word, operand] = entry;
  const work = words[word];
  if (!work) throw new ValueProblem(`x-value 中不能用“${word}”：${Object.keys(words).join('、')} 可以用`);
  return work({ operands: Array.isArray(operand) ? operand : [operand], scope, word });
}

interface Work {
  operands: readonly Expression[];
  scope: Scope;
  word: string;
}

const words: Readonly<Record<string, (work: Work) => Computed>> = {
  var: ({ operands: [path = '', fallback], scope }) => {
    const found = scope(String(path));
    if ('list' in found) throw new ValueProblem(`“${String(path)}”是列表，要用 sum、len、some、all、none、in 或 empty`);
    if (fallback === undefined || fallback === null) return found.value;
    const other = translate({ expression: fallback, scope });
    return {
      sql: `coalesce(${found.value.sql}, ${other.sql})`,
      type: sameType({ word: 'var', values: [found.value, other] }),
    };
  },
  if: chosen,
  '?:': chosen,
  // Nothing makes a sum and a product nothing, counts as 0 elsewhere.
  '+': (work) => ({
    sql: joined({ numbers: numbersOf(work).map(({ sql }) => sql), by: ' + ' }),
    type: 'number',
    isStrict: true,
  }),
  '*': (work) => ({
    sql: joined({ numbers: numbersOf(work).map(({ sql }) => sql), by: ' * ' }),
    type: 'number',
    isStrict: true,
  }),
  '-': (work) => {
    const numbers = numbersOf(work);
    const [first = '0', second] = numbers.map(orZero);
    return {
      sql: second === undefined ? `(- ${first})` : `(${first} - ${second})`,
      type: 'number',
      ...strictness(numbers),
    };
  },
  '/': divided,
  '%': divided,
  min: (work) => extreme({ work, pick: 'least' }),
  max: (work) => extreme({ work, pick: 'greatest' }),
  sum: summed,
  len: ({ operands: [operand = null], scope }) => {
    const list = listOf({ expression: operand, scope });
    if (list) return { sql: `(select count(*) from (${list.rows}) e)::numeric`, type: 'number', isThere: true };
    return {
      sql: `coalesce(char_length(${textOf({ expression: operand, scope, word: 'len' })}), 0)::numeric`,
      type: 'number',
      isThere: true,
    };
  },
  addDays: (work) => later({ work, unit: 'day', most: 1_000_000 }),
  addMinutes: (work) => later({ work, unit: 'minute', most: 100_000_000 }),
  cat: ({ operands, scope }) => ({
    sql: `(${operands.map((expression) => written(translate({ expression, scope }))).join(' || ')})`,
    type: 'text',
  }),
  '==': equality,
  '===': equality,
  '!=': (work) => truth(`(not ${equality(work).sql})`),
  '!==': (work) => truth(`(not ${equality(work).sql})`),
  '<': compared,
  '<=': compared,
  '>': compared,
  '>=': compared,
  '!': ({ operands: [expression = null], scope }) => truth(`(not ${isTrue({ expression, scope })})`),
  '!!': ({ operands: [expression = null], scope }) => truth(isTrue({ expression, scope })),
  and: (work) => logical(work),
  or: (work) => logical(work),
  in: ({ operands: [sought = null, among = null], scope }) => {
    const value = translate({ expression: sought, scope });
    if (Array.isArray(among)) {
      const values = among.map((expression) => translate({ expression, scope }));
      sameType({ word: 'in', values: [value, ...values] });
      return truth(`coalesce(${value.sql} in (${values.map(({ sql }) => sql).join(', ')}), false)`);
    }
    const list = listOf({ expression: among, scope });
    if (!list)
      return truth(`coalesce(strpos(${textOf({ expression: among, scope, word: 'in' })}, ${value.sql}) > 0, false)`);
    const item = itemValue(list);
    sameType({ word: 'in', values: [value, item] });
    return truth(`exists (select from (${list.rows}) e(v) where ${item.sql} = ${value.sql})`);
  },
  empty: ({ operands: [expression = null], scope }) => {
    const list = listOf({ expression, scope });
    if (list) return truth(`(not exists (${list.rows}))`);
    const value = translate({ expression, scope });
    return truth(value.type === 'text' ? `(coalesce(btrim(${value.sql}), '') = '')` : `(${value.sql} is null)`);
  },
  some: (work) => truth(`exists (select from ${entriesThat(work)})`),
  none: (work) => truth(`(not exists (select from ${entriesThat(work)}))`),
  all: ({ operands: [source = null, condition = null], scope, word }) => {
    const list = neededList({ expression: source, scope, word });
    const holds = isTrue({ expression: condition, scope: scopeOf(list) });
    return truth(`(select coalesce(bool_and(${holds}), false) from (${list.rows}) e(v))`);
  },
};

/** Right or wrong, never nothing. */
function truth(sql: string): Computed {
  return { sql, type: 'truth', isThere: true };
}

function divided(work: Work): Computed {
  const [first = '0', second = '0'] = numbersOf(work).map(orZero);
  return { sql: `(${first} ${work.word} nullif(${second}, 0))`, type: 'number', isStrict: true };
}

function extreme({ work, pick }: { work: Work; pick: 'least' | 'greatest' }): Computed {
  const numbers = numbersOf(work);
  const strict = numbers.filter(({ isStrict }) => isStrict).map(({ sql }) => `${sql} is null`);
  const sql = `${pick}(${numbers.map(orZero).join(', ')})`;
  return strict.length === 0
    ? { sql, type: 'number' }
    : { sql: `(case when ${strict.join(' or ')} then null else ${sql} end)`, type: 'number', isStrict: true };
}

function strictness(values: readonly Computed[]): { isStrict?: true } {
  return values.some(({ isStrict }) => isStrict) ? { isStrict: true } : {};
}

function chosen({ operands, scope }: Work): Computed {
  const branches: { condition: string; value: Computed }[] = [];
  for (let at = 0; at + 1 < operands.length; at += 2)
    branches.push({
      condition: isTrue({ expression: operands[at] ?? null, scope }),
      value: translate({ expression: operands[at + 1] ?? null, scope }),
    });
  const last = translate({ expression: operands.length % 2 === 1 ? (operands.at(-1) ?? null) : null, scope });
  const values = [...branches.map(({ value }) => value), last];
  const type = sameType({ word: 'if', values });
  const texts = values.flatMap((value) => (value.type === 'nothing' ? [] : [value.texts]));
  const isKnown = texts.every((each) => each !== undefined);
  const whens = branches.map(({ condition, value }) => `when ${condition} then ${value.sql}`);
  return {
    sql: whens.length === 0 ? last.sql : `(case ${whens.join(' ')} else ${last.sql} end)`,
    type,
    ...strictness(values),
    ...(values.every(({ isThere }) => isThere) && { isThere: true as const }),
    ...(isKnown && { texts: texts.flatMap((each) => each ?? []) }),
  };
}

/** Of a list its numbers, or of each entry what `map` makes of it; or of single numbers. */
function summed({ operands, scope, word }: Work): Computed {
  const totals = operands.map((expression) => {
    const mapped = mapOf(expression);
    const list = listOf({ expression: mapped ? mapped.source : expression, scope });
    if (!list && mapped) throw new ValueProblem('map 的第一项要是列表');
    if (!list) return `coalesce(${numberOf({ expression, scope, word }).sql}, 0)`;
    const number = numberOf({ expression: mapped ? mapped.value : { var: '' }, scope: scopeOf(list), word });
    return `coalesce((select sum(${number.sql}) from (${list.rows}) e(v)), 0)`;
  });
  return { sql: joined({ numbers: totals, by: ' + ' }), type: 'number', isThere: true };
}

function mapOf(expression: Expression): { source: Expression; value: Expression } | undefined {
  if (expression === null || typeof expression !== 'object' || Array.isArray(expression)) return undefined;
  const { map } = expression;
  return Array.isArray(map) ? { source: map[0] ?? null, value: map[1] ?? null } : undefined;
}

/** A list that an expression names or narrows; undefined where it is none. */
function listOf({ expression, scope }: Place): List | undefined {
  if (expression === null || typeof expression !== 'object' || Array.isArray(expression)) return undefined;
  const { var: path, filter } = expression;
  if (path !== undefined) {
    const found = scope(String([path].flat()[0] ?? ''));
    return 'list' in found ? found.list : undefined;
  }
  if (!Array.isArray(filter)) return undefined;
  const list = neededList({ expression: filter[0] ?? null, scope, word: 'filter' });
  const holds = isTrue({ expression: filter[1] ?? null, scope: scopeOf(list) });
  return { ...list, rows: `select e.v from (${list.rows}) e(v) where ${holds}` };
}

function neededList({ expression, scope, word }: Place & { word: string }): List {
  const list = listOf({ expression, scope });
  if (!list) throw new ValueProblem(`${word} 的第一项要是列表`);
  return list;
}

function entriesThat({ operands: [source = null, condition = null], scope, word }: Work): string {
  const list = neededList({ expression: source, scope, word });
  return `(${list.rows}) e(v) where ${isTrue({ expression: condition, scope: scopeOf(list) })}`;
}

function scopeOf({ item }: List): Scope {
  return (name) => fieldOfItem({ name, item });
}

function itemValue({ item }: List): Computed {
  const found = fieldOfItem({ name: '', item });
  if ('list' in found) throw new ValueProblem('列表中的列表不能用来算');
  return found.value;
}

function numbersOf({ operands, scope, word }: Work): Computed[] {
  return operands.map((expression) => numberOf({ expression, scope, word }));
}

/** A day or time so many whole units later; a day is a time once minutes are added. */
function later({
  work: { operands, scope, word },
  unit,
  most,
}: {
  work: Work;
  unit: 'day' | 'minute';
  most: number;
}): Computed {
  const [moment = null, count = 0] = operands;
  const given = translate({ expression: moment, scope });
  const isWritten = given.type === 'text' && given.texts?.every((text) => /^\d{4}-\d\d-\d\d/.test(text)) === true;
  const isDay = given.type === 'date' || (isWritten && given.texts?.every((text) => text.length === 10) === true);
  if (!isWritten && given.type !== 'date' && given.type !== 'time')
    throw new ValueProblem(`${word} 要用日期或时间，这里是${typeNames[given.type]}`);
  const steps = `round((${orZero(numberOf({ expression: count, scope, word }))})::numeric)`;
  const isKept = unit === 'day' && isDay;
  const sql = isKept
    ? `${given.sql}::date + ${steps}::integer`
    : `${given.sql}::timestamptz + ${steps}::double precision * interval '1 ${unit}'`;
  return { sql: `(case when abs(${steps}) <= ${most} then ${sql} end)`, type: isKept ? 'date' : 'time' };
}

function numberOf({ expression, scope, word }: Place & { word: string }): Computed {
  const value = translate({ expression, scope });
  if (value.type === 'nothing') return { sql: 'null::numeric', type: 'number' };
  if (value.type !== 'number') throw new ValueProblem(`${word} 只能算数，这里是${typeNames[value.type]}`);
  return value;
}

function textOf({ expression, scope, word }: Place & { word: string }): string {
  const { sql, type } = translate({ expression, scope });
  if (type !== 'text' && type !== 'nothing') throw new ValueProblem(`${word} 要用文字或列表，这里是${typeNames[type]}`);
  return sql;
}

/** A number that is not filled in counts as 0, one that could not be computed stays nothing. */
function orZero({ sql, isStrict }: Computed): string {
  return isStrict ? sql : `coalesce(${sql}, 0)`;
}

function joined({ numbers, by }: { numbers: readonly string[]; by: string }): string {
  return numbers.length === 0 ? '0::numeric' : `(${numbers.join(by)})`;
}

/** As a part of a text. */
function written({ sql, type }: Computed): string {
  if (type === 'number') return `coalesce(trim_scale((${sql})::numeric)::text, '')`;
  if (type === 'time') return `coalesce(to_char(${sql}, 'YYYY-MM-DD HH24:MI:SS'), '')`;
  return `coalesce((${sql})::text, '')`;
}

function isTrue({ expression, scope }: Place): string {
  const list = listOf({ expression, scope });
  if (list) return `exists (${list.rows})`;
  const { sql, type } = translate({ expression, scope });
  switch (type) {
    case 'truth':
      return `coalesce(${sql}, false)`;
    case 'number':
      return `coalesce(${sql} <> 0, false)`;
    case 'text':
      return `coalesce(${sql} <> '', false)`;
    case 'nothing':
      return 'false';
    case 'date':
    case 'time':
      return `(${sql} is not null)`;
  }
}

function logical({ operands, scope, word }: Work): Computed {
  return truth(`(${operands.map((expression) => isTrue({ expression, scope })).join(` ${word} `)})`);
}

function equality(work: Work): Computed {
  const { values } = alike(work);
  const [one = '', other = ''] = values.map(({ sql }) => sql);
  const isStrict = values.some((value) => value.isStrict);
  return truth(isStrict ? `coalesce(${one} = ${other}, false)` : `(${one} is not distinct from ${other})`);
}

/** Two values, or three of which the middle one lies between the others. */
function compared(work: Work): Computed {
  const { values, type } = alike(work);
  const sides = values.map((value) =>
    type === 'number' ? orZero(value) : type === 'text' ? `${value.sql} collate "C"` : value.sql,
  );
  const pairs = sides.slice(1).map((side, index) => `${sides[index]} ${work.word} ${side}`);
  return truth(`coalesce(${pairs.join(' and ')}, false)`);
}

/** Values of one type; a text that is written as a day or time beside one of these is one. */
function alike({ operands, scope, word }: Work): { values: Computed[]; type: ValueType } {
  const given = operands.map((expression) => translate({ expression, scope }));
  const moment = given.find(({ type }) => type === 'date' || type === 'time');
  const values = given.map((value): Computed => {
    const isWritten = moment && value.type === 'text' && value.texts?.every((text) => /^\d{4}-\d\d-\d\d/.test(text));
    return isWritten ? { sql: `${value.sql}${casts[moment.type]}`, type: moment.type } : value;
  });
  return { values, type: sameType({ word, values }) };
}

function sameType({ word, values }: { word: string; values: readonly Computed[] }): ValueType {
  const types = [...new Set(values.map(({ type }) => type))].filter((type) => type !== 'nothing');
  if (types.length > 1)
    throw new ValueProblem(`${word} 中的值不是同一种：${types.map((type) => typeNames[type]).join('、')}`);
  return types[0] ?? 'nothing';
}

/** What types are called. */
export const typeNames: Readonly<Record<ValueType, string>> = {
  number: '数',
  text: '文字',
  truth: '是或否',
  date: '日期',
  time: '时间',
  nothing: '空',
};

/** Whether a computed value may stand in a field, as far as this can be known; else why not, in Chinese. */
export function resultProblem({ computed, property }: { computed: Computed; property: Property }): string | undefined {
  const wanted = valueTypeOf(property);
  if (!wanted) return '不能保存算出来的值：type 要是 integer、number、string（不能是富文本和密码）或 boolean';
  if (computed.type === wanted) return undefined;
  return computed.type === 'nothing'
    ? '算出来总是空的'
    : `算出来的是${typeNames[computed.type]}，这个字段是${typeNames[wanted]}`;
}

/** The codes among a result that its dictionary has to know. */
export function writtenCodes({ computed, property }: { computed: Computed; property: Property }): Json[] | undefined {
  return dictionaryOf(property) === undefined ? [] : computed.texts;
}
