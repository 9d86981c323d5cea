import { expect, it } from 'vitest';
import { computedOf } from './blank.ts';

it('T26: what is computed of blanked fields is blanked with them, and what is computed of that', () => {
  const properties = {
    personName: { title: '姓名' },
    score: { title: '成绩' },
    initial: { title: '姓', 'x-value': { substr: [{ var: 'personName' }, 0, 1] } },
    greeting: { title: '称呼', 'x-value': { cat: [{ var: 'initial' }, '同学'] } },
    level: { title: '等级', 'x-value': { '>': [{ var: 'score' }, 60] } },
  };
  expect(computedOf({ entity: { properties }, fields: ['personName'] })).toEqual(['initial', 'greeting']);
  expect(computedOf({ entity: { properties }, fields: ['level'] })).toEqual([]);
});
