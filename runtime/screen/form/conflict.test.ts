import { describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { chosenWith, conflictsOf, drawnOf, resolve, usualChoices } from './conflict.ts';
import { changesOf, valuesOf } from './values.ts';

const fields: Record<string, ScreenField> = {
  name: { kind: 'text', title: '名称', order: 1 },
  score: { kind: 'number', title: '分数', order: 2 },
  note: { kind: 'text', title: '备注', order: 3 },
  level: { kind: 'dict', title: '等级', order: 4 },
  total: { kind: 'number', title: '总分', order: 5, isReadOnly: true },
};
const base = { id: '1', version: 1, name: '甲', score: 60, note: '原', level: 'a', total: 1 };
const theirs = { ...base, version: 2, name: '乙', score: 70, total: 2 };
const values = { ...valuesOf({ fields, record: base }), name: '丙', note: '' };
const conflicts = conflictsOf({ fields, base, values, theirs, user: {} });

describe('a conflict', () => {
  it('names the fields that differ and who changed them, in three versions', () => {
    expect(
      conflicts.map(({ name, base: before, mine, theirs: other, changedBy }) => ({
        name,
        before,
        mine,
        other,
        changedBy,
      })),
    ).toEqual([
      { name: 'name', before: '甲', mine: '丙', other: '乙', changedBy: 'both' },
      { name: 'score', before: 60, mine: 60, other: 70, changedBy: 'them' },
      { name: 'note', before: '原', mine: undefined, other: '原', changedBy: 'me' },
    ]);
  });

  it('keeps each side’s own changes unless something else is chosen', () => {
    expect(usualChoices(conflicts)).toEqual({ name: 'mine', score: 'theirs', note: 'mine' });
  });

  it('sends only what was chosen as mine, on top of theirs', () => {
    const merged = resolve({
      fields,
      values,
      theirs,
      conflicts,
      choices: { name: 'theirs', score: 'mine', note: 'mine' },
    });
    expect(changesOf({ fields, base: theirs, values: merged, user: {} })).toEqual({ score: 60, note: null });
  });

  it('leaves out a field that both sides set to the same', () => {
    const same = conflictsOf({ fields, base, values: { ...values, name: '乙' }, theirs, user: {} });
    expect(same.map(({ name }) => name)).toEqual(['score', 'note']);
  });
});

describe('what is edited together', () => {
  const list: ScreenField = { kind: 'list', title: '题', order: 1, items: {} };
  const paper = { rows: list, groups: { ...list, isHidden: true, editedWith: 'rows' }, name: fields['name'] ?? list };
  const before = { id: '1', version: 1, name: '甲', groups: [{ title: '一' }], rows: [{ id: 'r1' }, { id: 'r2' }] };
  const after = { ...before, version: 2, name: '乙', groups: [{ title: '二' }], rows: [{ id: 'r2' }] };
  const rows = [{ id: 'r1', score: 2 }, { id: 'r2' }];
  const mine = { ...valuesOf({ fields: paper, record: before }), rows };
  const found = conflictsOf({ fields: paper, base: before, values: mine, theirs: after, user: {} });

  it('is of one side', () => {
    expect(usualChoices(found)).toEqual({ rows: 'mine', groups: 'mine', name: 'theirs' });
    expect(chosenWith({ conflicts: found, name: 'groups' })).toEqual(['rows', 'groups']);
    expect(chosenWith({ conflicts: found, name: 'name' })).toEqual(['name']);
  });

  it('has rows of mine that they removed as new ones', () => {
    const chosen = { fields: paper, values: mine, theirs: after, conflicts: found, choices: usualChoices(found) };
    expect(resolve(chosen)).toMatchObject({ rows: [{ score: 2 }, { id: 'r2' }], groups: [{ title: '一' }] });
    expect((resolve(chosen)['rows'] as object[])[0]).not.toHaveProperty('id');
  });
});

describe('rows of a side', () => {
  const row = (questionId: string, score: number) => ({ questionId, score });
  const drawn = (value: unknown, source: unknown, sides: { base: unknown; mine: unknown; theirs: unknown }) =>
    drawnOf({ value, source, conflict: sides });

  it('are drawn with what they are called, which is not compared, and without those that nobody changed', () => {
    const mine = [row('q1', 2), row('q2', 1)];
    const source = mine.map((each) => ({ ...each, questionIdLabel: each.questionId.toUpperCase() }));
    const base = [row('q1', 1), row('q2', 1)];
    expect(drawn(mine, source, { base, mine, theirs: base })).toEqual([{ ...row('q1', 2), questionIdLabel: 'Q1' }]);
  });

  it('are all drawn where their order alone differs', () => {
    const base = [row('q1', 1), row('q2', 1)];
    const mine = base.toReversed();
    expect(drawn(mine, [], { base, mine, theirs: base })).toEqual(mine);
  });

  it('other lists are drawn as they are', () => {
    expect(drawn(['a'], ['b'], { base: ['a'], mine: ['a', 'b'], theirs: ['a'] })).toEqual(['a']);
  });
});
