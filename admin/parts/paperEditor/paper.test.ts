import { describe, expect, it } from 'vitest';
import { mostSections } from './limits.ts';
import * as work from './paper.ts';
import type { Paper } from './paper.ts';

/** Two groups and a question of none, told by one letter a question: `paper('ab', 'c', 'd')`. */
function paper(...lists: string[]): Paper {
  const sections = lists.slice(0, -1).map((_, place) => ({ title: `${'一二三'[place]}、题` }));
  return {
    sections,
    lists: lists.map((letters) => [...letters].map((questionId) => ({ questionId, type: questionId, score: 1 }))),
  };
}

function letters({ lists }: Paper): string[] {
  return lists.map((rows) => rows.map(({ questionId }) => questionId).join(''));
}

describe('the two fields of a paper', () => {
  const record = { sections: [{ title: '单选' }, { title: '简答' }] };
  const value = [
    { questionId: 'a', section: '简答' },
    { questionId: 'b', section: '单选' },
    { questionId: 'c', section: '没有这个大题' },
    { questionId: 'd', section: null },
  ];

  it('are groups in their order, and what stands in none', () => {
    expect(letters(work.paperOf({ value, record }))).toEqual(['b', 'a', 'cd']);
  });

  it('come out with each question naming its group, in the order of the paper', () => {
    expect(work.fieldsOf(work.paperOf({ value, record })).questions).toEqual([
      { questionId: 'b', section: '单选' },
      { questionId: 'a', section: '简答' },
      { questionId: 'c', section: null },
      { questionId: 'd', section: null },
    ]);
  });

  it('are an empty paper where nothing is filled in', () => {
    expect(work.paperOf({ value: undefined, record: {} })).toEqual({ sections: [], lists: [[]] });
  });
});

describe('questions', () => {
  const materials: Record<string, string> = { b: 'M', x: 'M', y: 'N', z: 'N' };
  const materialOf = (id: string) => materials[id];
  const rows = (ids: string) => [...ids].map((questionId) => ({ questionId }));

  it('come to the end of a group, those of a material behind the others of it, none twice', () => {
    const grown = work.added({ paper: paper('abc', 'd', ''), place: 0, rows: rows('xdyez'), materialOf });
    expect(letters(grown)).toEqual(['abxcyze', 'd', '']);
  });

  it.each([
    ['b', -1, ['bac', 'de', '']],
    ['b', 1, ['acb', 'de', '']],
    ['c', 1, ['ab', 'cde', '']],
    ['d', -1, ['abcd', 'e', '']],
    ['a', -1, ['abc', 'de', '']],
    ['e', 1, ['abc', 'de', '']],
  ] as const)('%s goes a step of %i, over the edge of its group but not out of all', (questionId, step, after) => {
    expect(letters(work.stepped({ paper: paper('abc', 'de', ''), questionId, step }))).toEqual(after);
  });

  it('are dropped before or behind another one of any group', () => {
    const drop = (questionId: string, key: string, beside: 'before' | 'after') =>
      letters(work.movedBeside({ paper: paper('abc', 'de', ''), questionId, key, beside }));
    expect(drop('a', 'c', 'before')).toEqual(['bac', 'de', '']);
    expect(drop('a', 'd', 'after')).toEqual(['bc', 'dae', '']);
  });

  it('go to another group together, in their order', () => {
    expect(letters(work.moved({ paper: paper('abc', 'de', ''), questionIds: ['c', 'a'], place: 1 }))).toEqual([
      'b',
      'deac',
      '',
    ]);
  });

  it('of no group get one for each kind', () => {
    const kinds = ['d', 'c'].map((code) => ({ code, label: `${code} 题` }));
    const grouped = work.groupedByKind({ paper: paper('a', 'cde'), kinds });
    expect(letters(grouped)).toEqual(['a', 'd', 'c', 'e']);
    expect(grouped.sections.map(({ title }) => title)).toEqual(['一、题', '二、d 题', '三、c 题']);
  });

  it('of a kind come into the group that is named for it', () => {
    const kinds = ['d', 'c'].map((code) => ({ code, label: `${code} 题` }));
    const first = work.groupedByKind({ paper: paper('d'), kinds });
    const rows = ['c', 'e'].map((type) => ({ questionId: `${type}1`, type }));
    const grown = work.addedByKind({ paper: first, rows: [...rows, { questionId: 'd1', type: 'd' }], kinds });
    expect(letters(grown)).toEqual(['dd1', 'c1', '']);
  });

  it('of a further kind come into the last group where there are as many as a paper takes', () => {
    const full = Array.from({ length: mostSections }, (_, place) => ({ title: `第 ${place} 组` }));
    const grown = work.addedByKind({
      paper: { sections: full, lists: [...full, undefined].map(() => []) },
      rows: [{ questionId: 'c', type: 'c' }],
      kinds: [{ code: 'c', label: '丙' }],
    });
    expect(grown.sections).toEqual(full);
    expect(work.spotOf(grown, 'c')).toEqual({ place: mostSections - 1, index: 0 });
  });

  it('of a material come together behind its first', () => {
    expect(letters(work.withMaterialsTogether(paper('bax', 'y', ''), materialOf))).toEqual(['bxa', 'y', '']);
  });

  it('get one score where they are meant', () => {
    const next = work.scored({ paper: paper('ab', 'c', ''), score: 2.5, isMeant: (_, place) => place === 0 });
    expect(work.totalsOf(work.rowsOf(next))).toEqual({ count: 3, score: 6 });
  });
});

describe('groups', () => {
  it('move with their questions, and their numbers follow', () => {
    const next = work.movedSection({ paper: paper('a', 'b', 'c', ''), place: 2, to: 0 });
    expect(letters(next)).toEqual(['c', 'a', 'b', '']);
    expect(next.sections.map(({ title }) => title)).toEqual(['一、题', '二、题', '三、题']);
  });

  it('go alone, or with their questions', () => {
    expect(letters(work.withoutSection({ paper: paper('a', 'b', 'c'), place: 0, areRowsKept: true }))).toEqual([
      'b',
      'ac',
    ]);
    expect(letters(work.withoutSection({ paper: paper('a', 'b', 'c'), place: 0, areRowsKept: false }))).toEqual([
      'b',
      'c',
    ]);
  });

  it('are found again after they moved, went, or were named anew', () => {
    const titles = (...names: string[]): Paper => ({
      sections: names.map((title) => ({ title })),
      lists: [...names, undefined].map(() => []),
    });
    const places = (from: Paper, next: Paper) =>
      from.lists.map((_, place) => work.placeIn({ paper: from, next, place }));
    const three = titles('一、单选', '二、多选', '三、判断');
    expect(places(three, work.movedSection({ paper: three, place: 2, to: 0 }))).toEqual([1, 2, 0, 3]);
    expect(places(three, work.withoutSection({ paper: three, place: 1, areRowsKept: true }))).toEqual([
      0,
      undefined,
      1,
      2,
    ]);
    expect(places(three, titles('一、单选', '二、多项选择', '三、判断'))).toEqual([0, 1, 2, 3]);
  });

  it('get titles that no other has', () => {
    const sections = [{ title: '一、单选题' }, { title: '三、判断题' }];
    expect(work.newTitle({ sections }, '单选题')).toBe('三、单选题');
    expect(work.newTitle({ sections }, '判断题')).toBe('三、判断题（2）');
  });
});
