import { expect, it } from 'vitest';
import { mostWatching, watch } from './watching.ts';

it('those who watch the same share one look, and others have their own', async () => {
  let looks = 0;
  const read = async (): Promise<number> => (looks += 1);
  const [one, two, other] = [watch<number>('a'), watch<number>('a'), watch<number>('b')];
  expect(await Promise.all([one?.look(read), two?.look(read)])).toEqual([1, 1]);
  expect(await Promise.all([one?.look(read), other?.look(read)])).toEqual([2, 3]);
  for (const watching of [one, two, other]) watching?.leave();
});

it('a look that fails tells nothing, and the next one is made', async () => {
  const watching = watch<number>('a');
  expect(await watching?.look(() => Promise.reject(new Error('no database')))).toBeUndefined();
  expect(await watching?.look(async () => 1)).toBe(1);
  watching?.leave();
});

it('so many may watch the same, and whoever leaves, once or twice, makes room for one', () => {
  const watching = Array.from({ length: mostWatching }, () => watch('a'));
  expect(watching).not.toContain(undefined);
  expect(watch('a')).toBeUndefined();
  const another = watch('b');
  expect(another).toBeDefined();
  watching[0]?.leave();
  watching[0]?.leave();
  const next = watch('a');
  expect(next).toBeDefined();
  expect(watch('a')).toBeUndefined();
  for (const left of [...watching, next, another]) left?.leave();
});
