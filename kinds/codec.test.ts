import { describe, expect, it } from 'vitest';
import type { FieldKind, ScreenField } from '#generators/formats.ts';
import { codecOf } from './codec.ts';

function field(kind: FieldKind, more: Partial<ScreenField> = {}): ScreenField {
  return { kind, title: '字段', order: 1, ...more };
}

function through(kind: FieldKind, value: unknown, more: Partial<ScreenField> = {}): unknown {
  const codec = codecOf(field(kind, more));
  return codec.toWire(codec.fromWire(value));
}

describe('a value that comes from the server goes back as it was', () => {
  const cases: [FieldKind, unknown][] = [
    ['text', '证书'],
    ['longText', '第一行\n第二行'],
    ['richText', '<p>题干 $$x^2$$</p>'],
    ['integer', 0],
    ['number', 1.5],
    ['percent', 85.5],
    ['money', 0.07],
    ['boolean', true],
    ['date', '2024-05-01'],
    ['dateTime', '2024-05-01 09:30:00'],
    ['time', '08:30:00'],
    ['dict', 'on'],
    ['dictList', ['a', 'b']],
    ['refList', ['01HZX', '01HZY']],
    ['ref', '01HZX'],
    ['file', '/api/file/1'],
    ['image', '/api/file/2'],
    ['color', '#1677ff'],
    ['files', ['/api/file/1', '/api/file/2']],
    ['images', ['/api/file/3']],
    ['tags', ['备课', '说课']],
    ['list', [{ content: 'A', isAnswer: true }]],
    ['json', { columns: { state: null } }],
    ['schema', { type: 'object', properties: { company: { type: 'string', title: '单位', order: 1 } } }],
    ['answers', { company: '某单位', age: 20, isNew: false }],
  ];
  it.each(cases)('%s', (kind, value) => expect(through(kind, value)).toEqual(value));
});

describe('what is empty is not sent', () => {
  const cases: [FieldKind, unknown[]][] = [
    ['text', [undefined, null, '', '   ']],
    ['longText', [null, '\n']],
    ['richText', [null, '', '<p></p>', '<p>&nbsp;</p><p><br></p>']],
    ['integer', [null, undefined]],
    ['number', [null, undefined]],
    ['percent', [null, undefined]],
    ['money', [null, undefined]],
    ['date', [null, '']],
    ['dateTime', [null, '']],
    ['time', [null, '']],
    ['dict', [null, '']],
    ['dictList', [null, []]],
    ['refList', [null, []]],
    ['ref', [null, '']],
    ['file', [null, '']],
    ['image', [null, '']],
    ['color', [null, ' ']],
    ['files', [null, []]],
    ['images', [null, []]],
    ['password', [null, '']],
    ['tags', [null, []]],
    ['list', [null, []]],
    ['json', [null]],
    ['schema', [null]],
    ['answers', [null, {}, { company: ' ', age: null }]],
  ];
  it.each(cases)('%s', (kind, values) =>
    expect(values.map((value) => through(kind, value))).toEqual(values.map(() => undefined)),
  );
});

it('spaces at both ends of a text are not sent, those of a password are', () => {
  expect(codecOf(field('text')).toWire('  证书 ')).toBe('证书');
  expect(codecOf(field('password')).toWire(' a ')).toBe(' a ');
});

it('a password that is stored is never put into the box', () => {
  expect(codecOf(field('password')).fromWire('secret')).toBe('');
});

it('a picture alone is not empty rich text', () => {
  expect(through('richText', '<p><img src="/api/file/1"></p>')).toBe('<p><img src="/api/file/1"></p>');
});

it('no is sent for a switch nobody touched', () => {
  expect(through('boolean', undefined)).toBe(false);
});

it('text that is no JSON is sent as text, so that the validator refuses it', () => {
  expect(codecOf(field('json')).toWire('{"a":')).toBe('{"a":');
});

it('a reference to several records is a list', () => {
  expect(through('ref', ['1', '2'], { isMany: true })).toEqual(['1', '2']);
  expect(codecOf(field('ref', { isMany: true })).cleared).toEqual([]);
});

describe('a list of objects', () => {
  const items = { content: field('text'), certId: field('ref'), score: field('number') };

  it('sends each entry through the codecs of its fields and leaves empty ones out', () => {
    expect(through('list', [{ content: ' A ', score: null }], { items })).toEqual([{ content: 'A' }]);
  });

  it('keeps keys the screen does not show, but not labels of references nor marks of the form', () => {
    const value = [{ content: 'A', certId: '1', certIdLabel: '证书', key: 'k', __DO_NOT_USE_THIS_PROPERTY_index__: 0 }];
    expect(through('list', value, { items })).toEqual([{ content: 'A', certId: '1', key: 'k' }]);
  });
});
