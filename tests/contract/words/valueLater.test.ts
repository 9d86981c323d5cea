/** Rule V9: a computed field that comes to records which are there, and goes. Its catalogues are its own, as it is they that change. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { files, properties, sheetFile } from '../ground/value.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const { doubled: _doubled, total: _total, ...withoutTotal } = properties;
const typedIn = Object.fromEntries(
  Object.entries(properties).map(([field, { 'x-value': _, ...plain }]) => [field, plain]),
);
const former = useProduct(sheetFile(withoutTotal));
const product = useProduct(files);
const later = useProduct(sheetFile(typedIn));

const save = (engine: Engine, input: Values): Promise<Values> => engine.call('sheet.save', input);

eachEngine('V9: a computed field that comes later', former, (start) => {
  it('is filled in for rows that are there, and neither version nor history grows; without the word nothing computes it', async () => {
    const before = start();
    const { database } = before.app;
    const { id = null } = await save(before, { name: '甲', a: 3, b: 4 });
    const others = before.elsewhere();
    const { id: theirs = null } = await others.call('sheet.save', { a: 1, b: 1 });
    const engine = await startEngine({ product: product(), database, ...before.scope });
    const beside = await startEngine({ product: product(), database, ...others.scope });
    expect(await engine.call('sheet.get', { id })).toMatchObject({ total: 7, doubled: 14, version: 1 });
    expect(await beside.call('sheet.get', { id: theirs })).toMatchObject({ total: 2 });
    expect(await engine.call('sheet.history', { id })).toMatchObject({ total: 1 });
    const typed = await startEngine({ product: later(), database, ...before.scope });
    expect(await save(typed, { id, version: 1, total: 100 })).toMatchObject({ total: 100 });
  });
});
