import { expect, it } from 'vitest';
import type { Terms } from './terms.ts';
import { initialValues, inputOf } from './values.ts';

const said = {
  personName: '王小明',
  idType: 'idCard',
  idNumber: '11010119900307002X',
  phone: '13800000000',
  photo: null,
  education: null,
  workYears: null,
  lowerCertCode: null,
  answers: null,
};
const terms: Terms = {
  id: 'c',
  version: 1,
  certName: '证书',
  level: null,
  photo: null,
  minEducation: null,
  minWorkYears: null,
  lowerCertName: null,
  applyNote: null,
  applyForm: { type: 'object', properties: { note: { type: 'string', title: '备注', maxLength: 50 } } },
  exams: [],
  open: null,
  prefill: said,
};

it('an answer that is taken out of what was returned is sent as taken out; of a new application nothing is said', () => {
  const rest = {
    id: 'a',
    version: 2,
    applyCode: 'BM1',
    examId: null,
    state: 'returned',
    reason: '旧',
    completeBy: null,
  };
  const returned = { ...terms, open: { ...said, ...rest, answers: { note: '旧' } } };
  const values = initialValues(returned);
  expect(inputOf({ terms: returned, values }).answers).toEqual({ note: '旧' });
  expect(inputOf({ terms: returned, values: { ...values, answers: { note: '' } } }).answers).toEqual({});
  expect(inputOf({ terms, values: initialValues(terms) })).not.toHaveProperty('answers');
});
