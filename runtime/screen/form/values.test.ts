import { describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { changesOf, valuesOf } from './values.ts';

const fields: Record<string, ScreenField> = {
  name: { kind: 'text', title: '名称', order: 1, isRequired: true },
  minutes: { kind: 'integer', title: '时长', order: 2, default: 90 },
  tags: { kind: 'tags', title: '知识点', order: 3 },
  isHot: { kind: 'boolean', title: '热门', order: 4 },
  type: { kind: 'dict', title: '题型', order: 5 },
  format: {
    kind: 'dict',
    title: '作答形式',
    order: 6,
    default: 'text',
    when: { '==': [{ var: 'record.type' }, 'long'] },
  },
  hint: { kind: 'text', title: '提示', order: 7, when: { '==': [{ var: 'record.type' }, 'long'] } },
  total: { kind: 'number', title: '总分', order: 8, isReadOnly: true },
  rules: { kind: 'list', title: '规则', order: 9, part: 'ruleEditor' },
};
const base = {
  id: '1',
  version: 3,
  name: '证书',
  minutes: 60,
  tags: ['a'],
  isHot: null,
  type: 'long',
  format: 'code',
  hint: '写清步骤',
  total: 10,
  rules: [{ num: 1 }],
  certIdLabel: '标签',
};

function changes({ from = base as Record<string, unknown>, set = {} as Record<string, unknown> }) {
  return changesOf({ fields, base: from, values: { ...valuesOf({ fields, record: from }), ...set }, user: {} });
}

describe('changes of a record', () => {
  it('are none after loading alone', () => expect(changes({})).toEqual({}));
  it('are only the fields that differ', () =>
    expect(changes({ set: { name: '新证书', isHot: true } })).toEqual({ name: '新证书', isHot: true }));
  it('are none where the same value was put back', () =>
    expect(changes({ set: { name: '  证书 ', tags: ['a'] } })).toEqual({}));
  it('clear a field with null and a list with []', () =>
    expect(changes({ set: { minutes: null, tags: [] } })).toEqual({ minutes: null, tags: [] }));
  it('never hold what only the server sets', () => expect(changes({ set: { total: 99 } })).toEqual({}));
  it('clear what a condition no longer shows, unless it has a default', () =>
    expect(changes({ set: { type: 'single' } })).toEqual({ type: 'single', hint: null }));
  it('take what a part edits as it is', () =>
    expect(changes({ set: { rules: [{ num: 2 }] } })).toEqual({ rules: [{ num: 2 }] }));
});

it('a field that the screen hides is sent where a part has set it, and only then', () => {
  const hidden: typeof fields = {
    ...fields,
    rules: { kind: 'list', title: '规则', order: 9, isHidden: true, default: [], items: {} },
  };
  const set = (rules: unknown, from: Record<string, unknown> | undefined = base) =>
    changesOf({
      fields: hidden,
      base: from,
      values: { ...valuesOf({ fields: hidden, record: from }), rules },
      user: {},
    });
  expect(set([{ num: 1 }])).toEqual({});
  expect(set([{ num: 2 }])).toEqual({ rules: [{ num: 2 }] });
  expect(set([])).toEqual({ rules: [] });
  expect(set([{ num: 2 }], undefined)).toMatchObject({ rules: [{ num: 2 }] });
});

it('of parts that a hand-made part edits goes what may be saved, without labels and what is copied', () => {
  const parts: typeof fields = {
    questions: {
      kind: 'list',
      title: '试题',
      order: 1,
      part: 'paperEditor',
      isParts: true,
      items: {
        questionId: { kind: 'ref', title: '试题', order: 1 },
        type: { kind: 'dict', title: '题型', order: 2, isReadOnly: true },
        section: { kind: 'text', title: '大题', order: 3 },
        score: { kind: 'number', title: '分值', order: 4 },
      },
    },
  };
  const from = {
    questions: [{ id: 'a', questionId: '1', questionIdLabel: '题', type: 'single', section: null, score: 2 }],
  };
  const sent = (questions: unknown) => changesOf({ fields: parts, base: from, values: { questions }, user: {} });
  expect(sent(from.questions)).toEqual({});
  expect(sent([{ ...from.questions[0], score: 3 }])).toEqual({ questions: [{ id: 'a', questionId: '1', score: 3 }] });
});

it('a field hidden from the start is left alone', () => {
  const single = { ...base, type: 'single', hint: '旧的提示' };
  expect(changes({ from: single, set: { name: '改名' } })).toEqual({ name: '改名' });
});

it('a new record begins with the defaults and sends every field that is filled and shown', () => {
  const values = { ...valuesOf({ fields, record: undefined }), name: '新' };
  expect(changesOf({ fields, base: undefined, values, user: {} })).toEqual({ name: '新', minutes: 90, isHot: false });
});

it('a new record sends the default of a field that the screen never shows', () => {
  const hidden: typeof fields = {
    ...fields,
    minutes: { kind: 'integer', title: '时长', order: 2, default: 45, isHidden: true },
  };
  const values = { ...valuesOf({ fields: hidden, record: undefined }), name: '新' };
  expect(changesOf({ fields: hidden, base: undefined, values, user: {} })).toEqual({
    name: '新',
    minutes: 45,
    isHot: false,
  });
  expect(changesOf({ fields: hidden, base, values: valuesOf({ fields: hidden, record: base }), user: {} })).toEqual({});
});
