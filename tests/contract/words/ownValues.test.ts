/** Rules E7–E12: values that a tenant adds to dictionaries. Of the product, as their definitions are kept by a handler. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DictionaryValue, Json } from '#generators/formats.ts';
import { operation, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { checkImport, commitImport, readSheet, writeSheet, type Sheet } from '../catalogue/workbook.ts';
import { dataOf, startWorld, type StartedWorld, type World } from '../world.ts';

describe.each(['pglite', 'postgres'] as const)('values of a tenant on %s', (database) => {
  let started: StartedWorld | undefined;
  let world: World;
  let lessons = 0;
  const courses = new Map<Caller, Json>();
  beforeAll(async () => {
    started = await startWorld({ database });
    world = await started.settle('字典项');
    for (const caller of [world.ours, world.foreign]) {
      const course = { courseName: '会计基础', courseCode: 'K-01' };
      courses.set(caller, dataOf<Values>(await caller.call(operation('course.save'), course))['id'] ?? null);
    }
  });
  afterAll(() => started?.close());

  const add = (values: Values, caller: Caller = world.ours) =>
    caller.call(operation('dictionaryValue.save'), { dictionary: 'lessonType', ...values });
  const added = async (label: string, caller?: Caller): Promise<Values & { id: string; code: string }> =>
    dataOf(await add({ label }, caller));
  const setState = async (id: Json, state: string, caller: Caller = world.ours) =>
    caller.call(operation('dictionaryValue.setState'), { ids: [id], state });
  const saveLesson = (values: Values, caller: Caller = world.ours) => {
    lessons += 1;
    return caller.call(operation('lesson.save'), {
      ...(values['id'] === undefined && { courseId: courses.get(caller) ?? null, lessonName: `课时${lessons}` }),
      ...values,
    });
  };
  const lesson = async (values: Values, caller?: Caller): Promise<Values> => dataOf(await saveLesson(values, caller));
  const list = async (input: Values): Promise<Values[]> =>
    dataOf<{ rows: Values[] }>(await world.ours.call(operation('lesson.list'), { pageNum: 1, pageSize: 50, ...input }))
      .rows;
  const valuesOf = async (groupCode: string, caller: Caller = world.ours): Promise<DictionaryValue[]> => {
    const input = { groupCodes: [groupCode] };
    const groups = dataOf<Record<string, DictionaryValue[]>>(
      await caller.call(operation('dictionary.queryGroupCodes'), input),
    );
    return groups[groupCode] ?? [];
  };
  const refused = (path: string, message: unknown = expect.anything()) => ({
    status: 422,
    body: { data: { errors: [{ path, message }] } },
  });

  it('E7, E9: a value is there right after it is added: offered, stored, found', async () => {
    const { code, state } = await added('双师课');
    expect(code).toMatch(/^own-[0-9a-z]{20,}$/);
    expect(state).toBe('on');
    const values = await valuesOf('lessonType');
    expect(values.at(-1)).toMatchObject({ code, label: '双师课', isRetired: false });
    expect(values.map(({ order }) => order)).toEqual(values.map((_, index) => index + 1));
    const byOthers = await world.ours.call(operation('dictionary.groupValues'), { groupCode: 'lessonType' });
    expect(dataOf<DictionaryValue[]>(byOthers)).toEqual(values);
    const { id = null } = await lesson({ type: code });
    expect(await list({ type: [code] })).toMatchObject([{ id, type: code }]);
    expect(await saveLesson({ type: `${code}x` })).toMatchObject(refused('/type', '类型 不在可选范围内'));
  });

  it('E8: has a name that no other in use has, neither the organisation’s nor the product’s', async () => {
    await added('线上答疑');
    expect(await add({ label: ' 线上答疑 ' })).toMatchObject(refused('/label'));
    expect(await add({ label: '视频课' })).toMatchObject(refused('/label', '字典中已有“视频课”，请换一个名称'));
    expect(await add({ label: '  ' })).toMatchObject(refused('/label'));
    expect(await add({ label: '线上答疑', dictionary: 'faculty' })).toMatchObject({ status: 200 });
    expect(await add({ label: '新状态', dictionary: 'lessonState' })).toMatchObject(refused('/dictionary'));
    expect(await add({ label: '自定', code: 'video' })).toMatchObject(refused('/code'));
  });

  it('E8: a new name is shown everywhere, code and dictionary stay', async () => {
    const { id, code, version = null } = await added('旧名');
    expect(await add({ id, version, dictionary: 'faculty', label: '新名' })).toMatchObject(refused('/dictionary'));
    const renamed = await add({ id, version, label: '新名' });
    expect(dataOf(renamed)).toMatchObject({ code, label: '新名', dictionary: 'lessonType' });
    expect((await valuesOf('lessonType')).find((value) => value.code === code)?.label).toBe('新名');
    const order = { id, version: dataOf<Values>(renamed)['version'] ?? null, dictionary: 'lessonType', order: 1 };
    dataOf(await add(order));
    const own = (await valuesOf('lessonType')).filter((value) => value.code.startsWith('own-'));
    expect(own[0]?.code).toBe(code);
    const history = dataOf<{ rows: Values[] }>(
      await world.ours.call(operation('dictionaryValue.history'), { id, pageNum: 1, pageSize: 9 }),
    );
    expect(history.rows).toHaveLength(3);
  });

  it('E10: out of use a value stays where it is and is not chosen anew; back in use it is', async () => {
    const { id, code } = await added('见习课');
    const kept = await lesson({ type: code });
    dataOf(await setState(id, 'off'));
    expect((await valuesOf('lessonType')).find((value) => value.code === code)).toMatchObject({
      label: '见习课',
      isRetired: true,
    });
    expect(await saveLesson({ type: code })).toMatchObject(refused('/type'));
    const { id: keptId = null, version = null } = kept;
    const changed = await lesson({ id: keptId, version, type: code, minutes: 30 });
    expect(changed).toMatchObject({ type: code, minutes: 30 });
    expect(await list({ type: [code] })).toHaveLength(1);
    const other = await lesson({ type: 'video' });
    const change = { id: other['id'] ?? null, version: other['version'] ?? null, changes: { type: code } };
    expect(await world.ours.call(operation('lesson.change'), { records: [change] })).toMatchObject({ status: 422 });
    await added('见习课');
    expect(await setState(id, 'on')).toMatchObject({ status: 422 });
  });

  it('E11: nobody has the values of another organisation', async () => {
    const theirs = await added('他们的课', world.foreign);
    expect((await valuesOf('lessonType')).map(({ label }) => label)).not.toContain('他们的课');
    expect((await valuesOf('lessonType', world.nobody)).filter(({ code }) => code.startsWith('own-'))).toEqual([]);
    expect(await saveLesson({ type: theirs.code })).toMatchObject(refused('/type', '类型 不在可选范围内'));
    expect(await saveLesson({ type: theirs.code }, world.foreign)).toMatchObject({ status: 200 });
    expect(await list({ type: [theirs.code] })).toEqual([]);
    expect(await world.ours.call(operation('dictionaryValue.uses'), { id: theirs.id })).toMatchObject({ status: 404 });
    expect(await add({ label: '我的' }, world.learner)).toMatchObject({ status: 403 });
  });

  it('E12: says where a value is used', async () => {
    const { id, code } = await added('讨论课');
    const uses = async () => dataOf(await world.ours.call(operation('dictionaryValue.uses'), { id }));
    expect(await uses()).toEqual({ rows: [] });
    const one = await lesson({ type: code });
    await lesson({ type: code });
    expect(await uses()).toEqual({ rows: [{ title: '课时 · 类型', count: 2 }] });
    dataOf(await world.ours.call(operation('lesson.remove'), { ids: [one['id'] ?? null] }));
    expect(await uses()).toMatchObject({ rows: [{ count: 1 }] });
  });

  it('E9, E10: a workbook has values by their names, in the template, out and in again', async () => {
    const { id, code } = await added('研讨课');
    const made = await lesson({ type: code });
    const sheetOf = async (verb: 'exportExcel' | 'excelTemplate', input: Values = {}) => {
      const { bytes } = await world.ours.call(operation(`lesson.${verb}`), input);
      return readSheet(bytes);
    };
    const upload = (sheet: Sheet) =>
      writeSheet(sheet).then((content) =>
        checkImport({ caller: world.ours, upload: operation('lesson.importExcel'), content }),
      );
    const exported = await sheetOf('exportExcel', { type: [code] });
    const at = (title: string): number => exported.headings.indexOf(title);
    expect(exported.rows.map((row) => row[at('类型')])).toEqual(['研讨课']);
    const fresh = (name: string, type: string): string[] =>
      exported.headings.map((heading, index) =>
        heading === '系统编号' || heading === '版本'
          ? ''
          : heading === '课时名称'
            ? name
            : heading === '类型'
              ? type
              : (exported.rows[0]?.[index] ?? ''),
      );
    const sheet = (...rows: string[][]): Sheet => ({ headings: exported.headings, rows });
    const job = await upload(sheet(fresh('表中的课', '研讨课')));
    expect(job).toMatchObject({ bad: 0, valid: 1 });
    await commitImport({ caller: world.ours, commit: operation('lesson.importCommit'), job });
    expect(await list({ keyword: '表中的课' })).toMatchObject([{ type: code }]);
    dataOf(await setState(id, 'off'));
    expect(await upload(sheet(fresh('又一课', '研讨课')))).toMatchObject({ bad: 1, errors: [{ column: '类型' }] });
    expect(await upload(sheet(fresh('又一课', '他们的课')))).toMatchObject({ bad: 1, errors: [{ column: '类型' }] });
    expect((await sheetOf('exportExcel', { type: [code] })).rows.map((row) => row[at('类型')])).toEqual([
      '研讨课',
      '研讨课',
    ]);
    expect(made).toMatchObject({ type: code });
  });
});
