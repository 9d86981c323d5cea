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

  it('are passed over where a record is sent back as it was answered, whoever sends it', async () => {
    const engine = start();
    const { id: articleId = null } = await engine.call('article.save', { articleName: '纸', unit: '包' });
    const { id = null } = await engine.call('expense.save', {
      expenseName: '甲',
      lines: [
        { articleId, price: 2, count: 1 },
        { articleId, price: 3, count: 1 },
      ],
    });
    const read = async () => (await engine.call('expense.get', { id })) as Values & { lines: Values[] };
    const answered = await read();
    const [one = {}, other = {}] = answered.lines;
    await engine.call('expense.save', { ...answered, lines: [other, { ...one, count: 5 }] });
    expect(await read()).toMatchObject({ version: 2, total: 13, lines: [{ amount: 3 }, { amount: 10, unit: '包' }] });
    await expect(engine.call('expense.save', answered)).rejects.toMatchObject({ status: 409 });
  });

  it('are refused by their titles where they are said to be something else', async () => {
    const engine = start();
    const { id: articleId = null } = await engine.call('article.save', { articleName: '纸', unit: '包' });
    const line = { articleId, price: 2, count: 1, unit: '箱', articleIdLabel: '布' };
    await expect(
      engine.call('expense.save', { expenseName: '甲', total: 1, createdTime: '2026-01-01 00:00:00', lines: [line] }),
    ).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          { path: '/total', message: '合计 不能提交' },
          { path: '/createdTime', message: '创建时间 不能提交' },
          { path: '/lines/0/unit', message: '明细第 1 项的单位 不能提交' },
          { path: '/lines/0/articleIdLabel', message: '明细第 1 项的物品的名称 不能提交' },
        ]) as unknown,
      },
    });
  });

  it('are told of a record that is just chosen, to whoever has a code to choose', async () => {
    const engine = start();
    const { id = null } = await engine.call('article.save', { articleName: '纸', unit: '包' });
    expect(await engine.call('article.options', { ids: [id] })).toMatchObject({ rows: [{ copied: { unit: '包' } }] });
    const { rows } = await engine.call<{ rows: Values[] }>('article.options', {});
    expect(rows[0]).not.toHaveProperty('copied');
  });

  it('are columns of the detail, and of the form, which computes them and their total', () => {
    const screenOf = (name: string) => {
      const screen = product().artefacts.screen(name);
      return screen && 'fields' in screen ? screen.fields : {};
    };
    const names = ['articleId', 'unit', 'price', 'count', 'amount'];
    expect(Object.keys(screenOf('expense.detail')['lines']?.items ?? {})).toEqual(names);
    const { lines, total } = screenOf('expense.form');
    expect(Object.keys(lines?.items ?? {})).toEqual(names);
    expect(lines?.items).toMatchObject({
      unit: { isReadOnly: true, copyOf: { reference: 'articleId', field: 'unit', options: 'article.options' } },
      amount: { isReadOnly: true, value: { '*': [{ var: 'item.price' }, { var: 'item.count' }] } },
    });
    expect(total).toMatchObject({
      isReadOnly: true,
      value: { sum: { map: [{ var: 'record.lines' }, { var: 'amount' }] } },
    });
  });
});
