/** Fields that hold by the clock. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, field, inBook, problemsOf, stops, text } from './testing.ts';

const phased = (phases: Json, words: Record<string, Json> = {}) =>
  field({ ...text, 'x-dict': 'bookKind', 'x-phase': phases, ...words });
const good = { loan: ['createdTime', 'updatedTime'] };
const there = (says: string, below = '') => at(`/properties/extra/x-phase${below}`, says);

stops([
  ['a phase of no field', phased({ loan: ['createdTme', null] }), there('是不是“createdTime”？', '/loan/0')],
  ['a phase of what is no time', phased({ loan: [null, 'bookName'] }), there('不是时间', '/loan/1')],
  ['a phase that always holds', phased({ loan: [null, null] }), there('总是成立', '/loan')],
  ['a phase that never holds', phased({ loan: ['createdTime', 'createdTime'] }), there('永远不会成立', '/loan')],
  ['a phase of no code', phased({ lone: ['createdTime', null] }), there('是不是“loan”？', '/lone')],
  ['a phase without a dictionary', field({ ...text, 'x-phase': good }), there('x-dict 写哪个字典')],
  ['a phase with a default', phased(good, { default: 'loan' }), at('/properties/extra/default', '不由人填写')],
  ['a phase that somebody fills in', phased(good, { readOnly: false }), at('/properties/extra/readOnly', '只读')],
  [
    'a phase in an index',
    inBook((content) => {
      content.properties.extra = { ...text, title: '阶段', 'x-dict': 'bookKind', 'x-phase': good };
      content['x-entity'].index = [['extra']];
    }),
    at('/x-entity/index/0', '按时间算出来的，没有保存'),
  ],
  [
    'a phase in a rule',
    inBook((content) => {
      content.properties.extra = { ...text, title: '阶段', 'x-dict': 'bookKind', 'x-phase': good };
      content['x-entity'].rules.push({
        when: { '==': [{ var: 'extra' }, 'loan'] },
        path: '/bookName',
        message: '不行',
      });
    }),
    at('/x-entity/rules/1/when', '步骤的 when 可以用它'),
  ],
]);

it('a field that holds by the clock is given by the server', () => {
  expect(problemsOf(phased(good))).toEqual([]);
});
