import { describe, expect, it } from 'vitest';
import type { FieldKind, Property } from '#generators/formats.ts';
import { kindOf } from './index.ts';

const cases: [FieldKind, Property][] = [
  ['text', { type: 'string' }],
  ['text', { type: 'string', maxLength: 200 }],
  ['longText', { type: 'string', maxLength: 201 }],
  ['text', { type: 'string', maxLength: 500, format: 'uri' }],
  ['longText', { type: 'string', 'x-widget': 'textarea' }],
  ['richText', { type: 'string', 'x-widget': 'richText' }],
  ['image', { type: 'string', 'x-widget': 'image' }],
  ['file', { type: 'string', 'x-widget': 'file' }],
  ['password', { type: 'string', 'x-widget': 'password' }],
  ['date', { type: 'string', format: 'date' }],
  ['dateTime', { type: 'string', format: 'date-time' }],
  ['time', { type: 'string', format: 'time' }],
  ['color', { type: 'string', 'x-widget': 'color' }],
  ['dict', { type: 'string', 'x-dict': 'kind' }],
  ['ref', { type: 'string', 'x-ref': 'cert' }],
  ['refList', { type: 'array', items: { type: 'string', 'x-ref': 'cert' } }],
  ['integer', { type: 'integer' }],
  ['number', { type: 'number' }],
  ['percent', { type: 'number', 'x-widget': 'percent' }],
  ['money', { type: 'number', 'x-money': 'CNY' }],
  ['boolean', { type: 'boolean' }],
  ['dictList', { type: 'array', items: { type: 'string', 'x-dict': 'kind' } }],
  ['dictList', { type: 'array', 'x-dict': 'kind', items: { type: 'string' } }],
  ['files', { type: 'array', items: { type: 'string', 'x-widget': 'file' } }],
  ['images', { type: 'array', items: { type: 'string', 'x-widget': 'image' } }],
  ['tags', { type: 'array', items: { type: 'string' } }],
  ['list', { type: 'array', items: { type: 'object' } }],
  ['json', { type: 'object' }],
  ['schema', { type: 'object', 'x-widget': 'schema' }],
  ['answers', { type: 'object', 'x-schemaOf': 'certId.applyForm' }],
  ['json', { type: 'array', 'x-widget': 'json' }],
];

describe('kindOf', () => {
  it.each(cases)('is %s for %j', (kind, property) => {
    expect(kindOf(property)).toBe(kind);
  });
});
