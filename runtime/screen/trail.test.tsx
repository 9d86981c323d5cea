import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { tab } from '#runtime/core/storage.ts';
import { keepTrail, stepAlong, trailOf, trailPlace } from './trail.ts';

const calls: TransportRequest[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  tab.remove('trails');
  restore = setTransport(async (request) => {
    calls.push(request);
    const first = (Number(request.input['pageNum']) - 1) * 2;
    return { rows: ['a', 'b', 'c', 'd', 'e'].slice(first, first + 2).map((id) => ({ id })), total: 5 };
  });
  keepTrail({
    entity: 'cert',
    trail: {
      operation: 'cert.list',
      conditions: { sort: '-certName', state: ['on'] },
      pageNum: 2,
      pageSize: 2,
      total: 5,
      ids: ['c', 'd'],
      query: 'size=2&page=2',
    },
  });
});
afterEach(() => restore());

describe('a trail', () => {
  it('tells the place of a record over all pages, and nothing of one that came from elsewhere', () => {
    expect(trailPlace({ entity: 'cert', id: 'd' })).toEqual({ position: 4, total: 5 });
    expect(trailPlace({ entity: 'cert', id: 'a' })).toBeUndefined();
    expect(trailPlace({ entity: 'question', id: 'd' })).toBeUndefined();
  });

  it('leads within the page without a call', async () => {
    expect(await stepAlong({ entity: 'cert', id: 'c', step: 1 })).toBe('d');
    expect(calls).toEqual([]);
  });

  it('leads over the border of the page in the list’s order and conditions; the list then opens there', async () => {
    expect(await stepAlong({ entity: 'cert', id: 'd', step: 1 })).toBe('e');
    expect(calls.map(({ input }) => input)).toEqual([{ sort: '-certName', state: ['on'], pageNum: 3, pageSize: 2 }]);
    expect(trailOf({ entity: 'cert', id: 'e' })?.query).toBe('size=2&page=3');
    expect(await stepAlong({ entity: 'cert', id: 'e', step: -1 })).toBe('d');
    expect(await stepAlong({ entity: 'cert', id: 'd', step: -1 })).toBe('c');
    expect(await stepAlong({ entity: 'cert', id: 'c', step: -1 })).toBe('b');
  });

  it('ends at either end', async () => {
    await stepAlong({ entity: 'cert', id: 'd', step: 1 });
    expect(await stepAlong({ entity: 'cert', id: 'e', step: 1 })).toBeUndefined();
    keepTrail({
      entity: 'cert',
      trail: { operation: 'cert.list', conditions: {}, pageNum: 1, pageSize: 2, total: 5, ids: ['a', 'b'], query: '' },
    });
    expect(await stepAlong({ entity: 'cert', id: 'a', step: -1 })).toBeUndefined();
  });
});
