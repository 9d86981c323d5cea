import { describe, expect, it } from 'vitest';
import type { DetailScreen, FormScreen, Json, ListScreen } from '#generators/formats.ts';
import certDetail from '#schemas/generated/screens/cert.detail.json' with { type: 'json' };
import certForm from '#schemas/generated/screens/cert.form.json' with { type: 'json' };
import certList from '#schemas/generated/screens/cert.list.json' with { type: 'json' };
import names from '#schemas/generated/screenNames.json' with { type: 'json' };
import { overlay as shape } from '#schemas/generated/validators/overlay.js';
import { fitOverlay, overlayProblems } from '../fit.ts';
import { changeText, screenChanges } from './changes.ts';
import { broughtTogether, takenOver, withPlace, withShown, withWord } from './edits.ts';
import { elementsOf, type ScreenElement } from './elements.ts';
import { leftOvers } from './leftOver.ts';
import type { ArrangedScreen } from './maps.ts';
import { withoutPath } from './path.ts';

const list = certList as unknown as ListScreen;
const form = certForm as unknown as FormScreen;
const detail = certDetail as unknown as DetailScreen;

/** A screen while it is edited, step by step. */
function edit(base: ArrangedScreen, patch: Json = {}) {
  const screen = fitOverlay({ base, overlay: patch, names, shape }).screen as ArrangedScreen;
  const elements = elementsOf({ base, screen, patch }).flatMap((each) => each.elements);
  const element = (map: string, name: string): ScreenElement => {
    const found = elements.find((each) => each.map === map && each.name === name);
    if (!found) throw new Error(`no ${map} ${name}`);
    return found;
  };
  const settings = { base, patch };
  return {
    patch,
    screen,
    element,
    order: (map: string, group?: string) =>
      elements
        .filter((each) => each.map === map && (group === undefined || each.group === group))
        .map(({ name }) => name),
    set: (path: string[], value: Json | undefined) => edit(base, withWord({ settings, path, value })),
    show: (map: string, name: string, isShown: boolean) =>
      edit(base, withShown({ settings, element: element(map, name), isShown })),
    place: (map: string, name: string, index: number, into?: string) =>
      edit(base, withPlace({ settings, screen, element: element(map, name), index, into })),
    texts: () => screenChanges({ from: base, to: screen }).map(changeText),
    problems: () => overlayProblems({ base, overlay: patch, names, shape }),
  };
}

describe('a change in place is a merge patch that', () => {
  it('moves by one word, so that what a later product adds keeps its place', () => {
    const moved = edit(list).place('columns', 'level', 1);
    expect(moved.patch).toEqual({ columns: { level: { order: 1.5 } } });
    expect(moved.order('columns').slice(0, 3)).toEqual(['certName', 'level', 'certCode']);
    const later = structuredClone(list);
    later.columns['id'] = { kind: 'text', title: '新的列', order: 1.2 };
    expect(edit(later, moved.patch).order('columns').slice(0, 3)).toEqual(['certName', 'id', 'level']);
  });

  it('moves to either end', () => {
    expect(edit(list).place('columns', 'level', 0).order('columns')[0]).toBe('level');
    const count = Object.keys(list.columns).length;
    expect(
      edit(list)
        .place('columns', 'level', count - 1)
        .order('columns')
        .at(-1),
    ).toBe('level');
  });

  it('gives all a new place where there is no room between two', () => {
    const tight = edit(list, { columns: { certCode: { order: 1.0000001 } } }).place('columns', 'state', 1);
    expect(tight.order('columns').slice(0, 3)).toEqual(['certName', 'state', 'certCode']);
    expect(tight.problems()).toEqual([]);
  });

  it('says nothing where it comes to what the product says', () => {
    const start = edit(list).set(['columns', 'level', 'title'], '级别');
    expect(start.patch).toEqual({ columns: { level: { title: '级别' } } });
    expect(start.set(['columns', 'level', 'title'], '等级').patch).toEqual({});
    expect(edit(list).show('columns', 'level', false).show('columns', 'level', true).patch).toEqual({});
    expect(edit(list).show('filters', 'level', false).show('filters', 'level', true).patch).toEqual({});
  });

  it('hides a column, and a button with what else is said of it', () => {
    expect(edit(list).show('columns', 'level', false).patch).toEqual({ columns: { level: { isHidden: true } } });
    expect(edit(list).show('columns', 'cover', true).patch).toEqual({ columns: { cover: { isHidden: false } } });
    const named = edit(list).set(['toolbar', 'import', 'title'], '导入证书表');
    const hidden = named.show('toolbar', 'import', false);
    expect(hidden.patch).toEqual({ toolbar: { import: { title: '导入证书表', isHidden: true } } });
    expect(hidden.element('toolbar', 'import').isHidden).toBe(true);
    expect(hidden.texts()).toContain('页面按钮“导入”：显示 → 隐藏');
    expect(hidden.problems()).toEqual([]);
    expect(hidden.show('toolbar', 'import', true).patch).toEqual(named.patch);
  });

  it('shows what was taken away before', () => {
    expect(edit(list, { toolbar: { import: null } }).element('toolbar', 'import').isHidden).toBe(true);
    expect(edit(list, { toolbar: { import: null } }).show('toolbar', 'import', true).patch).toEqual({});
  });

  it('takes a help away and gives one', () => {
    expect(edit(form).set(['fields', 'certCode', 'help'], undefined).patch).toEqual({
      fields: { certCode: { help: null } },
    });
    expect(edit(form).set(['fields', 'level', 'help'], '按本院的标准').patch).toEqual({
      fields: { level: { help: '按本院的标准' } },
    });
  });

  it('brings a field into another group, at the place it was let go', () => {
    const moved = edit(form).place('fields', 'level', 1, 'exam');
    expect(moved.order('fields', 'exam').slice(0, 3)).toEqual(['examMinutes', 'level', 'passScore']);
    expect(moved.patch).toEqual({ fields: { level: { group: 'exam', order: 7.5 } } });
    expect(moved.texts()).toContain('字段“等级”：所在分组“基本信息” → “考试与有效期”');
  });

  it('hides a group with all its fields', () => {
    const hidden = edit(form).show('groups', 'exam', false);
    expect(hidden.patch).toEqual({
      fields: {
        examMinutes: { isHidden: true },
        passScore: { isHidden: true },
        validityYears: { isHidden: true },
        templateId: { isHidden: true },
        isHot: { isHidden: true },
      },
    });
    expect(hidden.show('groups', 'exam', true).patch).toEqual({});
  });

  it('is taken whole by the server whatever was arranged', () => {
    const all = edit(detail)
      .place('tabs', 'rules', 0)
      .show('tabs', 'history', false)
      .set(['groups', 'exam', 'title'], '考试')
      .show('fields', 'summary', false)
      .show('groups', 'more', false)
      .set(['help'], '给审核人看');
    expect(all.problems()).toEqual([]);
    expect(all.texts()).toEqual([
      '分组“考试与有效期”：名称“考试与有效期” → “考试”',
      '字段“一句话简介”：显示 → 隐藏',
      '字段“证书介绍”：显示 → 隐藏',
      '页签“组卷规则”：位置第 3 位 → 第 1 位',
      '页签“修改历史”：显示 → 隐藏',
      '页面：说明无 → “给审核人看”',
    ]);
  });
});

describe('what has to stay is said', () => {
  it('a required field without a default', () => {
    expect(edit(form).element('fields', 'certName').stays).toBe('“证书名称”必须填写，先给出默认值才能隐藏');
    expect(edit(form).element('groups', 'base').stays).toBe('“证书名称”必须填写，先给出默认值才能隐藏');
    const given = edit(form).set(['fields', 'certName', 'default'], '未命名');
    expect(given.element('fields', 'certName').stays).toBeUndefined();
    expect(given.show('fields', 'certName', false).problems()).toEqual([]);
  });

  it('the last column', () => {
    const one = Object.keys(list.columns)
      .filter((name) => name !== 'certName')
      .reduce((former, name) => former.show('columns', name, false), edit(list));
    expect(one.element('columns', 'certName').stays).toBe('至少要有一列显示出来');
    expect(one.problems()).toEqual([]);
  });

  it('a tab with groups in it', () => {
    expect(edit(detail).element('tabs', 'base').stays).toBe('先把其中的分组放到别的页签，才能隐藏');
    expect(edit(detail).element('tabs', 'questions').stays).toBeUndefined();
  });
});

describe('what a later product orphaned', () => {
  const patch = { columns: { minutes: { order: 0, title: '时长' }, level: { title: '级别' }, levels: { width: 90 } } };
  const left = leftOvers({
    base: list,
    patch,
    problems: fitOverlay({ base: list, overlay: patch, names, shape }).left,
  });

  it('is named, with what has probably come in its stead', () => {
    expect(left).toEqual([
      {
        path: ['columns', 'minutes'],
        subject: '列“时长”',
        message: '现在的版本中已经没有',
        instead: { map: 'columns', from: 'minutes', to: 'examMinutes', title: '考试时长（分钟）' },
      },
      { path: ['columns', 'levels'], subject: '列“levels”', message: '现在的版本中已经没有' },
    ]);
  });

  it('is said of the new name, or no longer said', () => {
    const [first] = left;
    if (!first?.instead) throw new Error('nothing is proposed');
    expect(takenOver({ patch, ...first.instead })).toEqual({
      columns: { examMinutes: { order: 0, title: '时长' }, level: { title: '级别' }, levels: { width: 90 } },
    });
    expect(withoutPath({ patch, path: first.path })).toEqual({
      columns: { level: { title: '级别' }, levels: { width: 90 } },
    });
  });

  it('a word that no longer fits is named with its reason', () => {
    const other = { columns: { level: { kind: 'list' } } };
    const { left: problems } = fitOverlay({ base: list, overlay: other, names, shape });
    expect(leftOvers({ base: list, patch: other, problems })).toEqual([
      { path: ['columns', 'level', 'kind'], subject: '列“等级”', message: '不能由 dict 改为 list' },
    ]);
  });
});

it('two who arranged the same version have both what they changed', () => {
  const start = { columns: { level: { title: '级别' } } };
  const mine = { columns: { level: { title: '级别', width: 120 }, state: { isHidden: true } } };
  const theirs = { columns: { level: { title: '档次' } }, toolbar: { import: null } };
  expect(broughtTogether({ base: list, start, mine, theirs })).toEqual({
    columns: { level: { title: '档次', width: 120 }, state: { isHidden: true } },
    toolbar: { import: null },
  });
});
