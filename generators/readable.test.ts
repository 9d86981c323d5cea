import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readable } from './readable.ts';

it('is the same value, in lines of at most 200 columns where it can be', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = readable(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('keeps a short value on a line, and gives each member of a long one its own', () => {
  expect(readable({ a: 1, b: [true, null] })).toBe('{ "a": 1, "b": [true, null] }\n');
  const long = 'x'.repeat(100);
  expect(readable({ [long]: { kind: 'text' }, other: long })).toBe(
    `{\n  "${long}": { "kind": "text" },\n  "other": "${long}"\n}\n`,
  );
});
