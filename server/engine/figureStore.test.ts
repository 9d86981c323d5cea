import { describe, expect, it } from 'vitest';
import type { Sight } from '../database/transaction.ts';
import { openFigures } from './figureStore.ts';

const all: Sight = { codes: ' ', reach: 'all', personId: '', departments: '[]' };
const own: Sight = { ...all, reach: 'own' };

interface Asked {
  operation?: string;
  input?: { certId: string };
  tenantId?: string;
  userId?: string;
  sight?: Sight;
  isPersonal?: boolean;
  isFresh?: boolean;
}

/** A store whose work takes 20 ms, and how often it was done. */
function counted() {
  const store = openFigures();
  let count = 0;
  return {
    count: () => count,
    ask: ({
      operation = 'a.total',
      input = { certId: '1' },
      tenantId = 't',
      userId = 'u',
      sight = all,
      isPersonal = false,
      isFresh = false,
    }: Asked = {}) =>
      store.of({
        operation,
        input,
        scope: { tenantId, userId, sight },
        isPersonal,
        isFresh,
        work: async () => {
          count += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return count;
        },
      }),
  };
}

describe('kept figures', () => {
  it('are worked out once for all who ask meanwhile and see the same', async () => {
    const { ask, count } = counted();
    const answers = await Promise.all([ask(), ask({ userId: 'v' }), ask({ isFresh: true })]);
    expect(answers.map(({ data }) => data)).toEqual([1, 1, 1]);
    expect(await ask({ userId: 'w' })).toEqual(answers[0]);
    expect(answers[0]?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(count()).toBe(1);
  });

  it.each<[string, Asked]>([
    ['another call', { operation: 'b.total' }],
    ['other conditions', { input: { certId: '2' } }],
    ['another tenant', { tenantId: 's' }],
    ['other codes', { sight: { ...all, codes: ' x ' } }],
    ['a narrower reach', { sight: own }],
  ])('are not those of %s', async (_what, other) => {
    const { ask, count } = counted();
    await ask();
    await ask(other);
    expect(count()).toBe(2);
  });

  it.each<[string, Asked]>([
    ['whose reach is narrow', { sight: own }],
    ['of whom each has records of their own', { isPersonal: true }],
  ])('are not shared between people %s', async (_who, asked) => {
    const { ask, count } = counted();
    await ask(asked);
    await ask({ ...asked, userId: 'v' });
    expect(count()).toBe(2);
    await ask(asked);
    expect(count()).toBe(2);
  });

  it('are worked out anew when asked so, and after a time that their cost says', async () => {
    const { ask, count } = counted();
    await ask();
    await ask({ isFresh: true });
    expect(count()).toBe(2);
    await expect.poll(() => ask().then(count), { timeout: 10_000 }).toBe(3);
  });

  it('are not kept where the work failed', async () => {
    const store = openFigures();
    const asked = { operation: 'a', input: {}, scope: { tenantId: '', userId: '' }, isPersonal: false, isFresh: false };
    await expect(store.of({ ...asked, work: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    expect(await store.of({ ...asked, work: () => Promise.resolve(1) })).toMatchObject({ data: 1 });
  });

  it('take no more room than they have, whatever is asked for: the oldest go first', async () => {
    const store = openFigures();
    const asked: number[] = [];
    const ask = (n: number) =>
      store.of({
        operation: 'a.total',
        input: { certId: `${n} ${'x'.repeat(1000)}` },
        scope: { tenantId: 't', userId: 'u', sight: all },
        isPersonal: false,
        isFresh: false,
        work: async () => {
          asked.push(n);
          await new Promise((resolve) => setTimeout(resolve, 20));
          return { rows: Array.from({ length: 1000 }, () => ({ count: n })), total: 1000 };
        },
      });
    await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)));
    await ask(29);
    expect(asked).toHaveLength(30);
    await ask(0);
    expect(asked).toHaveLength(31);
  });
});
