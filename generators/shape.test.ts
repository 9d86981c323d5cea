import { expect, it } from 'vitest';
import type { Property } from './formats.ts';
import { completedShape } from './shape.ts';

const text: Property = { type: 'string', title: '名称' };

it('a shape is an object where it has properties, a list where it has items, and else as it is written', () => {
  const schema = { properties: { rows: { title: '行', items: { properties: { text, any: {} } } } } };
  expect(completedShape({ schema, isInput: false })).toEqual({
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        title: '行',
        items: { type: 'object', properties: { text, any: {} } },
      },
    },
  });
});

it('an input takes nothing that it does not name, at any depth, unless it says so', () => {
  const inner = { properties: { text } };
  expect(
    completedShape({
      schema: { properties: { inner, open: { ...inner, additionalProperties: true } } },
      isInput: true,
    }),
  ).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      inner: { type: 'object', additionalProperties: false, properties: { text } },
      open: { type: 'object', additionalProperties: true, properties: { text } },
    },
  });
});

it('where an input asks for a text of some length, spaces are none', () => {
  const name: Property = { ...text, minLength: 1 };
  const own: Property = { ...name, pattern: '^[a-z]+$' };
  const day: Property = { ...name, format: 'date' };
  const properties = { name, own, day, text };
  const completed = completedShape({ schema: { properties }, isInput: true }).properties;
  expect(completed).toEqual({ ...properties, name: { ...name, pattern: '\\S' } });
  expect(completedShape({ schema: { properties }, isInput: false }).properties).toEqual(properties);
});

it('what a map holds is completed, too', () => {
  expect(completedShape({ schema: { type: 'object', additionalProperties: { items: text } }, isInput: true })).toEqual({
    type: 'object',
    additionalProperties: { type: 'array', items: text },
  });
});
