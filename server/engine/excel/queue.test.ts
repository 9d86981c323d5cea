import { expect, it } from 'vitest';
import { FairQueue } from './queue.ts';

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
