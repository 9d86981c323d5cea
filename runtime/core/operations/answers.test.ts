/** Rule V16: what a form takes, and what another form keeps of answers. */
import { expect, it } from 'vitest';
import type { AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { answersSchema, keptAnswers } from './answers.ts';

const filled: AnswerForm = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '单位', maxLength: 9 },
    note: { type: 'string', title: '说明' },
    level: { type: 'string', title: '级别', enum: ['初级', '高级'] },
    age: { type: 'integer', title: '年龄', minimum: 16 },
    born: { type: 'string', title: '生日', format: 'date' },
    isNew: { type: 'boolean', title: '首次' },
    photo: { type: 'string', title: '照片', 'x-widget': 'image', 'x-picture': { width: 295, height: 413 } },
  },
  required: ['company', 'isNew', 'photo'],
};

it('a form says what its answers are; a switch is answered as it stands', () => {
  expect(answersSchema(filled)).toEqual({
    type: 'object',
    properties: {
      company: { type: 'string', maxLength: 9, minLength: 1, pattern: '\\S' },
      note: { type: 'string', maxLength: 5000 },
      level: { type: 'string', enum: ['初级', '高级'] },
      age: { type: 'integer', minimum: 16 },
      born: { type: 'string', format: 'date' },
      isNew: { type: 'boolean' },
      photo: { type: 'string', format: 'file' },
    },
    required: ['company', 'photo'],
    additionalProperties: false,
  });
});

it('another form keeps what it asks in the same way', () => {
  const answers = { company: 7, level: '中级', age: 20, born: '2000-01-01', isNew: false, toString: 'x', gone: '去' };
  expect(keptAnswers({ answers, form: filled })).toEqual({ age: 20, born: '2000-01-01', isNew: false });
});

it('a file is kept as a file alone, a text as a text', () => {
  const file = '/api/file/a-1';
  expect(keptAnswers({ answers: { photo: file, company: '学校' }, form: filled })).toEqual({
    photo: file,
    company: '学校',
  });
  expect(keptAnswers({ answers: { photo: '学校', company: file }, form: filled })).toEqual({});
});
