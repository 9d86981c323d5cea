/** Rule V11: fields that refer to several records, through save, list, removal, history and workbook. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { writeSheet, readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport } from './importing.ts';

const calls = {
  list: {},
  get: {},
  save: {},
  remove: {},
  change: {},
  options: {},
  history: {},
  importExcel: {},
  importCommit: {},
  exportExcel: {},
  excelTemplate: {},
};

const entity = ({
  name,
  title,
  words = {},
  properties = {},
}: {
  name: string;
  title: string;
  words?: Record<string, Json>;
  properties?: Record<string, Json>;
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', history: true, recycle: true, ...words },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 40 }, ...properties },
    required: [`${name}Name`],
    'x-operations': { ...calls, ...(words['recycle'] !== false && { recycled: {}, restore: {} }) },
  },
});

const listOf = (title: string, target: string, more: Record<string, Json> = {}): Json => ({
  type: 'array',
  title,
  items: { type: 'string', 'x-ref': target },
  ...more,
});

const files: Record<string, Json> = {
  ...entity({
    name: 'syllabus',
    title: '讲座',
    words: { unique: [['syllabusCode']], distinguish: ['syllabusCode'] },
    properties: { syllabusCode: { type: 'string', title: '编码', maxLength: 20 } },
  }),
  ...entity({
    name: 'unit',
    title: '单位',
    words: { tree: { parent: 'aboveId', maxDepth: 4 }, recycle: false },
    properties: { aboveId: { type: 'string', title: '上级', 'x-ref': 'unit' } },
  }),
  ...entity({ name: 'tool', title: '工具', words: { scope: 'platform', recycle: false } }),
  ...entity({
    name: 'plan',
    title: '方案',
    words: { reach: { own: 'keeperId' } },
    properties: {
      courseIds: listOf('相关课程', 'syllabus', { maxItems: 4 }),
      unitIds: listOf('单位', 'unit'),
      toolIds: listOf('工具', 'tool'),
      planIds: listOf('前置方案', 'plan'),
      secretIds: listOf('内部课程', 'syllabus', { 'x-read': 'a12-m2.7.8' }),
      keeperId: { type: 'string', title: '负责人', 'x-ref': 'person' },
    },
  }),
};

const product = useProduct(files);

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
  const plans = async (engine: Engine, input: Values): Promise<unknown[]> =>
    (await engine.call<{ rows: Values[] }>('plan.list', { sort: 'planName', ...input })).rows.map(
      ({ planName }) => planName,
    );

  it('are given in their order, with their labels, alone and in lists', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'syllabus', '语文'), await make(engine, 'syllabus', '数学')];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    const saved = await engine.call('plan.save', { planName: '甲', courseIds: [b, a], unitIds: [office] });
    const expected = {
      courseIds: [b, a],
      courseIdsLabels: ['数学', '语文'],
      unitIds: [office],
      unitIdsLabels: ['总部 / 教务处'],
      toolIds: null,
      toolIdsLabels: [],
    };
    expect(saved).toMatchObject(expected);
    expect(await engine.call('plan.get', { id: saved['id'] ?? null })).toMatchObject(expected);
    expect((await engine.call<{ rows: Values[] }>('plan.list', {})).rows).toMatchObject([expected]);
    const none = await engine.call('plan.save', { id: saved['id'] ?? null, version: 1, courseIds: null, unitIds: [] });
    expect(none).toMatchObject({ courseIds: null, courseIdsLabels: [], unitIds: [], unitIdsLabels: [] });
  });

  it('are told apart where their labels are equal', async () => {
    const engine = await start();
    const ids = [
      await make(engine, 'syllabus', '语文', { syllabusCode: 'A-1' }),
      await make(engine, 'syllabus', '语文', { syllabusCode: 'A-2' }),
      await make(engine, 'syllabus', '数学'),
    ];
    const marks = { courseIdsMarks: [['A-1'], ['A-2'], [null]] };
    expect(await engine.call('plan.save', { planName: '甲', courseIds: ids })).toMatchObject(marks);
    expect((await engine.call<{ rows: Values[] }>('plan.list', {})).rows).toMatchObject([marks]);
    const none = await engine.call('plan.save', { planName: '乙' });
    expect(none).toMatchObject({ courseIdsMarks: [] });
  });

  it('narrow a list: any of several, and all below one of a tree', async () => {
    const engine = await start();
    const [a, b, c] = [
      await make(engine, 'syllabus', 'A'),
      await make(engine, 'syllabus', 'B'),
      await make(engine, 'syllabus', 'C'),
    ];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    await make(engine, 'plan', '1', { courseIds: [a, b], unitIds: [office] });
    await make(engine, 'plan', '2', { courseIds: [b], unitIds: [top] });
    await make(engine, 'plan', '3', { courseIds: [c] });
    expect(await plans(engine, { courseIds: [a] })).toEqual(['1']);
    expect(await plans(engine, { courseIds: b })).toEqual(['1', '2']);
    expect(await plans(engine, { courseIds: [a, c] })).toEqual(['1', '3']);
    expect(await plans(engine, { courseIds: [] })).toEqual([]);
    expect(await plans(engine, { unitIds: [top] })).toEqual(['2']);
    expect(await plans(engine, { unitIds: { below: [top] } })).toEqual(['1', '2']);
  });

  it("are refused where one does not exist, is removed or another tenant's, whoever saves", async () => {
    const engine = await start();
    const a = await make(engine, 'syllabus', 'A');
    const gone = await make(engine, 'syllabus', 'B');
    await engine.call('syllabus.remove', { ids: [gone] });
    const other = await engine.other.call('syllabus.save', { syllabusName: 'C' });
    const plan = await make(engine, 'plan', '1', { courseIds: [a] });
    for (const id of ['no-such-id', gone, String(other['id'])]) {
      await expect(make(engine, 'plan', '2', { courseIds: [a, id] })).rejects.toMatchObject(
        refused('courseIds', '相关课程'),
      );
      await expect(engine.call('plan.save', { id: plan, version: 1, courseIds: [id] })).rejects.toMatchObject(
        refused('courseIds', '相关课程'),
      );
      const [first] = (
        await engine.call<{ refused: Values[] }>('plan.change', {
          records: [{ id: plan, version: 1, changes: { courseIds: [a, id] } }],
        })
      ).refused;
      expect(first).toMatchObject({ id: plan, message: '所选相关课程不存在或已被删除' });
      // A handler's own SQL is held as well.
      const raw = engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({
            text: `update "plan" set "courseIds" = $1 where "id" = $2`,
            values: [JSON.stringify([id]), plan],
          }),
        ],
      });
      await expect(raw).rejects.toMatchObject({ code: '23503' });
    }
    expect(await engine.call('plan.get', { id: plan })).toMatchObject({ version: 1, courseIds: [a] });
  });

  it('name each record once, and no more than the field takes', async () => {
    const engine = await start();
    const a = await make(engine, 'syllabus', 'A');
    const message = async (courseIds: Json) =>
      engine.call('plan.save', { planName: '1', courseIds }).then(
        () => undefined,
        (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
      );
    expect(await message([a, a])).toBe('相关课程 不能有重复的项');
    expect(await message(['1', '2', '3', '4', '5'])).toBe('相关课程 不能超过 4 项');
    expect(await message(a)).toBe('相关课程 必须是列表');
  });

  it('keep what they refer to: from the bin, and for good', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'syllabus', 'A'), await make(engine, 'syllabus', 'B')];
    const unit = await make(engine, 'unit', '总部');
    const tool = await make(engine, 'tool', '工具');
    const plan = await make(engine, 'plan', '1', { courseIds: [a, b], unitIds: [unit], toolIds: [tool] });
    await expect(engine.call('syllabus.remove', { ids: [b] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“B”还有 1 条方案在使用，不能删除'),
    });
    // What has no bin goes for good: the database keeps it, of all tenants where it is the platform's.
    for (const [name, id] of [
      ['unit', unit],
      ['tool', tool],
    ] as const)
      for (const each of name === 'tool' ? [engine, engine.other] : [engine])
        await expect(each.call(`${name}.remove`, { ids: [id] })).rejects.toMatchObject({ status: 409 });
    await engine.call('plan.save', { id: plan, version: 1, courseIds: [a], unitIds: null, toolIds: [] });
    await engine.call('syllabus.remove', { ids: [b] });
    await engine.call('unit.remove', { ids: [unit] });
    await engine.call('tool.remove', { ids: [tool] });
  });

  it('keep what is referred to beyond the reach of whoever removes it', async () => {
    const engine = await start();
    const tool = await make(engine, 'tool', '工具');
    await make(engine, 'plan', '1', { toolIds: [tool] });
    const narrowed = engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({ text: `select set_config('app.reach', 'own', true)` }),
        changing({ text: `delete from "tool" where "id" = $1`, values: [tool] }),
      ],
    });
    await expect(narrowed).rejects.toMatchObject({ code: '23503' });
  });

  it('S3: a record does not come back to refer to what was removed since', async () => {
    const engine = await start();
    const a = await make(engine, 'syllabus', 'A');
    const plan = await make(engine, 'plan', '1', { courseIds: [a] });
    await engine.call('plan.remove', { ids: [plan] });
    await engine.call('syllabus.remove', { ids: [a] });
    await expect(engine.call('plan.restore', { ids: [plan] })).rejects.toMatchObject(refused('courseIds', '相关课程'));
    await engine.call('syllabus.restore', { ids: [a] });
    await engine.call('plan.restore', { ids: [plan] });
    expect(await engine.call('plan.get', { id: plan })).toMatchObject({ courseIdsLabels: ['A'] });
  });

  it('S3: of removing and referring at once one is refused', async () => {
    const engine = await start();
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [await make(engine, 'syllabus', `A${round}`), await make(engine, 'syllabus', `B${round}`)];
      const tool = await make(engine, 'tool', `T${round}`);
      const results = await Promise.allSettled([
        engine.call('syllabus.remove', { ids: [b] }),
        engine.call('plan.save', { planName: `${round}`, courseIds: [a, b] }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const forGood = await Promise.allSettled([
        engine.call('plan.save', { planName: `${round}`, toolIds: [tool] }),
        engine.call('tool.remove', { ids: [tool] }),
      ]);
      expect(forGood.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const [[dangling]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ count: number }>({
          text: `select count(*)::integer as "count" from "plan" p, jsonb_array_elements_text(p."courseIds") e("id")
            where not exists (select from "syllabus" c where c."id" = e."id" and c."deletedTime" is null)`,
        }),
      ],
    });
    expect(dangling).toEqual({ count: 0 });
  });

  it('stand in the history with the names of what they referred to', async () => {
    const engine = await start();
    const [a, b] = [await make(engine, 'syllabus', 'A'), await make(engine, 'syllabus', 'B')];
    const plan = await make(engine, 'plan', '1', { courseIds: [a] });
    await engine.call('plan.save', { id: plan, version: 1, courseIds: [b, a] });
    const { rows } = await engine.call<{ rows: Values[] }>('plan.history', { id: plan });
    expect(rows[0]).toMatchObject({
      changes: { courseIds: [[a], [b, a]] },
      labels: { courseIds: { [a]: 'A', [b]: 'B' } },
    });
    expect(Object.keys(rows[0]?.['changes'] ?? {})).toEqual(['courseIds']);
  });

  it('are read by no one who may not read the field: neither ids nor labels', async () => {
    const engine = await start();
    const a = await make(engine, 'syllabus', 'A');
    const id = await make(engine, 'plan', '1', { secretIds: [a], courseIds: [a] });
    const seen = { courseIdsLabels: ['A'], secretIds: [a], secretIdsLabels: ['A'] };
    expect(await engine.call('plan.get', { id })).toMatchObject(seen);
    const hidden = { courseIdsLabels: ['A'], secretIds: null, secretIdsLabels: [] };
    expect(await engine.as(['a12-m2.7.7']).call('plan.get', { id })).toMatchObject(hidden);
    expect(await engine.as(['a12-m2.7.8']).call('plan.get', { id })).toMatchObject(seen);
  });

  it('come back from an export as they were, by label, code or id', { timeout: 60_000 }, async () => {
    const engine = await start();
    const ids = [
      await make(engine, 'syllabus', '语文'),
      await make(engine, 'syllabus', '同名', { syllabusCode: 'K-1' }),
      await make(engine, 'syllabus', '同名'),
      await make(engine, 'syllabus', '甲、乙；丙'),
    ];
    const top = await make(engine, 'unit', '总部');
    const office = await make(engine, 'unit', '教务处', { aboveId: top });
    await make(engine, 'plan', '1', { courseIds: ids, unitIds: [office, top] });
    await make(engine, 'plan', '2');
    const content = await bytesOf(await engine.call<Download>('plan.exportExcel', { sort: 'planName' }));
    const { rows } = await readSheet(content);
    expect(rows[0]?.[3]).toBe(['语文', 'K-1', ids[2], '甲、乙；丙'].join('\n'));
    expect(rows[0]?.[4]).toBe('总部 / 教务处；总部');
    expect(await checkImport({ engine, product: product(), name: 'plan', content })).toMatchObject({
      state: 'ready',
      changed: 0,
      unchanged: 2,
      report: { errors: [], notes: [] },
    });
  });

  it('are read from a workbook as people write them, and refused in words', { timeout: 60_000 }, async () => {
    const engine = await start();
    const [a, b, both] = [
      await make(engine, 'syllabus', '语文'),
      await make(engine, 'syllabus', '数学', { syllabusCode: 'K-2' }),
      await make(engine, 'syllabus', '语文、数学'),
    ];
    const headings = ['名称', '相关课程'];
    const bad = [
      ['1', '语文；历史'],
      ['2', '语文、历史'],
    ];
    const checked = await checkImport({
      engine,
      product: product(),
      name: 'plan',
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
      name: 'plan',
      content: await writeSheet({ headings, rows }),
    });
    expect(job.report.errors).toEqual([]);
    expect(await commitImport({ engine, name: 'plan', job })).toMatchObject({ state: 'done', added: 6 });
    const stored = await engine.call<{ rows: Values[] }>('plan.list', { sort: 'planName' });
    expect(stored.rows.map(({ courseIds }) => courseIds)).toEqual([[a, b], [b, a], [both], [b, a], [a], null]);
  });
});
