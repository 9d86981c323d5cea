/** Fields of parts that the database computes or copies: shown with their record, never taken from whoever saves. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useProduct } from './eachEngine.ts';

const text = (title: string): Json => ({ type: 'string', title, maxLength: 20 });
const calls = { list: {}, get: {}, save: {}, remove: {}, options: {} };
const entity = (title: string, words: Record<string, Json>, properties: Record<string, Json>, required: string[]) => ({
  $schema: '../generated/meta/entity.json',
  title,
  'x-entity': { scope: 'tenant', code: 'a12-m2.7', ...words },
  properties,
  required,
  'x-operations': 'partOf' in words ? {} : calls,
});
const product = useProduct({
  'entities/article.json': entity('物品', { label: 'articleName' }, { articleName: text('名称'), unit: text('单位') }, [
    'articleName',
  ]),
  'entities/claim.json': entity(
    '报销',
    { label: 'claimName', history: true },
    {
      claimName: text('名称'),
      total: { type: 'number', title: '合计', multipleOf: 0.01, 'x-roll': { sum: 'claimLine.amount', by: 'claimId' } },
    },
    ['claimName'],
  ),
  'entities/claimLine.json': entity(
    '明细',
    { label: 'articleId', partOf: { parent: 'claimId', as: 'lines', title: '明细' } },
    {
      claimId: { type: 'string', title: '报销', 'x-ref': 'claim' },
      articleId: { type: 'string', title: '物品', 'x-ref': 'article' },
      unit: { ...(text('单位') as object), 'x-copyOf': 'articleId.unit' },
      price: { type: 'number', title: '单价', multipleOf: 0.01, minimum: 0 },
      count: { type: 'integer', title: '数量', minimum: 1 },
      amount: {
        type: 'number',
        title: '金额',
        multipleOf: 0.01,
        'x-value': { '*': [{ var: 'price' }, { var: 'count' }] },
      },
    },
    ['claimId', 'articleId'],
  ),
});

eachEngine('computed fields of parts', product, (start) => {
  it('come with the record, follow what they are made of, and are not taken', async () => {
    const engine = start();
    const { id: articleId = null } = await engine.call('article.save', { articleName: '纸', unit: '包' });
    const line = { articleId, price: 10.05, count: 3 };
    const { id = null } = await engine.call('claim.save', { claimName: '甲', lines: [line] });
    const read = async () => (await engine.call('claim.get', { id })) as Values & { lines: Values[] };
    const { lines, total, version = null } = await read();
    expect(lines).toMatchObject([{ amount: 30.15, unit: '包', articleIdLabel: '纸', price: 10.05 }]);
    expect(total).toBe(30.15);
    await engine.call('article.save', { id: articleId, version: 1, unit: '箱' });
    expect((await read()).lines).toMatchObject([{ unit: '箱' }]);
    const { id: lineId = null } = lines[0] ?? {};
    await expect(
      engine.call('claim.save', { id, version, lines: [{ ...line, id: lineId, amount: 1 }] }),
    ).rejects.toMatchObject({ status: 422 });
    await engine.call('claim.save', { id, version, lines: [{ ...line, id: lineId, count: 2 }] });
    expect(await read()).toMatchObject({ total: 20.1, lines: [{ id: lineId, amount: 20.1, count: 2 }] });
  });

  it('are columns of the detail, and not of the form', () => {
    const itemsOf = (name: string) => {
      const screen = product().artefacts.screen(name);
      return screen && 'fields' in screen ? Object.keys(screen.fields['lines']?.items ?? {}) : [];
    };
    expect(itemsOf('claim.detail')).toEqual(['articleId', 'unit', 'price', 'count', 'amount']);
    expect(itemsOf('claim.form')).toEqual(['articleId', 'price', 'count']);
  });
});
