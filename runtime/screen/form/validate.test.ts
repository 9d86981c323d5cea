import { describe, expect, it } from 'vitest';
import type { FormScreen, Rule, ScreenField } from '#generators/formats.ts';
import certForm from '#schemas/generated/screens/cert.form.json';
import { valuesOf } from './values.ts';
import { loadChecks, problemsOf, type Checks, type Validate } from './validate.ts';

const fields: Record<string, ScreenField> = {
  name: { kind: 'text', title: '名称', order: 1, isRequired: true },
  type: { kind: 'dict', title: '题型', order: 2, isRequired: true },
  hasExam: { kind: 'boolean', title: '考试', order: 3 },
  examTime: { kind: 'dateTime', title: '考试时间', order: 4, requiredWhen: { var: 'record.hasExam' } },
  hint: { kind: 'text', title: '提示', order: 5, isRequired: true, when: { '==': [{ var: 'record.type' }, 'long'] } },
  options: {
    kind: 'list',
    title: '选项',
    order: 6,
    items: {
      content: { kind: 'text', title: '内容', order: 1, isRequired: true },
      reason: { kind: 'text', title: '理由', order: 2, isRequired: true, when: { var: 'item.isAnswer' } },
    },
  },
};

/** A validator that notes what it was given and answers with fixed errors. */
function recorder(errors: { instancePath: string; message: string }[] = []): { validate: Validate; given: unknown[] } {
  const given: unknown[] = [];
  const validate: Validate = (data) => {
    given.push(data);
    validate.errors = errors;
    return errors.length === 0;
  };
  validate.errors = null;
  return { validate, given };
}

function check({
  set = {},
  base,
  checks = { rules: [] },
}: {
  set?: Record<string, unknown>;
  base?: Record<string, unknown>;
  checks?: Checks;
}) {
  return problemsOf({ fields, checks, base, values: { ...valuesOf({ fields, record: base }), ...set }, user: {} });
}

describe('what must be filled', () => {
  it('is asked for by the field’s own words', () =>
    expect(check({})).toEqual({ name: ['请填写名称'], type: ['请选择题型'] }));
  it('can depend on another field', () =>
    expect(check({ set: { name: '甲', type: 'single', hasExam: true } })).toEqual({ examTime: ['请选择考试时间'] }));
  it('is not asked for while hidden, and is when shown', () => {
    expect(check({ set: { name: '甲', type: 'single' } })).toEqual({});
    expect(check({ set: { name: '甲', type: 'long' } })).toEqual({ hint: ['请填写提示'] });
  });
  it('holds inside lists too, with conditions on the entry', () => {
    expect(
      check({ set: { name: '甲', type: 'single', options: [{ content: 'A', isAnswer: true }, { content: '' }] } }),
    ).toEqual({ 'options.0.reason': ['请填写理由'], 'options.1.content': ['请填写内容'] });
  });
});

describe('the generated validator', () => {
  it('sees exactly what would be sent: the whole of a new record', () => {
    const { validate, given } = recorder();
    check({ set: { name: ' 甲 ', type: 'single' }, checks: { validate, rules: [] } });
    expect(given).toEqual([{ name: '甲', type: 'single', hasExam: false }]);
  });
  it('sees id, version and changed fields of a record', () => {
    const { validate, given } = recorder();
    check({
      base: { id: '1', version: 4, name: '甲', type: 'single' },
      set: { name: '乙' },
      checks: { validate, rules: [] },
    });
    expect(given).toEqual([{ id: '1', version: 4, name: '乙' }]);
  });
  it('puts its errors at their places, and does not repeat what is missing', () => {
    const { validate } = recorder([
      { instancePath: '/options/1/content', message: '内容 太长' },
      { instancePath: '/name', message: '名称 不能为空' },
    ]);
    expect(
      check({
        set: { type: 'single', options: [{ content: 'A' }, { content: 'B' }] },
        checks: { validate, rules: [] },
      }),
    ).toEqual({ name: ['请填写名称'], 'options.1.content': ['内容 太长'] });
  });
});

it('text that is no JSON is refused before it is sent', () => {
  const settings: Record<string, ScreenField> = { settings: { kind: 'json', title: '设置', order: 1 } };
  const problems = (text: string) =>
    problemsOf({ fields: settings, checks: { rules: [] }, base: undefined, values: { settings: text }, user: {} });
  expect([problems('{"a": 1'), problems('{"a": 1}'), problems('')]).toEqual([
    { settings: ['不是正确的 JSON，请检查'] },
    {},
    {},
  ]);
});

it('rules look at the record as it would be stored', () => {
  const rules: Rule[] = [
    { when: { '<': [{ len: { var: 'options' } }, 2] }, path: '/options', message: '至少两个选项' },
  ];
  const base = { id: '1', version: 1, name: '甲', type: 'single', options: [{ content: 'A' }, { content: 'B' }] };
  expect(check({ base, checks: { rules } })).toEqual({});
  expect(check({ base, set: { options: [{ content: 'A' }] }, checks: { rules } })).toEqual({
    options: ['至少两个选项'],
  });
});

it('the generated checks of a certificate refuse a code with spaces, by the field', async () => {
  const screen = certForm as unknown as FormScreen;
  const checks = await loadChecks({ screen });
  const problems = problemsOf({
    fields: screen.fields,
    checks,
    base: undefined,
    values: { ...valuesOf({ fields: screen.fields, record: undefined }), certName: '网络安全', certCode: 'a b' },
    user: {},
  });
  expect(Object.keys(problems)).toEqual(['certCode']);
});
