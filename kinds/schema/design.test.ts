/** What the designer makes of a form: names that are never given twice, and nothing lost. */
import { describe, expect, it } from 'vitest';
import {
  added,
  changed,
  designOf,
  duplicated,
  finishedPart,
  moved,
  ofSort,
  problemsByQuestion,
  removed,
  restored,
  sortOf,
  sorts,
  textOf,
  withChoices,
  type Design,
} from './design.ts';
import { formProblems } from '#runtime/core/operations/answerForm.ts';

const design: Design = {
  type: 'object',
  properties: {
    q1: { type: 'string', title: '单位' },
    company: { type: 'string', title: '公司' },
    q3: { type: 'integer', title: '年龄' },
  },
  required: ['q1', 'company'],
};
const nothing: Design = { type: 'object', properties: {} };
const names = ({ properties }: Design): string[] => Object.keys(properties);

describe('JSON and back', () => {
  it('keeps every word, known or not', () => {
    const text = JSON.stringify({ ...design, 'x-more': [1], required: ['q1'] }, null, 2);
    expect(textOf(designOf(text) as Design)).toBe(text);
  });
  it('nothing is a form without questions, which is nothing', () => {
    for (const empty of ['', ' ', null, undefined]) expect(textOf(designOf(empty) as Design)).toBe('');
  });
  it.each(['{', '[]', '{"type":"string"}', '{"type":"object","properties":{"a":1}}', '{"properties":{}}'])(
    '%s is no form',
    (text) => expect(designOf(text)).toBeUndefined(),
  );
});

describe('names', () => {
  it('go on behind the highest, and none comes back', () => {
    const one = added({ design, last: 0, sort: 'text' });
    expect(one.name).toBe('q4');
    const { design: without } = removed({ design: one.design, name: 'q4' });
    expect(added({ design: designOf(textOf(without)) as Design, last: 0, sort: 'text' }).name).toBe('q5');
    expect(added({ design: designOf('') as Design, last: 7, sort: 'text' }).name).toBe('q8');
  });
  it('V16: do not come back when every question was taken out and the form was saved', () => {
    const { design: empty } = removed({ design: added({ design: nothing, last: 0, sort: 'text' }).design, name: 'q1' });
    expect(designOf(textOf(empty))).toEqual({ ...nothing, 'x-last': 1 });
    expect(added({ design: designOf(textOf(empty)) as Design, last: 0, sort: 'text' }).name).toBe('q2');
    const { design: unnumbered } = removed({
      design: { ...nothing, properties: { company: { type: 'string', title: '公司' } } },
      name: 'company',
    });
    expect(textOf(unnumbered)).toBe('');
  });
  it('stay where a question changes', () => {
    const next = changed({ design, name: 'company', question: { type: 'string', title: '企业' } });
    expect(names(next)).toEqual(['q1', 'company', 'q3']);
    expect(next.properties['company']).toEqual({ type: 'string', title: '企业' });
  });
});

it('a copy stands behind the other, with a title of its own', () => {
  const once = duplicated({ design, last: 0, name: 'q1' });
  const twice = duplicated({ design: once.design, last: 0, name: 'q1' });
  expect(names(twice.design)).toEqual(['q1', 'q5', 'q4', 'company', 'q3']);
  expect([once.name, twice.name].map((name) => twice.design.properties[name]?.title)).toEqual(['单位 2', '单位 3']);
  expect(twice.design.required).toEqual(['q1', 'company', 'q4', 'q5']);
  expect(formProblems(twice.design)).toEqual([]);
});

it('what was removed comes back to its place, required as it was, beside what changed meanwhile', () => {
  const gone = removed({ design, name: 'company' });
  expect(gone.design.required).toEqual(['q1']);
  const meanwhile = changed({ design: gone.design, name: 'q1', question: { type: 'string', title: '学校' } });
  const back = restored({ design: meanwhile, removed: gone.removed });
  expect(names(back)).toEqual(names(design));
  expect(back.properties).toEqual({ ...design.properties, q1: { type: 'string', title: '学校' } });
  expect(back.required).toEqual(['q1', 'company']);
});

it('a question moves among the others', () => {
  expect(names(moved({ design, name: 'q3', index: 0 }))).toEqual(['q3', 'q1', 'company']);
  expect(names(moved({ design, name: 'q1', index: 2 }))).toEqual(['company', 'q3', 'q1']);
});

describe('sorts', () => {
  it.each(sorts)('%s is told by its question, which is one once it has choices', (sort) => {
    const question = ofSort({ question: { title: '题', description: '说明' }, sort });
    expect(sortOf(question)).toBe(sort);
    const filled = sort.startsWith('choice') ? withChoices({ question, choices: ['甲', ' ', ' 乙 '] }) : question;
    expect(formProblems({ type: 'object', properties: { q1: filled } })).toEqual([]);
  });
  it('keep what the next can say', () => {
    const choice = withChoices({ question: ofSort({ question: { title: '题' }, sort: 'choice' }), choices: ['甲'] });
    expect(ofSort({ question: choice, sort: 'choices' }).items).toEqual({ type: 'string', enum: ['甲'] });
    const number = { type: 'number', title: '数', minimum: 0.5, maximum: 9.5 } as const;
    expect(ofSort({ question: number, sort: 'integer' })).toMatchObject({ minimum: 1, maximum: 9 });
  });
});

it('a preview has the questions that are finished', () => {
  const { design: unfinished, name } = added({ design, last: 0, sort: 'choice' });
  expect(Object.keys(finishedPart(unfinished)?.properties ?? {})).toEqual(names(design));
  expect(finishedPart({ type: 'object', properties: {} })).toBeUndefined();
  expect(problemsByQuestion(formProblems(unfinished))).toEqual({ [name]: [expect.stringContaining('标题')] });
});
