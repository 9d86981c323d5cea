import { expect, it } from 'vitest';
import { addOperations, hasOperation, loadArea, loadOperation, setAreaSource, table } from './table.ts';

const row = { method: 'POST', path: '/made/list' } as const;

it('brings the calls of an area once, and tells nobody of an area that is known', async () => {
  const asked: string[] = [];
  setAreaSource(async (area) => {
    asked.push(area);
    return area === 'made' ? { 'made.list': row } : undefined;
  });
  expect(hasOperation('made.list')).toBe(false);
  expect(await Promise.all([loadOperation('made.list'), loadOperation('made.list')])).toEqual([row, row]);
  let told = 0;
  const stop = table.subscribe(() => (told += 1));
  addOperations({ area: 'made', rows: { 'made.list': row } });
  await loadArea('made');
  stop();
  expect({ asked, told }).toEqual({ asked: ['made'], told: 0 });
  await expect(loadOperation('missing.list')).rejects.toThrow('no such operation: missing.list');
});

it('asks again for an area that could not be brought', async () => {
  let isDown = true;
  setAreaSource(async () => {
    if (isDown) throw new Error('断线');
    return { 'late.list': row };
  });
  await expect(loadArea('late')).rejects.toThrow('断线');
  isDown = false;
  await loadArea('late');
  expect(hasOperation('late.list')).toBe(true);
});
