/** Rule V9: fields that are computed of the record's others. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { computedValues } from '#runtime/core/operations/value.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { properties } from '../ground/value.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

const inputs: Values[] = [
  {},
  { name: '甲', a: 12.5, b: 4, isOpen: true, day: '2026-03-01', time: '2026-03-01 08:00:00', tags: ['x', 'y'] },
  { name: '', a: 0, b: 0, isOpen: false, tags: [], rules: [] },
  {
    name: '乙甲',
    a: -7.35,
    b: -2,
    day: '2026-09-30',
    rules: [
      { num: 2, score: 1.5, type: 'x' },
      { num: 1, score: 3 },
    ],
  },
  {
    name: '🎓丙',
    a: 61,
    b: 61,
    rules: [{ num: 4, score: 0.1, type: 'x' }, { num: 3, score: 0.7, type: 'x' }, { num: 2 }],
  },
  { a: 99.99, tags: ['z'] },
  { b: 7, rules: [{}, { score: 2 }] },
];

eachEngine('V9: a computed field', product, (start) => {
  const save = (engine: Engine, input: Values): Promise<Values> => engine.call('sheet.save', input);

  it.each(inputs.map((input, index) => [index, input] as const))(
    'is in the database what it is in a browser: record %i',
    async (_index, input) => {
      const engine = start();
      const stored = await save(engine, input);
      const expected = computedValues({ properties, record: { ...input, state: 'off' } });
      // Nothing that would be true is not true.
      const known = Object.fromEntries(
        Object.entries(expected).map(([field, value]) => [
          field,
          properties[field]?.type === 'boolean' ? !!value : value,
        ]),
      );
      expect(Object.fromEntries(Object.keys(known).map((field) => [field, stored[field]]))).toEqual(known);
    },
  );

  it('follows every change, whoever makes it, and is in the history', async () => {
    const engine = start();
    const { id = null } = await save(engine, { name: '甲', a: 1, b: 2 });
    expect(await save(engine, { id, version: 1, b: 5 })).toMatchObject({ total: 6, doubled: 12, shown: false });
    await engine.call('sheet.updateState', { ids: [id], state: 'on' });
    expect(await engine.call('sheet.get', { id })).toMatchObject({ shown: true, version: 3 });
    await engine.call('sheet.change', { records: [{ id, version: 3, changes: { a: 2 } }] });
    const { scope } = engine;
    const text = `update "sheet" set "a" = 10, "total" = 999 where "id" = $1`;
    await engine.app.database.batch({ scope, statements: [changing({ text, values: [id] })] });
    expect(await engine.call('sheet.get', { id })).toMatchObject({ total: 15, doubled: 30, version: 5 });
    const [snapshots] = await engine.app.database.batch({
      scope,
      statements: [
        reading<{ total: number }>({
          text: `select "snapshot" -> 'total' as "total" from "history" where "recordId" = $1 order by "recordVersion"`,
          values: [id],
        }),
      ],
    });
    expect(snapshots.map(({ total }) => total)).toEqual([3, 6, 6, 7, 15]);
  });

  it('sorts and narrows a list', async () => {
    const engine = start();
    for (const [each, value] of Object.entries({ 甲: 5, 乙: 1, 丙: 9 }))
      await save(engine, { name: each, a: value, b: 0 });
    const { rows } = await engine.call<{ rows: Values[] }>('sheet.list', { sort: '-total' });
    expect(rows.map(({ total }) => total)).toEqual([9, 5, 1]);
    expect(await engine.call('sheet.list', { total: { from: 5 } })).toMatchObject({ total: 2 });
  });

  it('is no input of a save, and rules look at it as it will be', async () => {
    const engine = start();
    await expect(save(engine, { name: '甲', total: 5 })).rejects.toMatchObject({ status: 422 });
    const broken = { status: 422, data: { errors: [{ path: '/a', message: '两倍不能超过 1000' }] } };
    await expect(save(engine, { a: 600, b: 1 })).rejects.toMatchObject(broken);
    const { id = null } = await save(engine, { a: 400, b: 1 });
    await expect(save(engine, { id, version: 1, b: 200 })).rejects.toMatchObject(broken);
  });

  it('that its column does not take is refused at the field', async () => {
    const engine = start();
    const { id = null } = await save(engine, { a: 0.01 });
    const { scope } = engine;
    const rule = JSON.stringify([{ num: 2_000_000_000, score: 90_000_000, type: 'x' }]);
    const text = `update "sheet" set "rules" = $2::jsonb where "id" = $1`;
    await expect(
      engine.app.database.batch({ scope, statements: [changing({ text, values: [id, rule] })] }),
    ).rejects.toMatchObject({ constraint: 'value_range', table: 'sheet' });
    await expect(save(engine, { id, version: 1, rules: JSON.parse(rule) as Json })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ message: expect.stringContaining('超出了范围') as string }] },
    });
  });

  it('stands in an export, and an import passes it over and says so', async () => {
    const engine = start();
    const { app } = engine;
    await save(engine, { name: '甲', a: 3, b: 4 });
    const { body } = await engine.call<Download>('sheet.exportExcel', {});
    const { headings, rows } = await readSheet(Buffer.isBuffer(body) ? body : await buffer(body));
    const at = headings.indexOf('合计');
    expect(rows.map((cells) => cells[at])).toEqual(['7']);
    const changed = rows.map((cells) => cells.map((cell, index) => (index === at ? '8' : cell)));
    const checked = await checkRows({
      context: { app, dictionaries: app.artefacts.dictionaries, scope: engine.scope, session: undefined },
      entity: app.catalogue.entities['sheet'] as never,
      plan: app.artefacts.excelPlan('sheet'),
      rows: [headings, ...changed],
      onProgress: () => undefined,
    });
    expect(checked).toMatchObject({ unchanged: 1, problems: [], notes: [{ column: '合计' }] });
  });
});
