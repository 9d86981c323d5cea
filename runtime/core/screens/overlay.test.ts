import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { diffPatch, mergePatch } from './overlay.ts';

describe('mergePatch', () => {
  /** RFC 7396, appendix A: original, patch, result. */
  const examples: [Json, Json, Json][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];

  it.each(examples)('gives the result of the RFC: %j with %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  it('changes neither the screen nor the patch', () => {
    const target = { columns: { state: { order: 1 } } };
    const patch = { columns: { state: null, title: { order: 0 } } };
    const before = JSON.stringify([target, patch]);
    mergePatch(target, patch);
    expect(JSON.stringify([target, patch])).toBe(before);
  });

  it('does not let a patch reach a prototype', () => {
    const merged = mergePatch({}, JSON.parse('{"__proto__":{"isAdmin":true}}') as Json) as Record<string, unknown>;
    expect(merged['isAdmin']).toBeUndefined();
  });
});

describe('diffPatch', () => {
  const key = fc.constantFrom('columns', 'fields', 'title', 'order', 'width', 'state');
  /** Without null inside objects, as a merge patch has no word for it. */
  const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.boolean(),
      fc.integer(),
      fc.string({ maxLength: 3 }),
      fc.array(fc.oneof(fc.constant(null), tie('value')), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    ),
  })).value;

  it('is what makes one of the other', () =>
    fc.assert(
      fc.property(value, value, (from, to) => {
        expect(mergePatch(from, diffPatch({ from, to }))).toEqual(to);
      }),
      { numRuns: 1000 },
    ));

  it('says only what differs', () => {
    const from = { title: '证书', columns: { level: { order: 1, width: 80 }, state: { order: 2 } } };
    const to = { title: '证书', columns: { level: { order: 1, width: 120 } }, sort: 'level' };
    expect(diffPatch({ from, to })).toEqual({ columns: { level: { width: 120 }, state: null }, sort: 'level' });
    expect(diffPatch({ from, to: from })).toEqual({});
  });
});
