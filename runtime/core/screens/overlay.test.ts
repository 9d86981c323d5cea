import { describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { mergePatch } from './overlay.ts';

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
