/** Rule V16: answers to a form that stands in the record referred to. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { readSheet, writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport } from './importing.ts';

const product = useGround();

const company = { type: 'string', title: '单位', maxLength: 5 };

const applyForm = {
  type: 'object',
  properties: {
    company,
    age: { type: 'integer', title: '年龄', minimum: 16, maximum: 80 },
    level: { type: 'string', title: '级别', enum: ['初级', '高级'] },
    born: { type: 'string', title: '生日', format: 'date' },
    isNew: { type: 'boolean', title: '首次' },
  },
  required: ['company'],
};

const whole = { company: '学校', age: 20, level: '高级', born: '2005-02-03', isNew: true };

eachEngine('V16: answers to a form', product, (start) => {
  const save = (engine: Engine, entity: string, values: Values): Promise<Values> =>
    engine.call(`${entity}.save`, { ...(values['id'] === undefined && { [`${entity}Name`]: '甲' }), ...values });
  const contestOf = async (engine: Engine, form: Json = applyForm): Promise<Json> =>
    (await save(engine, 'contest', { applyForm: form }))['id'] ?? null;
  const refused = (errors: { path: string; message: string }[]) => ({ status: 422, data: { errors } });

  it('are taken as the form asks, and come with it', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    const entrant = await save(engine, 'entrant', { contestId, answers: whole });
    expect(entrant).toMatchObject({ answers: whole, answersSchema: applyForm });
    expect(await engine.call('entrant.get', { id: entrant['id'] ?? null })).toMatchObject({ answersSchema: applyForm });
    const { rows } = await engine.call<{ rows: Values[] }>('contest.options', { ids: [contestId] });
    expect(rows).toEqual([{ id: contestId, label: '甲', forms: { applyForm } }]);
    const all = await engine.call<{ rows: Values[] }>('contest.options', {});
    expect(all.rows).toEqual([{ id: contestId, label: '甲' }]);
  });

  it.each<[name: string, answers: Json, errors: { path: string; message: string }[]]>([
    ['what is needed and not there', { age: 20 }, [{ path: '/answers/company', message: '单位 不能为空' }]],
    ['nothing at all', null, [{ path: '/answers/company', message: '单位 不能为空' }]],
    ['a blank', { company: '  ' }, [{ path: '/answers/company', message: '单位 不能为空' }]],
    ['a text too long', { company: '一二三四五六' }, [{ path: '/answers/company', message: '单位 不能超过 5 个字' }]],
    [
      'several at once',
      { company: '学校', age: 20.5, level: '中级', born: '去年', isNew: '是' },
      [
        { path: '/answers/age', message: '年龄 必须是整数' },
        { path: '/answers/level', message: '级别 不在可选范围内' },
        { path: '/answers/born', message: '生日 必须是日期，如 2024-05-01' },
        { path: '/answers/isNew', message: '首次 必须是“是”或“否”' },
      ],
    ],
    ['a number out of bounds', { company: '学校', age: 15 }, [{ path: '/answers/age', message: '年龄 不能小于 16' }]],
    ['what is not asked', { company: '学校', other: 1 }, [{ path: '/answers/other', message: 'other 不能提交' }]],
  ])('are refused by the place and in words: %s', async (_name, given, errors) => {
    const engine = start();
    const contestId = await contestOf(engine);
    await expect(save(engine, 'entrant', { contestId, answers: given })).rejects.toMatchObject({
      status: 422,
      data: { errors: expect.toSatisfy((told: Json[]) => told.length === errors.length) },
    });
    await expect(save(engine, 'entrant', { contestId, answers: given })).rejects.toMatchObject({
      data: { errors: expect.arrayContaining(errors) },
    });
    expect(await engine.call('entrant.list', {})).toMatchObject({ total: 0 });
  });

  it('fit what is chosen: of a record without a form there are none, and another choice asks anew', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    const { id: other = null } = await save(engine, 'contest', {});
    await expect(save(engine, 'entrant', { contestId: other, answers: whole })).rejects.toMatchObject(
      refused([{ path: '/answers', message: '所选的赛项没有要填写的报名内容' }]),
    );
    const { id = null } = await save(engine, 'entrant', { contestId: other });
    await expect(save(engine, 'entrant', { id, version: 1, contestId })).rejects.toMatchObject({ status: 422 });
    await save(engine, 'entrant', { id, version: 1, contestId, answers: whole });
    await expect(save(engine, 'entrant', { id, version: 2, contestId: null })).rejects.toMatchObject({ status: 422 });
    expect(
      await engine.call('entrant.change', { records: [{ id, version: 2, changes: { contestId: other } }] }),
    ).toMatchObject({ changed: [], refused: [{ id, message: '所选的赛项没有要填写的报名内容' }] });
    expect(await engine.call('entrant.get', { id })).toMatchObject({ contestId, answers: whole, version: 2 });
    await expect(save(engine, 'entrant', { id, version: 1, answers: { company: '乙' } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('are none of a form whose questions are all gone, which keeps their last number', async () => {
    const engine = start();
    const empty = { type: 'object', properties: {}, 'x-last': 2 };
    const contestId = await contestOf(engine, empty);
    expect(await engine.call('contest.get', { id: contestId })).toMatchObject({ applyForm: empty });
    await expect(save(engine, 'entrant', { contestId, answers: { q1: '甲' } })).rejects.toMatchObject(
      refused([{ path: '/answers', message: '所选的赛项没有要填写的报名内容' }]),
    );
    await save(engine, 'entrant', { contestId });
  });

  it('are of the form as it is by now, or as it was where the reference is pinned (V15)', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    const [entrant, seedling] = [
      await save(engine, 'entrant', { contestId, answers: { company: '甲' } }),
      await save(engine, 'seedling', { contestId, answers: { company: '甲' } }),
    ];
    const later = { type: 'object', properties: { school: { type: 'string', title: '学校' } }, required: ['school'] };
    await save(engine, 'contest', { id: contestId, version: 1, applyForm: later });
    const change = (entity: string, record: Values, values: Values) =>
      save(engine, entity, { id: record['id'] ?? null, version: 1, ...values });
    await expect(change('entrant', entrant, { answers: { company: '乙' } })).rejects.toMatchObject({ status: 422 });
    expect(await change('entrant', entrant, { answers: { school: '乙' } })).toMatchObject({ answersSchema: later });
    await expect(change('seedling', seedling, { contestIdVersion: null })).rejects.toMatchObject({ status: 422 });
    expect(await change('seedling', seedling, { answers: { company: '乙' } })).toMatchObject({
      answers: { company: '乙' },
      answersSchema: applyForm,
      contestIdVersion: 1,
    });
    expect(
      await save(engine, 'seedling', {
        id: seedling['id'] ?? null,
        version: 2,
        contestIdVersion: null,
        answers: { school: '丙' },
      }),
    ).toMatchObject({ answersSchema: later, contestIdVersion: 2 });
  });

  it('are asked where the field is shown, and looked at once it is', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    const { id = null } = await save(engine, 'seedling', { contestId, isOut: true, answers: { company: '甲' } });
    const error = refused([{ path: '/answers/company', message: '单位 不能为空' }]);
    await expect(save(engine, 'seedling', { id, version: 1, isOut: false })).rejects.toMatchObject(error);
    expect(await save(engine, 'seedling', { id, version: 1, isOut: false, answers: { company: '甲' } })).toMatchObject({
      answers: { company: '甲' },
    });
  });

  it('need a form that can be filled in: another is refused where it is saved', async () => {
    const engine = start();
    const bad = { type: 'object', properties: { company: { ...company, pattern: '^(a+)+$' } }, required: ['firm'] };
    const errors = [
      { path: '/applyForm/properties/company/pattern', message: expect.stringContaining('“单位”中不能写 pattern') },
      { path: '/applyForm/required/0', message: '表单中没有“firm”，有 company' },
    ];
    await expect(save(engine, 'contest', { applyForm: bad })).rejects.toMatchObject({ status: 422, data: { errors } });
    const id = await contestOf(engine);
    await expect(save(engine, 'contest', { id, version: 1, applyForm: bad })).rejects.toMatchObject({
      status: 422,
      data: { errors },
    });
  });

  it('are held against a form beyond the reach of who answers', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    const { id = null } = await save(engine, 'entrant', { contestId, answers: whole });
    const sight = { codes: '', reach: 'own', personId: '', departments: '[]' };
    const narrow = { ...engine.scope, sight };
    Object.assign(engine.scope, narrow);
    await expect(save(engine, 'entrant', { id, version: 1, answers: { age: 20 } })).rejects.toMatchObject(
      refused([{ path: '/answers/company', message: '单位 不能为空' }]),
    );
    expect(await save(engine, 'entrant', { id, version: 1, answers: { ...whole, age: 21 } })).toMatchObject({
      answersSchema: null,
    });
  });

  it('keep an import from choosing what they do not fit', async () => {
    const engine = start();
    const contestId = await contestOf(engine);
    await save(engine, 'contest', { contestName: '别的' });
    const { id = null } = await save(engine, 'entrant', { contestId, answers: whole });
    const { headings, rows } = await readSheet(await bytesOf(await engine.call<Download>('entrant.exportExcel', {})));
    const [row = []] = rows;
    const changed = row.map((cell, i) => (headings[i] === '赛项' ? '别的' : cell));
    const content = await writeSheet({ headings, rows: [changed] });
    const importing = engine.as(['a12-m2.7.1', 'a12-m2.7.2']);
    const job = await checkImport({ engine: importing, product: product(), name: 'entrant', content });
    const done = await commitImport({ engine: importing, name: 'entrant', job });
    expect(done).toMatchObject({ state: 'ready', message: expect.stringContaining('没有写入任何数据') });
    expect(await engine.call('entrant.get', { id })).toMatchObject({ contestId, version: 1 });
  });
});
