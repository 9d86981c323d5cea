/** Rules E1–E6: fields that a tenant adds to records of the catalogue's entities. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { operation, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { checkImport, commitImport, readSheet, writeSheet, type Sheet } from '../catalogue/workbook.ts';
import { dataOf, startWorld, type StartedWorld, type World } from '../world.ts';

describe.each(['pglite', 'postgres'] as const)('fields of a tenant on %s', (database) => {
  let started: StartedWorld | undefined;
  let world: World;
  let certs = 0;
  beforeAll(async () => {
    started = await startWorld({ database });
    world = await started.settle('自定义字段');
  });
  afterAll(() => started?.close());

  const define = (values: Values, caller: Caller = world.ours) =>
    caller.call(operation('customField.save'), { entity: 'cert', kind: 'text', ...values });
  const defined = async (values: Values, caller?: Caller): Promise<Values> => dataOf(await define(values, caller));
  const saveCert = (values: Values, caller: Caller = world.ours) => {
    certs += 1;
    return caller.call(operation('cert.save'), {
      ...(values['id'] === undefined && { certName: `证书${certs}`, certCode: `C-${certs}` }),
      ...values,
    });
  };
  const cert = async (values: Values, caller?: Caller): Promise<Values> => dataOf(await saveCert(values, caller));
  const list = async (input: Values): Promise<Values[]> =>
    dataOf<{ rows: Values[] }>(await world.ours.call(operation('cert.list'), { pageNum: 1, pageSize: 50, ...input }))
      .rows;
  const refused = (path: string, message: unknown = expect.anything()) => ({
    status: 422,
    body: { data: { errors: [{ path, message }] } },
  });

  it('E2: are there right after they are defined, in save, get and list', async () => {
    await defined({ key: 'issuer', title: '发证单位', maxLength: 5 });
    const made = await cert({ own: { issuer: '人社局' } });
    expect(made).toMatchObject({ own: { issuer: '人社局' } });
    const { id = null } = made;
    expect(dataOf(await world.ours.call(operation('cert.get'), { id }))).toMatchObject({ own: { issuer: '人社局' } });
    expect(await list({ 'own.issuer': '社' })).toMatchObject([{ id, own: { issuer: '人社局' } }]);
    expect(await list({ 'own.issuer': '教育' })).toEqual([]);
  });

  it('E3: values are held against their fields, each at its place', async () => {
    await defined({ key: 'grade', title: '评级', kind: 'choice', choices: ['甲', '乙'], isRequired: true });
    await defined({ key: 'score', title: '评分', kind: 'integer', minimum: 1, maximum: 9 });
    await defined({ key: 'areas', title: '适用地区', kind: 'choices', choices: ['东', '西', '南'] });
    await defined({ key: 'since', title: '起用日期', kind: 'date' });
    await defined({ key: 'isOld', title: '旧版', kind: 'boolean' });
    await defined({ key: 'rate', title: '费率', kind: 'number', initial: '0.5' });
    expect(await saveCert({})).toMatchObject(refused('/own/grade', '评级 不能为空'));
    expect(await saveCert({ own: { grade: '丙' } })).toMatchObject(refused('/own/grade'));
    expect(await saveCert({ own: { grade: '甲', score: 10 } })).toMatchObject(refused('/own/score', '评分 不能大于 9'));
    expect(await saveCert({ own: { grade: '甲', score: '3' } })).toMatchObject(refused('/own/score'));
    expect(await saveCert({ own: { grade: '甲', areas: ['北'] } })).toMatchObject(refused('/own/areas/0'));
    expect(await saveCert({ own: { grade: '甲', since: '2026-02-30' } })).toMatchObject(refused('/own/since'));
    expect(await saveCert({ own: { grade: '甲', issuer: '太长的单位' } })).toMatchObject({ status: 200 });
    expect(await saveCert({ own: { grade: '甲', issuer: '太长的单位了' } })).toMatchObject(refused('/own/issuer'));
    expect(await saveCert({ own: { grade: '甲', nothing: 1 } })).toMatchObject(
      refused('/own/nothing', '没有标识为“nothing”的自定义字段，或它已停用，请刷新后再试'),
    );
    const whole = { grade: '乙', score: 3, areas: ['西', '东'], since: '2026-02-03', isOld: false };
    const made = await cert({ own: whole });
    expect(made).toMatchObject({ own: { ...whole, rate: 0.5 } });
    const { id = null, version = null } = made;
    expect(await saveCert({ id, version, own: { grade: null } })).toMatchObject(refused('/own/grade'));
    const changed = await cert({ id, version, own: { score: null, rate: 0.25 } });
    expect(changed['own']).toEqual({ grade: '乙', areas: ['西', '东'], since: '2026-02-03', isOld: false, rate: 0.25 });
  });

  it('E2: narrow and order lists, whatever their sort, and come with exports', async () => {
    const of = async (input: Values) => (await list(input)).map(({ own }) => (own as Values | null)?.['score']);
    await cert({ own: { grade: '甲', score: 7, areas: ['南'], since: '2026-05-06', isOld: true } });
    await cert({ own: { grade: '乙', score: 9, since: '2026-07-08' } });
    expect(await of({ 'own.score': { from: 7 }, sort: '-own.score' })).toEqual([9, 7]);
    expect(await of({ 'own.score': { from: 1 }, sort: 'own.score' })).toEqual([7, 9]);
    expect(await of({ 'own.grade': ['乙'], 'own.score': { to: 9 } })).toEqual([9]);
    expect(await of({ 'own.areas': '南' })).toEqual([7]);
    expect(await of({ 'own.isOld': true })).toEqual([7]);
    expect(await of({ 'own.since': { from: '2026-06-01' } })).toEqual([9]);
    expect(await list({ 'own.isOld': true, 'own.since': { to: '2026-06-01' }, keyword: '证书' })).toHaveLength(1);
    for (const [input, path] of [
      [{ 'own.score': 'many' }, '/own.score'],
      [{ 'own.nothing': 1 }, '/own.nothing'],
      [{ sort: 'own.areas' }, '/sort'],
      [{ sort: 'own.nothing' }, '/sort'],
    ] as const)
      expect(await world.ours.call(operation('cert.list'), { pageNum: 1, pageSize: 5, ...input })).toMatchObject(
        refused(path),
      );
  });

  it('E4: an index finds the same, and as many as the entity takes', async () => {
    const rows = async (): Promise<Values[]> =>
      dataOf<{ rows: Values[] }>(await world.ours.call(operation('customField.list'), { pageNum: 1, pageSize: 50 }))
        .rows;
    const indexed = async (key: string, isIndexed: boolean) => {
      const { id = null, version = null } = (await rows()).find((row) => row['key'] === key) ?? {};
      return world.ours.call(operation('customField.save'), { id, version, isIndexed });
    };
    const found = async () => [
      (await list({ 'own.score': { from: 7 }, sort: '-own.score' })).map(({ id }) => id),
      (await list({ 'own.grade': ['乙'], sort: 'own.since' })).map(({ id }) => id),
      (await list({ 'own.since': { to: '2026-06-30' } })).map(({ id }) => id),
      (await list({ 'own.rate': { from: 0.25, to: 0.3 } })).map(({ id }) => id),
    ];
    const before = await found();
    const versions = (await list({})).map(({ version }) => version);
    for (const key of ['score', 'grade', 'since']) dataOf(await indexed(key, true));
    expect(await found()).toEqual(before);
    expect((await list({})).map(({ version }) => version)).toEqual(versions);
    expect(await indexed('rate', true)).toMatchObject(refused('/isIndexed'));
    dataOf(await indexed('since', false));
    dataOf(await indexed('rate', true));
    expect(await found()).toEqual(before);
  });

  it('E5: what was filled in keeps its kind and its name, and is never lost', async () => {
    const field = await defined({ key: 'mark', title: '备考', kind: 'text' });
    const { id = null } = field;
    const change = async (values: Values) => {
      const { version = null } = dataOf<Values>(await world.ours.call(operation('customField.get'), { id }));
      return world.ours.call(operation('customField.save'), { id, version, ...values });
    };
    const state = async (to: string) => world.ours.call(operation('customField.setState'), { ids: [id], state: to });
    dataOf(await change({ kind: 'integer' }));
    dataOf(await change({ kind: 'text' }));
    const made = await cert({ own: { grade: '甲', mark: '留着' } });
    expect(await change({ kind: 'integer' })).toMatchObject(refused('/kind'));
    expect(await change({ key: 'other' })).toMatchObject({ status: 422 });
    expect(await world.ours.call(operation('customField.remove'), { ids: [id] })).toMatchObject({ status: 409 });
    dataOf(await change({ title: '备注二' }));
    dataOf(await state('off'));
    const { version = null } = made;
    expect(await saveCert({ id: made['id'] ?? null, version, own: { mark: '改' } })).toMatchObject(
      refused('/own/mark'),
    );
    const kept = await cert({ id: made['id'] ?? null, version, own: { score: 2 } });
    expect(kept).toMatchObject({ own: { score: 2 } });
    const same = await cert({ id: made['id'] ?? null, version: kept['version'] ?? null, own: null });
    expect(same['own']).toEqual(kept['own']);
    dataOf(await state('on'));
    expect(await list({ 'own.mark': '留' })).toMatchObject([{ own: { mark: '留着', score: 2 } }]);
    const again = await cert({ id: made['id'] ?? null, version: same['version'] ?? null, own: { mark: null } });
    expect(again['own']).not.toHaveProperty('mark');
    dataOf(await world.ours.call(operation('customField.remove'), { ids: [id] }));
    const { rows } = dataOf<{ rows: Values[] }>(
      await world.ours.call(operation('cert.history'), { id: made['id'] ?? null, pageNum: 1, pageSize: 9 }),
    );
    expect(rows[0]).toMatchObject({ changes: { 'own.mark': ['留着', null] } });
  });

  it('E1: definitions that nothing could be filled into are refused', async () => {
    for (const [values, path] of [
      [{ key: 'Upper', title: '大写' }, '/key'],
      [{ key: "a' or 1=1", title: '注入' }, '/key'],
      [{ key: 'constructor', title: '构造' }, '/key'],
      [{ key: 'level2', title: '等级' }, '/title'],
      [{ key: 'pick', title: '挑选', kind: 'choice' }, '/choices'],
      [{ key: 'low', title: '高低', kind: 'integer', minimum: 5, maximum: 2 }, '/minimum'],
      [{ key: 'half', title: '一半', kind: 'integer', minimum: 0.5 }, '/minimum'],
      [{ key: 'usual', title: '通常', kind: 'integer', initial: '一' }, '/initial'],
      [{ key: 'beyond', title: '越界', kind: 'integer', maximum: 3, initial: '4' }, '/initial'],
      [{ key: 'where', title: '哪里', entity: 'role' }, '/entity'],
    ] as const)
      expect([values, await define(values as Values)]).toMatchObject([values, refused(path)]);
    expect(await define({ key: 'grade', title: '另一个' })).toMatchObject({ status: 422 });
    // The place says which field it is; the sentence does not say it once more.
    const other = { key: 'pick', title: '挑选', kind: 'choice', choices: ['甲'], initial: '乙' };
    expect(await define(other)).toMatchObject(refused('/initial', '要是选项之一'));
  });

  it('E1: a field without a key gets the first free one that its title gives', async () => {
    const keysOf = async (titles: readonly string[], entity: string): Promise<unknown[]> => {
      const keys: unknown[] = [];
      for (const title of titles) keys.push((await defined({ entity, title }))['key']);
      return keys;
    };
    expect(await keysOf(['籍贯', '价格', '2026 届', 'Home Town', '！'], 'course')).toEqual([
      'jg',
      'jg2',
      'j',
      'hometown',
      'field',
    ]);
    expect(await keysOf(['籍贯'], 'instance')).toEqual(['jg']);
  });

  it('E2: people in their roles, classes and courses have fields, too', async () => {
    await defined({ entity: 'membership', title: '政治面貌' });
    const role = dataOf<Values>(await world.ours.call(operation('role.save'), { roleName: '教务' }));
    const keep = async (values: Values) => dataOf<Values>(await world.ours.call(operation('membership.save'), values));
    const own = { zzmm: '群众' };
    const member = await keep({ account: 'teacher', roleId: role['id'] ?? null, own });
    expect(member).toMatchObject({ own });
    const { id = null, version = null } = member;
    expect(await keep({ id, version, own: { zzmm: '党员' } })).toMatchObject({ own: { zzmm: '党员' } });
    const course = { courseName: '会计基础', courseCode: 'K-01', own: { jg: '长沙' } };
    expect(dataOf(await world.ours.call(operation('course.save'), course))).toMatchObject({ own: { jg: '长沙' } });
  });

  it('E6: nobody has the fields of another organisation, and who may not define them cannot', async () => {
    await defined({ key: 'theirs', title: '他们的', kind: 'text' }, world.foreign);
    expect(await saveCert({ own: { grade: '甲', theirs: 'x' } })).toMatchObject(refused('/own/theirs'));
    expect(await saveCert({ own: { grade: '甲' } }, world.foreign)).toMatchObject(refused('/own/grade'));
    expect(await cert({ own: { theirs: 'x' } }, world.foreign)).toMatchObject({ own: { theirs: 'x' } });
    const all = dataOf<Values[]>(await world.foreign.call(operation('customField.all')));
    expect(all.map(({ key }) => key)).toEqual(['theirs']);
    expect(await define({ key: 'mine', title: '我的' }, world.learner)).toMatchObject({ status: 403 });
  });

  it('E2: change many, and go back', async () => {
    const [one] = await list({ 'own.score': { from: 9 } });
    const { id = null, version = null } = one ?? {};
    const change = (records: Values[]) => world.ours.call(operation('cert.change'), { records: records as Json[] });
    expect(await change([{ id, version, changes: { own: { score: 11 } } }])).toMatchObject(
      refused('/records/0/changes/own/score'),
    );
    const reply = dataOf<{ changed: Values[] }>(
      await change([{ id, version, changes: { own: { score: 8, isOld: true } } }]),
    );
    expect(reply.changed).toMatchObject([{ former: { own: { score: 9, isOld: null } } }]);
    const [done] = reply.changed;
    dataOf(await change([{ id, version: done?.['version'] ?? null, changes: done?.['former'] ?? null }]));
    expect(await list({ 'own.score': { from: 9 } })).toMatchObject([{ id }]);
  });

  it('E2: a workbook has them, in the template, out and in again', async () => {
    const sheetOf = async (verb: 'exportExcel' | 'excelTemplate', input: Values = {}) => {
      const { bytes } = await world.ours.call(operation(`cert.${verb}`), input);
      return readSheet(bytes);
    };
    const upload = (sheet: Sheet) =>
      writeSheet(sheet).then((content) =>
        checkImport({ caller: world.ours, upload: operation('cert.importExcel'), content }),
      );
    const template = await sheetOf('excelTemplate');
    for (const heading of ['评级', '评分', '适用地区', '起用日期', '旧版', '费率', '发证单位'])
      expect(template.headings).toContain(heading);
    const sheet = await sheetOf('exportExcel', { 'own.score': { from: 7 } });
    const at = (title: string): number => sheet.headings.indexOf(title);
    expect(sheet.rows.map((row) => [row[at('评级')], row[at('评分')], row[at('适用地区')]]).sort()).toEqual([
      ['乙', '9', ''],
      ['甲', '7', '南'],
    ]);
    const [first = []] = sheet.rows;
    const fresh = [...first];
    for (const [title, cell] of [
      ['系统编号', ''],
      ['版本', ''],
      ['证书名称', '表中新的'],
      ['证书编码', 'SHEET-1'],
      ['评级', '甲'],
      ['评分', '2'],
      ['适用地区', '东；北'],
    ] as const)
      fresh[at(title)] = cell;
    const wrong = await upload({ headings: sheet.headings, rows: [...sheet.rows, fresh] });
    expect(wrong).toMatchObject({ bad: 1, unchanged: 2, errors: [{ column: '适用地区' }] });
    fresh[at('适用地区')] = '东；西';
    first[at('评分')] = '8';
    const job = await upload({ headings: sheet.headings, rows: [...sheet.rows, fresh] });
    expect(job).toMatchObject({ bad: 0, changed: 1, valid: 2, errors: [] });
    expect(await commitImport({ caller: world.ours, commit: operation('cert.importCommit'), job })).toMatchObject({
      state: 'done',
    });
    expect(await list({ keyword: '表中新的' })).toMatchObject([
      { own: { grade: '甲', score: 2, areas: ['东', '西'] } },
    ]);
    expect(await list({ 'own.score': { from: 8, to: 8 } })).toMatchObject([{ own: { score: 8 } }]);
  });
});
