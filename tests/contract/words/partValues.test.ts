/** Fields of parts that the database computes or copies: shown with their record, never taken from whoever saves. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';

const product = useGround();

eachEngine('computed fields of parts', product, (start) => {
  it('come with the record, follow what they are made of, and are not taken', async () => {
    const engine = start();
    const { id: articleId = null } = await engine.call('article.save', { articleName: '纸', unit: '包' });
    const line = { articleId, price: 10.05, count: 3 };
    const { id = null } = await engine.call('expense.save', { expenseName: '甲', lines: [line] });
    const read = async () => (await engine.call('expense.get', { id })) as Values & { lines: Values[] };
    const { lines, total, version = null } = await read();
    expect(lines).toMatchObject([{ amount: 30.15, unit: '包', articleIdLabel: '纸', price: 10.05 }]);
    expect(total).toBe(30.15);
    await engine.call('article.save', { id: articleId, version: 1, unit: '箱' });
    expect((await read()).lines).toMatchObject([{ unit: '箱' }]);
    const { id: lineId = null } = lines[0] ?? {};
    await expect(
      engine.call('expense.save', { id, version, lines: [{ ...line, id: lineId, amount: 1 }] }),
    ).rejects.toMatchObject({ status: 422 });
    await engine.call('expense.save', { id, version, lines: [{ ...line, id: lineId, count: 2 }] });
    expect(await read()).toMatchObject({ total: 20.1, lines: [{ id: lineId, amount: 20.1, count: 2 }] });
  });

  it('are columns of the detail, and not of the form', () => {
    const itemsOf = (name: string) => {
      const screen = product().artefacts.screen(name);
      return screen && 'fields' in screen ? Object.keys(screen.fields['lines']?.items ?? {}) : [];
    };
    expect(itemsOf('expense.detail')).toEqual(['articleId', 'unit', 'price', 'count', 'amount']);
    expect(itemsOf('expense.form')).toEqual(['articleId', 'price', 'count']);
  });
});
