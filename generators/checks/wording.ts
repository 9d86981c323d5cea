import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../formats.ts';
import { placeOfWord } from './placesOfWords.ts';
import { suggestion } from './suggestion.ts';

/** What ajv found, for people who edit the catalogue. `parentSchema` has to be there (`verbose`). */
export function wordingOf(error: ErrorObject): string {
  const { keyword, params, parentSchema, message, data } = error;
  const given = params as Record<string, Json>;
  const limit = String(given['limit']);
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(given['additionalProperty'] ?? given['unevaluatedProperty']);
      const known = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
      if (hasWidePunctuation(name)) return `名称“${name}”里有中文标点，请改成英文的`;
      const near = suggestion({ name, among: known });
      const place = near ? undefined : placeOfWord(name);
      return `这里没有“${name}”这个词${place === undefined ? near : `：它写在${place}`}`;
    }
    case 'required':
      return `缺少“${String(given['missingProperty'])}”${missingExample(error)}`;
    case 'type':
      return isRequiredFlag(error)
        ? `必填的字段列在文件最外层的 required 里："required": ["${fieldOf(error)}"]；这里去掉 required`
        : `应该是${[given['type'] ?? []]
            .flat()
            .map((type) => typeName(String(type)))
            .join('或')}${examplesText((parentSchema as { examples?: Json[] } | undefined)?.examples)}`;
    case 'enum': {
      const allowed = given['allowedValues'] as Json[];
      const near = typeof data === 'string' ? suggestion({ name: data, among: allowed.map(String) }) : '';
      const values = allowed.map((value) => JSON.stringify(value)).join('、');
      return allowed.length === 1 ? `只能是 ${values}` : `只能是 ${values} 之一${near}`;
    }
    case 'const':
      return `只能是 ${JSON.stringify(given['allowedValue'])}`;
    case 'pattern':
      return patternWords({ error, pattern: String(given['pattern']) });
    case 'format':
      return given['format'] === 'regex'
        ? '不是正确的正则表达式'
        : `不是正确的${formatNames[String(given['format'])] ?? String(given['format'])}`;
    case 'propertyNames':
      return `名称“${String(given['propertyName'])}”不能用在这里`;
    case 'minLength':
      return limit === '1' ? '不能为空' : `不能少于 ${limit} 个字符`;
    case 'maxLength':
      return `不能超过 ${limit} 个字符`;
    case 'minItems':
    case 'minProperties':
      return `至少要有 ${limit} 项`;
    case 'maxItems':
    case 'maxProperties':
      return `最多 ${limit} 项`;
    case 'minimum':
      return `不能小于 ${limit}`;
    case 'maximum':
      return `不能大于 ${limit}`;
    case 'exclusiveMinimum':
      return `应大于 ${limit}`;
    case 'exclusiveMaximum':
      return `应小于 ${limit}`;
    case 'multipleOf':
      return `应是 ${String(given['multipleOf'])} 的整数倍`;
    case 'uniqueItems':
      return '不能有重复的项';
    case 'oneOf':
      return '应正好是几种写法中的一种';
    case 'anyOf':
      return '不是允许的任何一种写法';
    default:
      return message ?? keyword;
  }
}

/** The first of some examples, as it is written. */
export function examplesText(examples: readonly Json[] = []): string {
  return examples[0] === undefined ? '' : `，如 ${JSON.stringify(examples[0])}`;
}

/** Punctuation of Chinese texts, which a keyboard writes where that of JSON was meant. */
export function hasWidePunctuation(text: string): boolean {
  return /[，。：；“”‘’（）【】｛｝]/.test(text);
}

function missingExample({ params, parentSchema }: ErrorObject): string {
  const missing = String((params as { missingProperty?: string }).missingProperty);
  const { properties = {} } = (parentSchema ?? {}) as { properties?: Record<string, { examples?: Json[] }> };
  const example = properties[missing]?.examples?.[0];
  return example === undefined ? '' : `，如 "${missing}": ${JSON.stringify(example)}`;
}

/** `"required": true` in a field: as other tools write it. */
function isRequiredFlag({ instancePath, data }: ErrorObject): boolean {
  return instancePath.endsWith('/required') && typeof data === 'boolean';
}

function fieldOf({ instancePath }: ErrorObject): string {
  return instancePath.split('/').at(-2) ?? '';
}

function patternWords({ error: { data, propertyName }, pattern }: { error: ErrorObject; pattern: string }): string {
  const text = String(propertyName ?? data);
  const about = propertyName === undefined ? '写法不对：' : `名称“${propertyName}”的写法不对：`;
  const { [pattern]: words } = patterns;
  // A pattern of a field's own may well be of Chinese texts.
  if (words === undefined) return `${about}不符合这个字段的 pattern 规定的格式`;
  return `${about}${words}${hasWidePunctuation(text) ? '；这里有中文标点' : ''}`;
}

/** What the patterns of the meta-schemas allow. */
export const patterns: Readonly<Record<string, string>> = {
  '^[a-z][A-Za-z0-9]*$': '只能用英文字母和数字，以小写字母开头，如 certName',
  '^-?[a-z][A-Za-z0-9]*$': '写一个字段名，从大到小时前面加 -，如 -createdTime',
  '^[a-z][A-Za-z0-9]*/[a-z][A-Za-z0-9]*$': '写成“区域/处理程序”，如 placement/place',
  '^([a-z][A-Za-z0-9]*|[a-z][A-Za-z0-9]*/[a-z][A-Za-z0-9]*)$':
    '写引擎的操作，如 save，或“区域/处理程序”，如 certificate/hot',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$': '写字段名，或用点连着的几个，如 certId.level',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$': '写一个字段，或引用字段、点和那边的字段，如 certId.certCode',
  '^[a-z]{3,12}$': '写三到十二个小写字母，如 code',
  '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$': '写两个名称，中间一个点，如 certId.level',
  '^[ap][0-9]+(-[a-z0-9.]+)*$': '写权限编码，如 a12-m2.1：a 或 p 加数字开头，后面用短横和点一级一级分开',
  '^/': '要以 / 开头，如 /cert',
  '^/(?!/)[^\\s\\\\]*$': '写本产品的地址，以一个 / 开头，没有空格和反斜杠，如 /my-certification',
  '^(GET|POST|PUT|PATCH|DELETE) /[A-Za-z0-9_/{}.-]+$': '写方法、一个空格和以 / 开头的地址，如 GET /tenants/{id}',
  '^#[0-9A-Fa-f]{6}$': '写颜色：# 加六位十六进制数，如 #1677ff',
  '^(success|warning|danger|primary|muted|#[0-9a-fA-F]{6})$':
    '写 success、warning、danger、primary、muted 之一，或颜色，如 #1677ff',
};

/** What a type of JSON Schema is called. */
export function typeName(type: string): string {
  return typeNames[type] ?? type;
}

const formatNames: Readonly<Record<string, string>> = {
  date: '日期（如 2026-01-31）',
  'date-time': '时间（如 2026-01-31 09:30:00）',
  time: '时刻（如 08:30 或 08:30:15）',
  color: '颜色（如 #1677ff）',
  file: '文件地址（/api/file/ 开头）',
  phone: '电话号码',
  'site-path': '本站内的地址（以 / 开头）',
  email: '邮箱地址',
  uri: '网址',
};

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: ' true 或 false',
  array: '列表',
  object: '对象',
  null: '空（null）',
};
