import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../formats.ts';
import { suggestion } from './suggestion.ts';

/** What ajv found, for people who edit the catalogue. `parentSchema` has to be there (`verbose`). */
export function wordingOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  const given = params as Record<string, Json>;
  const limit = String(given['limit']);
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(given['additionalProperty'] ?? given['unevaluatedProperty']);
      const known = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
      return `这里没有“${name}”这个词${suggestion({ name, among: known })}`;
    }
    case 'required':
      return `缺少“${String(given['missingProperty'])}”`;
    case 'type':
      return `应该是${[given['type'] ?? []]
        .flat()
        .map((type) => typeName(String(type)))
        .join('或')}`;
    case 'enum':
      return `只能是 ${(given['allowedValues'] as Json[]).map((value) => JSON.stringify(value)).join('、')} 之一`;
    case 'const':
      return `只能是 ${JSON.stringify(given['allowedValue'])}`;
    case 'pattern':
      return `写法不对，应符合 ${String(given['pattern'])}`;
    case 'format':
      return given['format'] === 'regex'
        ? '不是正确的正则表达式'
        : `不是正确的${formatNames[String(given['format'])] ?? String(given['format'])}`;
    case 'propertyNames':
      return `名称“${String(given['propertyName'])}”的写法不对`;
    case 'minLength':
      return limit === '1' ? '不能为空' : `不能少于 ${limit} 个字符`;
    case 'maxLength':
      return `不能超过 ${limit} 个字符`;
    case 'minItems':
    case 'minProperties':
      return `至少要有 ${limit} 项`;
    case 'maxItems':
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

/** What a type of JSON Schema is called. */
export function typeName(type: string): string {
  return typeNames[type] ?? type;
}

const formatNames: Readonly<Record<string, string>> = {
  date: '日期（如 2026-01-31）',
  'date-time': '时间',
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
