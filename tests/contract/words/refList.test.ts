/** Rule V11: fields that refer to several records, through save, list, removal, history and workbook. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { writeSheet, readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport } from './importing.ts';

const product = useGround();

const refused = (field: string, title: string) => ({
  status: 422,
  data: { errors: [{ path: `/${field}`, message: `所选${title}不存在或已被删除` }] },
});

eachEngine('V11: references to several records', product, (inEngine) => {
  /** An engine in a tenant, and another in another. */
  const start = async (): Promise<Engine & { other: Engine }> => {
    const engine = inEngine();
    const other = engine.elsewhere();
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [engine, other].map(({ scope: { tenantId } }) =>
        changing({ text: `insert into "tenant" ("id", "tenantName") values ($1, $1)`, values: [tenantId] }),
      ),
    });
    return { ...engine, other };
  };
  const make = async (engine: Engine, name: string, label: string, more: Values = {}): Promise<string> =>
    String((await engine.call(`${name}.save`, { [`${name}Name`]: label, ...more }))['id']);
  const schemes = async (engine: Engine, input: Values): Promise<unknown[]> =>
    (await engine.call<{ rows: Values[] }>('scheme.list', { sort: 'schemeName', ...input })).rows.map(
      ({ schemeName }) => schemeName,
    );

  it('are given in their order, with their labels, alone and in lists', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'topic', '语文'), await make(engine, 'topic', '数学')];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    const saved = await engine.call('scheme.save', { schemeName: '甲', courseIds: [b, a], unitIds: [office] });
    const expected = {
      courseIds: [b, a],
      courseIdsLabels: ['数学', '语文'],
      unitIds: [office],
      unitIdsLabels: ['总部 / 教务处'],
      gearIds: null,
      gearIdsLabels: [],
    };
    expect(saved).toMatchObject(expected);
    expect(await engine.call('scheme.get', { id: saved['id'] ?? null })).toMatchObject(expected);
    expect((await engine.call<{ rows: Values[] }>('scheme.list', {})).rows).toMatchObject([expected]);
    const none = await engine.call('scheme.save', {
      id: saved['id'] ?? null,
      version: 1,
      courseIds: null,
      unitIds: [],
    });
    expect(none).toMatchObject({ courseIds: null, courseIdsLabels: [], unitIds: [], unitIdsLabels: [] });
  });

  it('are told apart where their labels are equal', async () => {
    const engine = await start();
    const ids = [
      await make(engine, 'topic', '语文', { topicCode: 'A-1' }),
      await make(engine, 'topic', '语文', { topicCode: 'A-2' }),
      await make(engine, 'topic', '数学'),
    ];
    const marks = { courseIdsMarks: [['A-1'], ['A-2'], [null]] };
    expect(await engine.call('scheme.save', { schemeName: '甲', courseIds: ids })).toMatchObject(marks);
    expect((await engine.call<{ rows: Values[] }>('scheme.list', {})).rows).toMatchObject([marks]);
    const none = await engine.call('scheme.save', { schemeName: '乙' });
    expect(none).toMatchObject({ courseIdsMarks: [] });
  });

  it('narrow a list: any of several, and all below one of a tree', async () => {
    const engine = await start();
    const [a, b, c] = [
      await make(engine, 'topic', 'A'),
      await make(engine, 'topic', 'B'),
      await make(engine, 'topic', 'C'),
    ];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    await make(engine, 'scheme', '1', { courseIds: [a, b], unitIds: [office] });
    await make(engine, 'scheme', '2', { courseIds: [b], unitIds: [top] });
    await make(engine, 'scheme', '3', { courseIds: [c] });
    expect(await schemes(engine, { courseIds: [a] })).toEqual(['1']);
    expect(await schemes(engine, { courseIds: b })).toEqual(['1', '2']);
    expect(await schemes(engine, { courseIds: [a, c] })).toEqual(['1', '3']);
    expect(await schemes(engine, { courseIds: [] })).toEqual([]);
    expect(await schemes(engine, { unitIds: [top] })).toEqual(['2']);
    expect(await schemes(engine, { unitIds: { below: [top] } })).toEqual(['1', '2']);
  });

  it("are refused where one does not exist, is removed or another tenant's, whoever saves", async () => {
    const engine = await start();
    const a = await make(engine, 'topic', 'A');
    const gone = await make(engine, 'topic', 'B');
    await engine.call('topic.remove', { ids: [gone] });
    const other = await engine.other.call('topic.save', { topicName: 'C' });
    const scheme = await make(engine, 'scheme', '1', { courseIds: [a] });
    for (const id of ['no-such-id', gone, String(other['id'])]) {
      await expect(make(engine, 'scheme', '2', { courseIds: [a, id] })).rejects.toMatchObject(
        refused('courseIds', '相关课程'),
      );
      await expect(engine.call('scheme.save', { id: scheme, version: 1, courseIds: [id] })).rejects.toMatchObject(
        refused('courseIds', '相关课程'),
      );
      const [first] = (
        await engine.call<{ refused: Values[] }>('scheme.change', {
          records: [{ id: scheme, version: 1, changes: { courseIds: [a, id] } }],
        })
      ).refused;
      expect(first).toMatchObject({ id: scheme, message: '所选相关课程不存在或已被删除' });
      // A handler's own SQL is held as well.
      const raw = engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({
            text: `update "scheme" set "courseIds" = $1 where "id" = $2`,
            values: [JSON.stringify([id]), scheme],
          }),
        ],
      });
      await expect(raw).rejects.toMatchObject({ code: '23503' });
    }
    expect(await engine.call('scheme.get', { id: scheme })).toMatchObject({ version: 1, courseIds: [a] });
  });

  it('name each record once, and no more than the field takes', async () => {
    const engine = await start();
    const a = await make(engine, 'topic', 'A');
    const message = async (courseIds: Json) =>
      engine.call('scheme.save', { schemeName: '1', courseIds }).then(
        () => undefined,
        (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
      );
    expect(await message([a, a])).toBe('相关课程 不能有重复的项');
    expect(await message(['1', '2', '3', '4', '5'])).toBe('相关课程 不能超过 4 项');
    expect(await message(a)).toBe('相关课程 必须是列表');
  });

  it('keep what they refer to: from the bin, and for good', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'topic', 'A'), await make(engine, 'topic', 'B')];
    const unit = await make(engine, 'unit', '总部');
    const gear = await make(engine, 'gear', '器材');
    const scheme = await make(engine, 'scheme', '1', { courseIds: [a, b], unitIds: [unit], gearIds: [gear] });
    await expect(engine.call('topic.remove', { ids: [b] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“B”还有 1 条方案在使用，不能删除'),
    });
    // What has no bin goes for good: the database keeps it, of all tenants where it is the platform's.
    for (const [name, id] of [
      ['unit', unit],
      ['gear', gear],
    ] as const)
      for (const each of name === 'gear' ? [engine, engine.other] : [engine])
        await expect(each.call(`${name}.remove`, { ids: [id] })).rejects.toMatchObject({ status: 409 });
    await engine.call('scheme.save', { id: scheme, version: 1, courseIds: [a], unitIds: null, gearIds: [] });
    await engine.call('topic.remove', { ids: [b] });
    await engine.call('unit.remove', { ids: [unit] });
    await engine.call('gear.remove', { ids: [gear] });
  });

  it('keep what is referred to beyond the reach of whoever removes it', async () => {
    const engine = await start();
    const gear = await make(engine, 'gear', '器材');
    await make(engine, 'scheme', '1', { gearIds: [gear] });
    const narrowed = engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({ text: `select set_config('app.reach', 'own', true)` }),
        changing({ text: `delete from "gear" where "id" = $1`, values: [gear] }),
      ],
    });
    await expect(narrowed).rejects.toMatchObject({ code: '23503' });
  });

  it('S3: a record does not come back to refer to what was removed since', async () => {
    const engine = await start();
    const a = await make(engine, 'topic', 'A');
    const scheme = await make(engine, 'scheme', '1', { courseIds: [a] });
    await engine.call('scheme.remove', { ids: [scheme] });
    await engine.call('topic.remove', { ids: [a] });
    await expect(engine.call('scheme.restore', { ids: [scheme] })).rejects.toMatchObject(
      refused('courseIds', '相关课程'),
    );
    await engine.call('topic.restore', { ids: [a] });
    await engine.call('scheme.restore', { ids: [scheme] });
    expect(await engine.call('scheme.get', { id: scheme })).toMatchObject({ courseIdsLabels: ['A'] });
  });

  it('S3: of removing and referring at once one is refused', async () => {
    const engine = await start();
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [await make(engine, 'topic', `A${round}`), await make(engine, 'topic', `B${round}`)];
      const gear = await make(engine, 'gear', `T${round}`);
      const results = await Promise.allSettled([
        engine.call('topic.remove', { ids: [b] }),
        engine.call('scheme.save', { schemeName: `${round}`, courseIds: [a, b] }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const forGood = await Promise.allSettled([
        engine.call('scheme.save', { schemeName: `${round}`, gearIds: [gear] }),
        engine.call('gear.remove', { ids: [gear] }),
      ]);
      expect(forGood.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const [[dangling]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ count: number }>({
          text: `select count(*)::integer as "count" from "scheme" p, jsonb_array_elements_text(p."courseIds") e("id")
            where not exists (select from "topic" c where c."id" = e."id" and c."deletedTime" is null)`,
        }),
      ],
    });
    expect(dangling).toEqual({ count: 0 });
  });

  it('stand in the history with the names of what they referred to', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'topic', 'A'), await make(engine, 'topic', 'B')];
    const scheme = await make(engine, 'scheme', '1', { courseIds: [a] });
    await engine.call('scheme.save', { id: scheme, version: 1, courseIds: [b, a] });
    const { rows } = await engine.call<{ rows: Values[] }>('scheme.history', { id: scheme });
    expect(rows[0]).toMatchObject({
      changes: { courseIds: [[a], [b, a]] },
      labels: { courseIds: { [a]: 'A', [b]: 'B' } },
    });
    expect(Object.keys(rows[0]?.['changes'] ?? {})).toEqual(['courseIds']);
  });

  it('are read by no one who may not read the field: neither ids nor labels', async () => {
    const engine = await start();
    const a = await make(engine, 'topic', 'A');
    const id = await make(engine, 'scheme', '1', { secretIds: [a], courseIds: [a] });
    const seen = { courseIdsLabels: ['A'], secretIds: [a], secretIdsLabels: ['A'] };
    expect(await engine.call('scheme.get', { id })).toMatchObject(seen);
    const hidden = { courseIdsLabels: ['A'], secretIds: null, secretIdsLabels: [] };
    expect(await engine.as(['a12-m2.7.7']).call('scheme.get', { id })).toMatchObject(hidden);
    expect(await engine.as(['a12-m2.7.8']).call('scheme.get', { id })).toMatchObject(seen);
  });

  it('come back from an export as they were, by label, code or id', { timeout: 60_000 }, async () => {
    const engine = await start();
    const ids = [
      await make(engine, 'topic', '语文'),
      await make(engine, 'topic', '同名', { topicCode: 'K-1' }),
      await make(engine, 'topic', '同名'),
      await make(engine, 'topic', '甲、乙；丙'),
    ];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    await make(engine, 'scheme', '1', { courseIds: ids, unitIds: [office, top] });
    await make(engine, 'scheme', '2');
    const content = await bytesOf(await engine.call<Download>('scheme.exportExcel', { sort: 'schemeName' }));
    const { rows } = await readSheet(content);
    expect(rows[0]?.[3]).toBe(['语文', 'K-1', ids[2], '甲、乙；丙'].join('\n'));
    expect(rows[0]?.[4]).toBe('总部 / 教务处；总部');
    expect(await checkImport({ engine, product: product(), name: 'scheme', content })).toMatchObject({
      state: 'ready',
      changed: 0,
      unchanged: 2,
      report: { errors: [], notes: [] },
    });
  });

  it('are read from a workbook as people write them, and refused in words', { timeout: 60_000 }, async () => {
    const engine = await start();
    const [a, b, both] = [
      await make(engine, 'topic', '语文'),
      await make(engine, 'topic', '数学', { topicCode: 'K-2' }),
      await make(engine, 'topic', '语文、数学'),
    ];
    const headings = ['名称', '相关课程'];
    const bad = [
      ['1', '语文；历史'],
      ['2', '语文、历史'],
    ];
    const checked = await checkImport({
      engine,
      product: product(),
      name: 'scheme',
      content: await writeSheet({ headings, rows: bad }),
    });
    expect(checked.report.errors.map(({ cell, message }) => [cell, message])).toEqual([
      ['B2', '相关课程 “历史”不存在，请填写系统中已有的名称或编码'],
      ['B3', '相关课程 “历史”不存在，请填写系统中已有的名称或编码'],
    ]);
    const rows = [
      ['1', '语文；K-2'],
      ['2', 'K-2、语文'],
      ['3', '语文、数学'],
      ['4', '数学\n语文'],
      ['5', '语文; 语文'],
      ['6', ''],
    ];
    const job = await checkImport({
      engine,
      product: product(),
      name: 'scheme',
      content: await writeSheet({ headings, rows }),
    });
    expect(job.report.errors).toEqual([]);
    expect(await commitImport({ engine, name: 'scheme', job })).toMatchObject({ state: 'done', added: 6 });
    const stored = await engine.call<{ rows: Values[] }>('scheme.list', { sort: 'schemeName' });
    expect(stored.rows.map(({ courseIds }) => courseIds)).toEqual([[a, b], [b, a], [both], [b, a], [a], null]);
  });
});
