import { equal } from './runtime.js';

/**
 * A validator of ajv with messages in Chinese that begin with the field's title.
 *
 * `titles` gives the title of each place of the schema; a star stands for the number of an entry: `/options` 选项,
 * what an entry of it is called, and below that the fields of its entries. `empties` gives what is said instead where nothing is given.
 * The second argument of the validator may carry the record as it is `stored`: what is as it was there is no fault, be it
 * out of use by now or nothing that a save takes. `passedOver` tells the places of the latter: whoever stores leaves them out.
 */
export function validator(check, titles, empties = {}) {
  function validate(data, { stored } = {}) {
    validate.passedOver = [];
    if (check(data)) {
      validate.errors = null;
      return true;
    }
    const { errors, passedOver } = explain({ errors: check.errors || [], data, stored, titles, empties });
    validate.passedOver = passedOver;
    validate.errors = errors.length > 0 ? errors : null;
    return validate.errors === null;
  }
  validate.errors = null;
  validate.passedOver = [];
  return validate;
}

function explain({ errors, data, stored, titles, empties }) {
  const alternatives = errors
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .map(({ schemaPath }) => `${schemaPath}/`);
  const seen = new Set();
  const result = [];
  const passedOver = [];
  for (const error of errors) {
    if (error.keyword === 'if' || alternatives.some((prefix) => error.schemaPath.startsWith(prefix))) continue;
    const instancePath = placeOf(error);
    const isOver = isNotTaken(error);
    if ((isOver || isOutOfUse(error)) && isUnchanged({ data, stored, path: instancePath })) {
      if (isOver) passedOver.push(instancePath);
      continue;
    }
    const reason = reasonOf({ error, value: valueAt(data, instancePath) });
    const title = titleOf({ path: instancePath, titles });
    const isOfEntry = /\/\d+(?=\/|$)/.test(instancePath);
    const message =
      reason !== empty
        ? `${title} ${reason}`
        : empties[placeholderOf(instancePath)] || (isOfEntry ? `请填写${title}` : `${title} ${reason}`);
    const key = `${instancePath} ${message}`;
    if (seen.has(key)) continue;
    seen.add(key);
    result.push({ instancePath, message, keyword: error.keyword, params: error.params });
  }
  return { errors: result, passedOver };
}

/** Whether a value is there, and is what the stored record has in its place. */
function isUnchanged({ data, stored, path }) {
  if (stored === undefined || stored === null) return false;
  const value = valueAt(data, path);
  return value !== undefined && equal(value, valueAt(stored, placeInStored({ data, stored, path })));
}

/** A code that is no longer offered. */
function isOutOfUse({ keyword, params }) {
  return keyword === 'enum' || (keyword === 'format' && params.format.startsWith('dictionary-'));
}

/** What nobody sends as it is read: fields of the server, and the version that a pinned reference is read in. */
function isNotTaken({ keyword }) {
  return keyword === 'additionalProperties' || keyword === 'const';
}

/** The same place of the stored record: entries with an id may have moved. */
function placeInStored({ data, stored, path }) {
  let given = data;
  let kept = stored;
  let place = '';
  for (const step of stepsOf(path)) {
    const { id } = (Array.isArray(given) && given[step]) || {};
    const moved = id !== undefined && Array.isArray(kept) ? kept.findIndex((entry) => entry && entry.id === id) : -1;
    const own = moved < 0 ? step : String(moved);
    // An entry that is named and not there is no other one.
    if (id !== undefined && moved < 0) return `${place}/-`;
    place += `/${own.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    given = given === null || typeof given !== 'object' ? undefined : given[step];
    kept = kept === null || typeof kept !== 'object' ? undefined : kept[own];
  }
  return place;
}

/** A missing or surplus field is the place of its own error. */
function placeOf({ keyword, params, instancePath }) {
  const name =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  return name === undefined ? instancePath : `${instancePath}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

function stepsOf(path) {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function valueAt(data, path) {
  let value = data;
  for (const step of stepsOf(path)) {
    if (value === null || typeof value !== 'object') return undefined;
    value = value[step];
  }
  return value;
}

/**
 * 选项 A for /options/0/content where the list says what its entries are called, 章节第 1 项的章名 where it does not. The
 * empty title of a field says that it is all there is to the entry.
 */
function titleOf({ path, titles }) {
  let place = '';
  let title = '';
  let isInEntry = false;
  for (const step of stepsOf(path)) {
    const isIndex = /^\d+$/.test(step) && !Object.prototype.hasOwnProperty.call(titles, `${place}/${step}`);
    place += isIndex ? '/*' : `/${step}`;
    const own = titles[place] ?? besideTitle({ titles, place });
    if (isIndex) title = own ? entryName(own, Number(step)) : `${title}第 ${Number(step) + 1} 项`;
    else if (own !== '' || !isInEntry) title = (isInEntry ? `${spaced(title)}的` : '') + (own || step);
    isInEntry = isIndex;
  }
  return title || '提交的内容';
}

/** What a reply carries beside a reference is called after it: 证书的名称 for /certIdLabel. */
function besideTitle({ titles, place }) {
  const [, field, what] = /^(.+?)(Labels?|Marks|Version|Newest)$/.exec(place) || [];
  const title = field && titles[field];
  return title && `${title}的${beside[what]}`;
}

const beside = { Label: '名称', Labels: '名称', Marks: '区别', Version: '版本', Newest: '最新版本' };

/** A letter or number stands apart from the word behind it. */
function spaced(title) {
  return /[A-Za-z0-9]$/.test(title) ? `${title} ` : title;
}

function entryName(name, index) {
  return name.replace('{number}', String(index + 1)).replace('{letter}', String.fromCharCode(65 + index));
}

/** `/options/0/content` as titles and empties name it: `/options/[any]/content` with a star. */
function placeholderOf(path) {
  return path.replace(/\/\d+(?=\/|$)/g, '/*');
}

const empty = '不能为空';

const types = {
  string: '必须是文字',
  integer: '必须是整数',
  number: '必须是数字',
  boolean: '必须是“是”或“否”',
  array: '必须是列表',
  object: '格式不正确',
};

const formats = {
  date: '必须是日期，如 2024-05-01',
  'date-time': '必须是时间，如 2024-05-01 09:30:00',
  time: '必须是时刻，如 08:30 或 08:30:15',
  moment: '必须是日期或时间，如 2024-05-01 或 2024-05-01 09:30:00',
  uri: '必须是以 http:// 或 https:// 开头的网址',
  email: '必须是邮箱地址，如 name@example.com',
  phone: '必须是手机号码或固定电话号码',
  'site-path': '必须是本站内的地址，以 / 开头',
  file: '必须是已上传的文件',
  color: '必须是颜色，如 #1677ff',
};

/** Patterns that mean no more than "not empty". */
const presence = ['\\S', '(?:^|>)[^<>]*[^\\s<>]|<img'];

function reasonOf({ error: { keyword, params }, value }) {
  if (keyword !== 'additionalProperties' && (value === null || value === undefined || value === '')) return empty;
  switch (keyword) {
    case 'type':
      return types[[params.type].flat().find((type) => type !== 'null')] || '格式不正确';
    case 'minLength':
      return `不能少于 ${params.limit} 个字`;
    case 'maxLength':
      return `不能超过 ${params.limit} 个字`;
    case 'pattern':
      return presence.includes(params.pattern) ? empty : '格式不正确';
    case 'format':
      return formats[params.format] || '不在可选范围内';
    case 'minimum':
      return `不能小于 ${params.limit}`;
    case 'maximum':
      return `不能大于 ${params.limit}`;
    case 'exclusiveMinimum':
      return `必须大于 ${params.limit}`;
    case 'exclusiveMaximum':
      return `必须小于 ${params.limit}`;
    case 'multipleOf':
      return stepReason(params.multipleOf);
    case 'minItems':
      return params.limit === 1 ? empty : `至少要有 ${params.limit} 项`;
    case 'maxItems':
      return `不能超过 ${params.limit} 项`;
    case 'uniqueItems':
      return '不能有重复的项';
    case 'enum':
    case 'const':
      return '不在可选范围内';
    case 'additionalProperties':
      return '不能提交';
    default:
      return '格式不正确';
  }
}

function stepReason(step) {
  const decimals = (/^0\.(0*)1$/.exec(String(step)) || [])[1];
  if (decimals !== undefined) return `最多 ${decimals.length + 1} 位小数`;
  return step === 1 ? '必须是整数' : `必须是 ${step} 的倍数`;
}
