/** What the tests of faults take for a lost answer. */
import { expect, it } from 'vitest';
import { findLostAnswers, type Given } from './answers.ts';

const given = (questionId: string, sequence: number, option = 1): Given => ({
  questionId,
  selectedOptions: sequence > 0 ? [option] : [],
  inputInfo: [],
  sequence,
});
const known = (acknowledged: Given[], unanswered: Given[] = []) => ({
  acknowledged: new Map(acknowledged.map((answer) => [answer.questionId, answer])),
  unanswered,
});
const second = [given('a', 2), given('b', 2)];

it.each([
  ['what was acknowledged is there', known([given('a', 1)]), [given('a', 1), given('b', 0)], 0],
  ['a save without a reply is there', known([given('a', 1)], second), second, 0],
  ['a save without a reply is not there', known([given('a', 1)], second), [given('a', 1), given('b', 0)], 0],
  ['half of it is there', known([given('a', 1)], second), [given('a', 2), given('b', 0)], 1],
  ['a former answer is there', known([given('a', 2)]), [given('a', 1)], 1],
  ['another answer is there', known([given('a', 1)]), [given('a', 1, 2)], 1],
  ['its question is gone', known([given('a', 1)]), [], 1],
  ['an answer is there that nobody gave', known([]), [given('a', 1)], 1],
])('%s', (_, answers, stored, losses) => {
  expect(findLostAnswers({ known: answers, stored })).toHaveLength(losses);
});
