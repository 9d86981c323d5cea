import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

/** A queue whose work is told by name when it begins, and ends when it is told to. */
function watched(size: number) {
  const queue = new FairQueue({ size });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<void> =>
    queue.run({
      owner: name.charAt(0),
      work: () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      },
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, end };
}

it('one owner never takes the last place, and others do not wait behind what it still wants', async () => {
  const { begun, ask, end } = watched(2);
  const all = ['A1', 'A2', 'A3', 'B1', 'C1'].map(ask);
  await new Promise(setImmediate);
  expect(begun).toEqual(['A1', 'B1']);
  await end('A1');
  expect(begun).toEqual(['A1', 'B1', 'A2']);
  await end('A2');
  expect(begun).toEqual(['A1', 'B1', 'A2', 'C1']);
  for (const name of ['B1', 'A3', 'C1']) await end(name);
  await Promise.all(all);
});

it('work that fails gives its place back', async () => {
  const queue = new FairQueue({ size: 1 });
  await expect(queue.run({ owner: 'A', work: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken');
  expect(await queue.run({ owner: 'A', work: () => Promise.resolve(1) })).toBe(1);
});

it('who went away waits no longer, and what was given back once is not given back again', async () => {
  const queue = new FairQueue({ size: 1 });
  const leave = await queue.enter({ owner: 'A' });
  const away = new AbortController();
  const waiting = queue.enter({ owner: 'B', signal: away.signal });
  const last = queue.enter({ owner: 'C' });
  expect([queue.waiting(), queue.waiting('B')]).toEqual([2, 1]);
  away.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect([queue.waiting(), queue.waiting('B')]).toEqual([1, 0]);
  leave();
  leave();
  const leaveLast = await last;
  const next = queue.enter({ owner: 'A' });
  expect(queue.waiting()).toBe(1);
  leaveLast();
  (await next)();
  await expect(queue.enter({ owner: 'B', signal: away.signal })).rejects.toThrow('gone');
});
