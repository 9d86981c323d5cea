/** Rule V18: copied fields that stay as they are from a step on. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const product = useGround();

eachEngine('V18: copied fields kept from a step on', product, (start, open) => {
  const begin = async (engine: Engine) => {
    const { id: articleId = null } = await engine.call('article.save', { articleName: '书', price: 26.3 });
    const { id = null } = await engine.call('purchase.save', {
      purchaseName: '甲',
      giftId: articleId,
      lines: [{ articleId, count: 25 }],
    });
    const read = async () => (await engine.call('purchase.get', { id })) as Values & { lines: Values[] };
    const cost = async (price: number) => {
      const { version = null } = await engine.call('article.get', { id: articleId });
      await engine.call('article.save', { id: articleId, version, price });
    };
    const step = (name: string) => engine.call('purchase.step', { ids: [id], step: name });
    return { id, articleId, read, cost, step };
  };
  const has = (price: number): Record<string, Json> => ({
    giftPrice: price,
    total: price * 25,
    lines: [expect.objectContaining({ unitPrice: price, amount: price * 25 }) as Json],
  });

  it('follow until it, and are then what they were, of parts and of the record itself', async () => {
    const { read, cost, step } = await begin(start());
    expect(await read()).toMatchObject(has(26.3));
    await cost(30);
    expect(await read()).toMatchObject({ ...has(30), version: 1 });
    await step('sign');
    await cost(66.3);
    expect(await read()).toMatchObject(has(30));
    await step('reopen');
    expect(await read()).toMatchObject(has(66.3));
  });

  it('are kept where the record is saved again, and taken of what is added or referred to anew', async () => {
    const engine = start();
    const { id, articleId, read, cost, step } = await begin(engine);
    await step('sign');
    await cost(40);
    const { version = null, lines } = await read();
    const [line = {}] = lines;
    const { id: other = null } = await engine.call('article.save', { articleName: '本', price: 5 });
    await engine.call('purchase.save', {
      id,
      version,
      giftId: other,
      lines: [
        { id: line['id'] ?? null, articleId, count: 2 },
        { articleId, count: 1 },
      ],
    });
    expect(await read()).toMatchObject({
      giftPrice: 5,
      lines: [
        { unitPrice: 26.3, amount: 52.6 },
        { unitPrice: 40, amount: 40 },
      ],
    });
  });

  it('are set by nobody, also beside the engine', async () => {
    const engine = start();
    const { read, step } = await begin(engine);
    await step('sign');
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({ text: 'update "purchaseLine" set "unitPrice" = 1' }),
        changing({ text: 'update "purchase" set "giftPrice" = 1' }),
      ],
    });
    expect(await read()).toMatchObject(has(26.3));
  });

  it('outlast another start of the product', async () => {
    const database = await open();
    const { read, cost, step } = await begin(await startEngine({ product: product(), database }));
    await step('sign');
    await cost(50);
    const { plan, databaseSql: sql } = product().artefacts;
    await migrate({ database, plan, sql: `${sql}\n-- once more`, migrations: [] });
    expect(await read()).toMatchObject(has(26.3));
  });

  it('are whole where prices change while purchases are signed', { timeout: 60_000 }, async () => {
    const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches: false }) });
    const { id: articleId = null } = await engine.call('article.save', { articleName: '书', price: 1 });
    const sign = async (i: number): Promise<Values> => {
      const { id = null } = await engine.call('purchase.save', {
        purchaseName: `第${i}`,
        lines: [{ articleId, count: 1 }],
      });
      await engine.call('purchase.step', { ids: [id], step: 'sign' });
      return engine.call('purchase.get', { id });
    };
    const cost = () =>
      engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({ text: 'update "article" set "price" = "price" + 1 where "id" = $1', values: [articleId] }),
        ],
      });
    const signed = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const [purchase] = await Promise.all([sign(i), cost()]);
        return purchase;
      }),
    );
    for (const { id = null, lines = null, total = null } of signed)
      expect(await engine.call('purchase.get', { id })).toMatchObject({ lines: lines as Json[], total });
  });
});
