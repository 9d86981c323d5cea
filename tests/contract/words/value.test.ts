/** Rule V9: fields that are computed of the record's others. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Json, Property } from '#generators/formats.ts';
import { computedValues } from '#runtime/core/operations/value.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { makeProduct, startEngine, type Engine } from './engine.ts';

const a: Json = { var: 'a' };
const b: Json = { var: 'b' };
const name: Json = { var: 'name' };
const rules: Json = { var: 'rules' };
const isMany: Json = { '>': [{ var: 'num' }, 1] };

/** Every operation that a computed field may have, by the type of what it comes to. */
const numbers: Json[] = [
  { '+': [a, b, 1] },
  { '-': [a, b] },
  { '-': a },
  { '*': [a, b] },
  { '/': [a, b] },
  { '%': [a, 7] },
  { min: [a, b] },
  { max: [a, b, -3] },
  { if: [{ '>': [a, b] }, a, { '==': [a, b] }, 0, b] },
  { '?:': [name, { len: [name] }, null] },
  { var: ['a', 5] },
  { sum: [a, b, 2] },
  { sum: [{ map: [rules, { '*': [{ var: 'num' }, { var: 'score' }] }] }] },
  { sum: [{ map: [{ filter: [rules, isMany] }, { var: 'score' }] }] },
  { len: rules },
  { len: [{ filter: [rules, { '==': [{ var: 'type' }, 'x'] }] }] },
  { '/': [{ '*': [a, 100] }, 3] },
];
const truths: Json[] = [
  { '<': [a, b] },
  { '<=': [0, a, 10] },
  { '>=': [a, 0] },
  { '==': [a, b] },
  { '!=': [a, null] },
  { '===': [name, '甲'] },
  { '!==': [name, ''] },
  { '!': [a] },
  { '!!': [name] },
  { and: [{ '!!': [a] }, { '!': [name] }] },
  { or: [{ '>': [a, 5] }, { empty: [b] }] },
  { in: [name, ['甲', '乙']] },
  { in: ['甲', name] },
  { in: ['x', { var: 'tags' }] },
  { empty: [name] },
  { empty: rules },
  { some: [rules, isMany] },
  { none: [rules, isMany] },
  { all: [rules, isMany] },
  { '<': [{ var: 'day' }, '2026-06-01'] },
  { '!!': [{ var: 'day' }] },
];
const texts: Json[] = [
  { cat: [name, '-', a, '-', { var: 'isOpen' }, { var: 'day' }, { var: 'time' }] },
  { if: [{ '>=': [a, 60] }, '合格', '不合格'] },
];

const computed = (type: Property['type'], list: readonly Json[]): Record<string, Property> =>
  Object.fromEntries(
    list.map((expression, index) => [
      `${type ?? ''}${index}`,
      { type, title: `${type ?? ''} ${index}`, 'x-value': expression } as Property,
    ]),
  );

const properties: Record<string, Property> = {
  name: { type: 'string', title: '名称', maxLength: 20 },
  a: { type: 'number', title: '甲数', multipleOf: 0.01, minimum: -100_000, maximum: 100_000 },
  b: { type: 'integer', title: '乙数', minimum: -1000, maximum: 1000 },
  isOpen: { type: 'boolean', title: '开放' },
  day: { type: 'string', title: '日期', format: 'date' },
  time: { type: 'string', title: '时间', format: 'date-time' },
  tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 20 } },
  rules: {
    type: 'array',
    title: '规则',
    items: {
      type: 'object',
      properties: {
        num: { type: 'integer', title: '题数' },
        score: { type: 'number', title: '每题分值' },
        type: { type: 'string', title: '题型', maxLength: 5 },
      },
    },
  },
  state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'off', readOnly: true },
  ...computed('number', numbers),
  ...computed('boolean', truths),
  ...computed('string', texts),
  dayLater: { type: 'string', title: '几天后', format: 'date', 'x-value': { addDays: [{ var: 'day' }, b] } },
  dayAfter: { type: 'string', title: '次日同时', format: 'date-time', 'x-value': { addDays: [{ var: 'time' }, 1] } },
  timeLater: { type: 'string', title: '几分后', format: 'date-time', 'x-value': { addMinutes: [{ var: 'time' }, a] } },
  fromMidnight: {
    type: 'string',
    title: '零点起',
    format: 'date-time',
    'x-value': { addMinutes: [{ var: 'day' }, { '-': b }] },
  },
  // Of another one that stands further down, and of the state, which no save changes.
  doubled: { type: 'integer', title: '两倍', 'x-value': { '*': [{ var: 'total' }, 2] } },
  total: { type: 'number', title: '合计', 'x-value': { '+': [a, b] } },
  shown: { type: 'boolean', title: '已上架', 'x-value': { '==': [{ var: 'state' }, 'on'] } },
};

const sheetFile = (own: Record<string, Property>, words: Record<string, Json> = {}): Record<string, Json> => ({
  'entities/sheet.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'sheet',
    title: '答卷',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'name',
      code: 'a12-m2.7',
      sort: 'name',
      recycle: true,
      history: true,
      ...words,
    },
    properties: own as unknown as Json,
    'x-operations': {
      list: {},
      get: {},
      save: {},
      change: {},
      history: {},
      updateState: { does: 'setState', transitions: { off: ['on'], on: ['off'] } },
      importExcel: {},
      exportExcel: {},
    },
  },
});

const { doubled: _doubled, total: _total, ...withoutTotal } = properties;
const limit = { when: { '>': [{ var: 'doubled' }, 1_000] }, path: '/a', message: '两倍不能超过 1000' };

const product = useProduct(sheetFile(properties, { rules: [limit] }));
const former = useProduct(sheetFile(withoutTotal));

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

eachEngine('V9: a computed field', product, (start, open) => {
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
      context: { app, scope: engine.scope, session: undefined },
      entity: app.catalogue.entities['sheet'] as never,
      plan: app.artefacts.excelPlan('sheet'),
      rows: [headings, ...changed],
      onProgress: () => undefined,
    });
    expect(checked).toMatchObject({ unchanged: 1, problems: [], notes: [{ column: '合计' }] });
  });

  it('is filled in for rows that are there, and neither version nor history grows; without the word nothing computes it', async () => {
    const database = await open();
    const before = await startEngine({ product: former(), database });
    const { id = null } = await save(before, { name: '甲', a: 3, b: 4 });
    const others = before.elsewhere();
    const { id: theirs = null } = await others.call('sheet.save', { a: 1, b: 1 });
    const engine = await startEngine({ product: product(), database, ...before.scope });
    const beside = await startEngine({ product: product(), database, ...others.scope });
    expect(await engine.call('sheet.get', { id })).toMatchObject({ total: 7, doubled: 14, version: 1 });
    expect(await beside.call('sheet.get', { id: theirs })).toMatchObject({ total: 2 });
    expect(await engine.call('sheet.history', { id })).toMatchObject({ total: 1 });
    const typedIn = Object.fromEntries(
      Object.entries(properties).map(([field, { 'x-value': _, ...plain }]) => [field, plain]),
    );
    const later = await makeProduct(sheetFile(typedIn));
    const { plan, databaseSql: sql } = later.artefacts;
    await migrate({ database, plan, sql, migrations: [] });
    const typed = await startEngine({ product: later, database, ...before.scope });
    expect(await save(typed, { id, version: 1, total: 100 })).toMatchObject({ total: 100 });
    later.remove();
  });
});
