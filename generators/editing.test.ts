import { describe, expect, it } from 'vitest';
import type { DetailScreen, FormScreen, Json, ListScreen } from './formats.ts';
import { screensOf } from './screens.ts';
import { book, library } from './testing.ts';
import { checksOf } from './testingChecks.ts';

const screensWith = (editable: Json | undefined) => {
  const made = screensOf(
    library({
      'entities/book.json': {
        ...book,
        ...(editable !== undefined && { 'x-editable': editable }),
      },
    }),
  );
  const screen = <Kind>(name: string) => made.find((each) => each.name === name) as Kind;
  return {
    row: screen<ListScreen>('book.list').row['edit'],
    detail: screen<DetailScreen>('book.detail').toolbar['edit'],
    form: screen<FormScreen>('book.form'),
  };
};

describe('a record that its state lets nobody edit', () => {
  it('is not offered for editing, and it is said when it would be', () => {
    const { row, detail } = screensWith({ draft: 'all' });
    const expected = { when: { in: [{ var: 'row.state' }, ['draft']] }, why: '状态是“草稿”时才能编辑' };
    expect(row).toMatchObject(expected);
    expect(detail).toMatchObject(expected);
  });

  it('is offered where some of it can be edited, and its form says what', () => {
    const { row, form } = screensWith({ draft: 'all', published: ['price', 'site'] });
    expect(row?.when).toEqual({ in: [{ var: 'row.state' }, ['draft', 'published']] });
    expect(form.notes).toEqual({ field: 'state', texts: { published: '状态是“已发布”，只能修改价格、网址。' } });
  });

  it('says so in its form, too: an address may lead there', () => {
    expect(screensWith({ draft: 'all' }).form.notes?.texts).toEqual({ published: '状态是“已发布”，不能修改。' });
  });

  it('nothing is said where every state allows it', () => {
    const { row, form } = screensWith(undefined);
    expect(row).not.toHaveProperty('when');
    expect(form).not.toHaveProperty('notes');
    expect(screensWith({ draft: 'all', published: 'all' }).form).not.toHaveProperty('notes');
  });
});

it('who stored a record is shown by name', () => {
  const detail = screensOf(library()).find(({ name }) => name === 'book.detail') as DetailScreen;
  expect(detail.fields['createdBy']).toMatchObject({ kind: 'ref', title: '创建人' });
  expect(detail.fields['updatedBy']).toMatchObject({ kind: 'ref' });
});

it('a field that a call does not take is refused by its title, what nobody knows by its name', () => {
  const validate = checksOf(library()).validators['book.save'];
  validate?.({ bookName: '甲', isbn: 'A-1', kind: 'sale', state: 'published', other: 1 });
  expect(validate?.errors?.map(({ message }) => message)).toEqual(['状态 不能提交', 'other 不能提交']);
});
