import { expect, it } from 'vitest';
import { said, terms } from './samples.ts';
import { inputOf } from './input.ts';
import { initialValues } from './values.ts';

it('that an accessible seat is needed is said, and not that it is not', () => {
  const values = initialValues(terms);
  expect(inputOf({ terms, values })).not.toHaveProperty('needsAccessibleSeat');
  expect(inputOf({ terms, values: { ...values, needsAccessibleSeat: true } })).toMatchObject({
    needsAccessibleSeat: true,
  });
  expect(initialValues({ ...terms, prefill: { ...said, needsAccessibleSeat: true } }).needsAccessibleSeat).toBe(true);
});

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
