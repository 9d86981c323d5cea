import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DetailScreen, FormScreen, Json, ListScreen, Screen } from '#generators/formats.ts';
import names from '#schemas/generated/screenNames.json' with { type: 'json' };
import certForm from '#schemas/generated/screens/cert.form.json' with { type: 'json' };
import certDetail from '#schemas/generated/screens/cert.detail.json' with { type: 'json' };
import portalPage from '#schemas/generated/screens/portalInfo.page.json' with { type: 'json' };
import fileList from '#schemas/generated/screens/file.list.json' with { type: 'json' };
import membershipList from '#schemas/generated/screens/membership.list.json' with { type: 'json' };
import questionList from '#schemas/generated/screens/question.list.json' with { type: 'json' };
import { overlay as shape } from '#schemas/generated/validators/overlay.js';
import { fitOverlay, overlayProblems, pointerOf } from './fit.ts';
import type { ScreenNames } from './names.ts';
import { screenProblems } from './problems.ts';

const list = questionList as unknown as ListScreen;
const form = certForm as unknown as FormScreen;
const detail = certDetail as unknown as DetailScreen;
const page = portalPage as unknown as Screen;
const files = fileList as unknown as ListScreen;
const members = membershipList as unknown as ListScreen;

const problems = (base: Screen, overlay: Json) =>
  overlayProblems({ base, overlay, names, shape }).map(({ path, message }) => `${pointerOf(path)} ${message}`);
const fit = (base: Screen, overlay: Json) => fitOverlay({ base, overlay, names, shape });

describe('an overlay is refused for', () => {
  it.each<[string, Screen, Json, string]>([
    [
      'a field that does not exist',
      list,
      { columns: { hours: { order: 2, width: 100 } } },
      '/columns/hours 没有“hours”这个字段',
    ],
    [
      'a word that does not exist',
      list,
      { columns: { type: { colour: 'red' } } },
      '/columns/type/colour 没有“colour”这个设置',
    ],
    [
      'a kind that does not exist',
      list,
      { columns: { type: { kind: 'nothing' } } },
      '/columns/type/kind 不在可选范围内',
    ],
    [
      'a kind that cannot show what is stored',
      list,
      { columns: { type: { kind: 'list' } } },
      '/columns/type/kind 不能由 dict 改为 list',
    ],
    ['a width nobody can use', list, { columns: { type: { width: -5 } } }, '/columns/type/width 不能小于 40'],
    ['a list without columns', list, { columns: null }, '/columns 不能为空'],
    [
      'a list with every column hidden',
      list,
      { columns: Object.fromEntries(Object.keys(list.columns).map((name) => [name, null])) },
      '/columns 至少要有一列显示出来',
    ],
    ['an order by no field', list, { sort: '-hours' }, '/sort 不能按“hours”排序'],
    ['another entity', list, { entity: 'cert' }, '/entity 这一项不能更改'],
    [
      'an action that opens nothing',
      list,
      { toolbar: { more: { title: '更多', opens: 'nobody.form' } } },
      '/toolbar/more/opens 没有名为“nobody.form”的界面',
    ],
    [
      'an action that does nothing',
      list,
      { toolbar: { more: { title: '更多' } } },
      '/toolbar/more 页面上原来没有这个按钮，要写明它做什么：opens、does、goes、lists 或 part',
    ],
    [
      'an action that leaves the site',
      list,
      { toolbar: { more: { title: '更多', goes: '//evil.example' } } },
      '/toolbar/more/goes 要写以 / 开头的页面地址',
    ],
    [
      'an action that does two things',
      list,
      { row: { remove: { goes: '/question' } } },
      '/row/remove 一个按钮只做一件事：does、goes 只能写一个，做别的另写一个按钮',
    ],
    [
      'rows about a record by a call that answers one, though no screen asks it for anything',
      files,
      { row: { more: { title: '更多', lists: { does: 'file.download' } } } },
      '/row/more/lists/does 操作“file.download”不返回 rows，列不出内容',
    ],
    [
      'rows about a record of another kind',
      list,
      { row: { more: { title: '更多', lists: { does: 'file.uses' }, code: 'a12-m1.6' } } },
      '/row/more/lists/does 操作“file.uses”说的是别处的数据，这里只能用“question”的操作',
    ],
    [
      'rows about a record, shown to everybody',
      files,
      { row: { more: { title: '更多', lists: { does: 'file.uses' } } } },
      '/row/more 要写明权限编码 code，否则不能查看的人也看得到这个按钮：操作“file.uses”的是 a12-m1.6',
    ],
    [
      'rows about a record that are asked about first',
      files,
      { row: { uses: { confirm: '要看吗？' } } },
      '/row/uses/confirm 按钮只列出内容（lists），confirm 不起作用，请去掉',
    ],
    [
      'files for a row',
      files,
      { row: { more: { title: '换一个', does: 'file.upload' } } },
      '/row/more/does 操作“file.upload”接受文件，只能写在列表或详情上方的按钮（toolbar）上',
    ],
    [
      'a condition with an operation that does not exist',
      list,
      { row: { edit: { when: { shout: [1] } } } },
      '/row/edit/when 条件里没有“shout”这种运算',
    ],
    [
      'markup in place of a plain text',
      form,
      { fields: { certName: { kind: 'richText' } } },
      '/fields/certName/kind 不能由 text 改为 richText',
    ],
    ['another save', form, { save: 'question.save' }, '/save 这一项不能更改'],
    ['another load', list, { load: 'cert.recycled' }, '/load 这一项不能更改'],
    [
      'a required field that is never shown',
      form,
      { fields: { certName: { when: false } } },
      '/fields/certName/when “证书名称”必须填写，隐藏它要先给出默认值 default',
    ],
    [
      'a dictionary that does not exist',
      form,
      { fields: { level: { dict: 'nobody' } } },
      '/fields/level/dict 没有名为“nobody”的字典',
    ],
    [
      'a required field that is taken away',
      form,
      { fields: { certName: null } },
      '/fields/certName “证书名称”必须填写，不能从表单中去掉',
    ],
    [
      'a group that does not exist',
      form,
      { fields: { certName: { group: 'nobody' } } },
      '/fields/certName/group 没有名为“nobody”的分组',
    ],
    [
      'a part that does not exist',
      page,
      { blocks: { more: { part: 'nobody' } } },
      '/blocks/more/part 没有名为“nobody”的部件',
    ],
    [
      'a group in a tab that does not exist',
      detail,
      { groups: { exam: { tab: 'nobody' } } },
      '/groups/exam/tab 没有名为“nobody”的页签',
    ],
    ['a tab without a title', detail, { tabs: { more: { order: 9 } } }, '/tabs/more/title 标题不能为空'],
    [
      'a tab with a list that does not exist',
      detail,
      { tabs: { questions: { screen: 'nobody.list' } } },
      '/tabs/questions/screen 没有名为“nobody.list”的界面',
    ],
    [
      'a tab with what is no list',
      detail,
      { tabs: { questions: { screen: 'question.form' } } },
      '/tabs/questions/screen “question.form”不是列表',
    ],
    [
      'a list that is not narrowed by the field',
      detail,
      { tabs: { questions: { by: 'nobody' } } },
      '/tabs/questions/by “question.list”不能按“nobody”筛选',
    ],
    [
      'a list without the field that refers to the record',
      detail,
      { tabs: { more: { title: '更多', screen: 'question.list' } } },
      '/tabs/more 页签中的列表要写明 screen，和它的哪个字段引用这条数据（by）',
    ],
    [
      'columns of a list in a form',
      form,
      { columns: { certName: { width: 100 } } },
      '/columns 表单的 columns 是一行最多放几列：1、2 或 3',
    ],
    ['progress of its own', detail, { progress: { path: ['on'] } }, '/progress 格式不正确'],
    ['a title of spaces', page, { title: ' ' }, '/title 标题不能为空'],
  ])('%s', (_name, base, overlay, problem) => {
    expect(problems(base, overlay)).toEqual([problem]);
  });

  it('what tells of a call beforehand, as far as it is known that it cannot', () => {
    const { 'membership.ofRole': unused } = names.operations as ScreenNames['operations'];
    expect(unused?.output).toBeUndefined();
    expect(problems(members, { bulk: { setPassword: { foresees: { does: 'membership.ofRole' } } } })).toEqual([
      '/bulk/setPassword/foresees/does 操作“membership.ofRole”不返回 count，算不出将处理几条',
      '/bulk/setPassword/foresees/does 操作“membership.ofRole”不返回 left，说不出哪些不处理',
    ]);
  });

  it('nothing where it makes sense', () => {
    expect(
      problems(list, {
        title: '试题',
        columns: { type: { order: 1, width: 120, isHidden: false }, createdTime: null },
        filters: { type: null },
        toolbar: { import: { title: '导入试题' } },
        row: { remove: null },
      }),
    ).toEqual([]);
    expect(
      problems(detail, {
        tabs: { base: { title: '证书' }, exam: { title: '考试', order: 2 }, history: null, rules: { order: 1 } },
        groups: { exam: { tab: 'exam' } },
      }),
    ).toEqual([]);
    expect(problems(files, { row: { uses: { lists: { none: '没有' } } } })).toEqual([]);
    expect(problems(members, { bulk: { setPassword: { foresees: { with: [] } } } })).toEqual([]);
    expect(problems(form, { columns: 1, isStepped: false })).toEqual([]);
    expect(problems(form, { groups: { base: null }, fields: { summary: null, level: { default: 'junior' } } })).toEqual(
      [],
    );
  });
});

describe('a screen under an overlay of another version of the product', () => {
  it('leaves out what no longer fits, says so, and keeps the rest', () => {
    const { screen, left } = fit(list, {
      title: '试题',
      columns: { hours: { order: 0, width: 100 }, type: { kind: 'nothing', width: 150 } },
      sort: 'hours',
    });
    expect(left.map(({ path }) => pointerOf(path)).sort()).toEqual(['/columns/hours', '/columns/type/kind', '/sort']);
    expect(screen).toMatchObject({ title: '试题', sort: list.sort, columns: { type: { kind: 'dict', width: 150 } } });
    expect((screen as ListScreen).columns).not.toHaveProperty('hours');
  });

  it('keeps what stood in a tab that is gone', () => {
    const { screen, left } = fit(detail, { tabs: { base: null, more: { title: '更多' } } });
    expect(left).toEqual([]);
    expect((screen as DetailScreen).groups['exam']).toMatchObject({ tab: 'base' });
    expect((screen as DetailScreen).tabs?.['more']?.order).toBe(5);
  });

  it('gives what it adds a place', () => {
    const { screen } = fit(list, { toolbar: { more: { title: '更多', opens: 'cert.form' } } });
    expect((screen as ListScreen).toolbar['more']?.order).toBeGreaterThan(0);
  });

  it('can be drawn whatever the overlay holds', () => {
    const words = [
      'columns',
      'filters',
      'fields',
      'toolbar',
      'row',
      'blocks',
      'type',
      'title',
      'kind',
      'items',
      'when',
      'ref',
      'dict',
      'group',
      'sort',
      'load',
      'name',
      'order',
      'tabs',
      'groups',
      'tab',
      'screen',
      'by',
      'progress',
      'base',
      'questions',
      '__proto__',
    ];
    const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constant(null),
        fc.boolean(),
        fc.integer(),
        fc.constantFrom('dict', 'list', 'nobody', 'type', ''),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom(...words), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.constantFrom<Screen>(list, form, detail, page), value, (base, overlay) => {
        const { screen } = fit(base, overlay);
        expect(screenProblems({ screen, base, names })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
