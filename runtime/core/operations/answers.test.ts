/** Rule V16: what a form takes, and what another form keeps of answers. */
import { expect, it } from 'vitest';
import type { AnswerForm } from '#kinds/schema/form.ts';
import { answersSchema, keptAnswers } from './answers.ts';

const filled: AnswerForm = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '单位', maxLength: 9 },
    level: { type: 'string', title: '级别', enum: ['初级', '高级'] },
    age: { type: 'integer', title: '年龄', minimum: 16 },
    born: { type: 'string', title: '生日', format: 'date' },
    isNew: { type: 'boolean', title: '首次' },
  },
  required: ['company', 'isNew'],
};

it('a form says what its answers are; a switch is answered as it stands', () => {
  expect(answersSchema(filled)).toEqual({
    type: 'object',
    properties: {
      company: { type: 'string', maxLength: 9, minLength: 1, pattern: '\\S' },
      level: { type: 'string', enum: ['初级', '高级'] },
      age: { type: 'integer', minimum: 16 },
      born: { type: 'string', format: 'date' },
      isNew: { type: 'boolean' },
    },
    required: ['company'],
    additionalProperties: false,
  });
});

it('another form keeps what it asks in the same way', () => {
  const answers = { company: 7, level: '中级', age: 20, born: '2000-01-01', isNew: false, toString: 'x', gone: '去' };
  expect(keptAnswers({ answers, form: filled })).toEqual({ age: 20, born: '2000-01-01', isNew: false });
});
