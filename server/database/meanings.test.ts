import { expect, it } from 'vitest';
import type { DatabasePlan, RenamePlan } from '#generators/formats.ts';
import { changedMeanings } from './meanings.ts';
import type { ActualDatabase } from './introspect.ts';

const former = { plan: { courseIds: '列表，每一项是引用 course', note: '文字' } };
const actual = {
  tables: [{ name: 'plan', hasRows: true, columns: [{ name: 'courseIds' }, { name: 'note' }] }],
} as unknown as ActualDatabase;

const placesOf = ({ target, renames = [] }: { target: string; renames?: RenamePlan[] }): unknown[] => {
  const meanings = { courseIds: `列表，每一项是引用 ${target}`, note: '文字' };
  const plan = { tables: [{ name: 'plan', meanings }], renames } as unknown as DatabasePlan;
  return changedMeanings({ plan, former, actual });
};

it('several references to another entity are not read as what is there', () => {
  expect(placesOf({ target: 'course' })).toEqual([]);
  expect(placesOf({ target: 'room' })).toHaveLength(1);
});

it('several references follow the new name of their entity, and no other', () => {
  const rename = (from: string, to: string): RenamePlan => ({
    kind: 'entity',
    file: `schemas/entities/${to}.json`,
    pointer: '/x-entity/was',
    from,
    to,
  });
  expect(placesOf({ target: 'lesson', renames: [rename('course', 'lesson')] })).toEqual([]);
  expect(placesOf({ target: 'room', renames: [rename('hall', 'room')] })).toHaveLength(1);
  expect(placesOf({ target: 'lesson', renames: [rename('urse', 'lesson')] })).toHaveLength(1);
});
