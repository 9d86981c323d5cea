import { describe, expect, it } from 'vitest';
import type { FormScreen, ListScreen, OwnField } from '#generators/formats.ts';
import { withOwnFields } from './ownFields.ts';

const field = (words: Partial<OwnField> & Pick<OwnField, 'key' | 'title'>): OwnField => ({
  entity: 'book',
  kind: 'text',
  choices: null,
  help: null,
  isRequired: false,
  initial: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  isListed: true,
  isFiltered: true,
  order: 1,
  state: 'on',
  ...words,
});
const list: ListScreen = {
  kind: 'list',
  name: 'book.list',
  title: '图书',
  entity: 'book',
  isExtensible: true,
  load: 'book.list',
  filters: {},
  columns: { bookName: { kind: 'text', title: '书名', order: 1 } },
  toolbar: {},
  row: {},
  bulk: { change: { title: '批量修改', order: 1, does: 'book.change', fields: ['kind'] } },
};
const form: FormScreen = {
  kind: 'form',
  name: 'book.form',
  title: '图书',
  entity: 'book',
  isExtensible: true,
  save: 'book.save',
  opens: 'page',
  groups: { main: { title: '基本信息', order: 1 } },
  fields: { bookName: { kind: 'text', title: '书名', order: 1, group: 'main' } },
};
const fields = [
  field({ key: 'pages', title: '页数', kind: 'integer', isRequired: true, minimum: 1 }),
  field({ key: 'topics', title: '主题', kind: 'choices', choices: ['史', '地'], isListed: false, order: 2 }),
  field({ key: 'note', title: '附注', isFiltered: false, order: 3 }),
  field({ key: 'former', title: '旧的', state: 'off' }),
  field({ key: 'other', title: '别处的', entity: 'shelf' }),
];

describe('fields of a tenant on a screen', () => {
  it('are columns behind the others, those not listed hidden, and conditions where they are asked for', () => {
    const { columns, filters, bulk } = withOwnFields({ screen: list, fields });
    expect(Object.keys(columns)).toEqual(['bookName', 'own.pages', 'own.topics', 'own.note']);
    expect(columns['own.pages']).toMatchObject({ kind: 'integer', isSortable: true, align: 'right' });
    expect(columns['own.topics']).toMatchObject({ kind: 'dictList', dict: 'book.own.topics', isHidden: true });
    expect(Object.keys(filters)).toEqual(['own.pages', 'own.topics']);
    expect(filters['own.pages']).toMatchObject({ kind: 'integer', isRange: true, isRequired: false });
    expect(filters['own.topics']).toMatchObject({ kind: 'dict', isMany: true });
    expect(bulk['change']?.fields).toEqual(['kind', 'own.pages', 'own.topics', 'own.note']);
  });

  it('are a group of a form, asked for as they are defined', () => {
    const { groups, fields: shown } = withOwnFields({ screen: form, fields });
    expect(groups['own']?.title).toBe('自定义字段');
    expect(shown['own.pages']).toMatchObject({ group: 'own', isRequired: true, minimum: 1 });
    expect(shown['own.former']).toBeUndefined();
    expect(shown['own.other']).toBeUndefined();
  });

  it('are not on a screen that may have none, which is left as it is', () => {
    const { isExtensible: _, ...plain } = list;
    expect(withOwnFields({ screen: plain, fields })).toBe(plain);
    expect(withOwnFields({ screen: list, fields: [] })).toBe(list);
  });
});
