/** Rule V3: every pair of sorts of fields that a reference's filter may compare is held by the database. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { pairName, sortsHere, sortsThere } from '../ground/filterPairs.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

eachEngine('V3: pairs of sorts in a filter', product, (start) => {
  /** A record all of whose fields have a code, but for the one that is always `on`. */
  const save = async (engine: Engine, name: string, code: string, more: Record<string, Json> = {}) => {
    const { id: originId = null } = await engine.call('origin.save', { originName: code, plain: code });
    return engine.call(`${name}.save`, { [`${name}Name`]: code, originId, plain: code, shown: code, ...more });
  };
  const pairs = sortsThere.flatMap((there) => [
    { there, name: pairName({ there }) },
    ...sortsHere.map((here) => ({ there, here, name: pairName({ there, here }) })),
  ]);

  it('are stored where they fit, and refused where they do not', { timeout: 120_000 }, async () => {
    const engine = start();
    const { id: open = null } = await save(engine, 'booth', 'on');
    const { id: shut = null } = await save(engine, 'booth', 'off');
    await save(engine, 'market', 'on', Object.fromEntries(pairs.map(({ name }) => [name, open])));
    for (const { name, there } of pairs)
      if (there === 'fixed') await save(engine, 'market', 'on', { [name]: shut });
      else
        await expect(save(engine, 'market', 'on', { [name]: shut }), name).rejects.toMatchObject({
          status: 422,
          data: { errors: [{ path: `/${name}` }] },
        });
  });

  it('are looked at again where what is computed or copied changes', async () => {
    const engine = start();
    const { id: open = null } = await save(engine, 'booth', 'on');
    const { id: originId = null } = await engine.call('origin.save', { originName: '甲', plain: 'off' });
    const change = async (here: string, values: Record<string, Json>) => {
      const { id = null } = await save(engine, 'market', 'on', { [pairName({ there: 'plain', here })]: open });
      return engine.call('market.save', { id, version: 1, ...values });
    };
    await expect(change('computed', { plain: 'off' })).rejects.toMatchObject({ status: 422 });
    await expect(change('copied', { originId })).rejects.toMatchObject({ status: 422 });
    await change('shown', { plain: 'off', originId });
  });
});
