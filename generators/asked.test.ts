import { describe, expect, it } from 'vitest';
import type { Json, ListScreen, ScreenAction } from './formats.ts';
import { CatalogueError } from './problem.ts';
import { screensOf } from './screens.ts';
import { book, library } from './testing.ts';

/** Lends a book to somebody: who and until when, with a word about it. */
const lend = {
  does: 'book/lend',
  code: 'a12-m9.1.2',
  input: {
    type: 'object',
    properties: {
      id: { type: 'string', title: '编号', maxLength: 64 },
      reader: { type: 'string', title: '借阅人', maxLength: 30 },
      until: { type: 'string', title: '归还日期', format: 'date' },
      note: { type: 'string', title: '备注', maxLength: 200 },
      deskCode: { type: 'string', maxLength: 10 },
    },
    required: ['id', 'reader', 'until'],
    additionalProperties: false,
  },
  output: { type: 'object', properties: {} },
};

function filesWith(action: Record<string, Json>, operation: Json): Record<string, Json> {
  return {
    'entities/book.json': { ...book, 'x-operations': { ...book['x-operations'], lend: operation } },
    'screens/book.list.json': {
      $schema: '../generated/meta/screen.json',
      row: { lend: { title: '借出', order: 12, ...action } },
    },
  };
}

function lending(action: Record<string, Json>, operation: Json = lend): ScreenAction | undefined {
  const list = screensOf(library(filesWith(action, operation))).find(({ name }) => name === 'book.list') as ListScreen;
  return list.row['lend'];
}

function refusalOf(action: Record<string, Json>, operation: Json = lend): { pointer: string; reason: string }[] {
  try {
    lending(action, operation);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.problems.map(({ pointer, reason }) => ({ pointer, reason }));
  }
}

describe('what an action asks for', () => {
  it('is all that its call takes and the action does not say, with what the call knows of it', () => {
    expect(lending({ does: 'book.lend', input: { id: { var: 'row.id' }, deskCode: 'A1' } })?.asks).toEqual({
      reader: { kind: 'text', title: '借阅人', order: 1, group: '', isRequired: true, maxLength: 30 },
      until: { kind: 'date', title: '归还日期', order: 2, group: '', isRequired: true },
      note: { kind: 'text', title: '备注', order: 3, group: '', maxLength: 200 },
    });
  });

  it('is nothing of which records it is done with', () => {
    const { id: _, ...properties } = lend.input.properties;
    const required = ['reader', 'until'];
    const many = { ...lend, chooses: true, input: { ...lend.input, properties, required } };
    const asked = lending({ does: 'book.lend', input: { ids: [{ var: 'row.id' }], deskCode: 'A1' } }, many)?.asks;
    expect(Object.keys(asked ?? {})).toEqual(['reader', 'until', 'note']);
  });

  it('is what it names, changed as it says', () => {
    const asks = { until: { title: '还书日期', help: '最长三十天' }, reader: {} };
    expect(lending({ does: 'book.lend', asks })?.asks).toMatchObject({
      until: { kind: 'date', title: '还书日期', help: '最长三十天', isRequired: true },
      reader: { kind: 'text', title: '借阅人' },
    });
  });

  it('may be a field that a save takes', () => {
    const input = { id: { var: 'row.id' }, version: { var: 'row.version' } };
    expect(lending({ does: 'book.save', input, asks: { price: { isRequired: true } } })?.asks).toMatchObject({
      price: { kind: 'number', isRequired: true },
    });
  });

  it('is nothing where it says so, and for what the engine does', () => {
    expect(lending({ does: 'book.lend', asks: {} })).not.toHaveProperty('asks');
    expect(lending({ does: 'book.remove', input: { ids: { merge: [{ var: 'row.id' }] } } })).not.toHaveProperty('asks');
  });
});

describe('refused, with the place', () => {
  it.each<[string, Record<string, Json>, string, string]>([
    [
      'a field the call does not take',
      { does: 'book.lend', asks: { reader: {}, until: {}, redaer: {} } },
      '/row/lend/asks/redaer',
      '操作 book.lend 不接受“redaer”',
    ],
    [
      'a field that is said already',
      { does: 'book.lend', input: { reader: { var: 'user.userId' } }, asks: { reader: {}, until: {} } },
      '/row/lend/asks/reader',
      'input 已经写明“reader”',
    ],
    [
      'one that is needed is left out',
      { does: 'book.lend', asks: { reader: {} } },
      '/row/lend/asks',
      '必须提交“归还日期”（until）',
    ],
    ['nothing is done', { opens: 'book.form', asks: { reader: {} } }, '/row/lend/asks', '没有写明做哪个操作 does'],
    [
      'a field without a title',
      { does: 'book.lend', asks: { reader: {}, until: {}, deskCode: {} } },
      '/row/lend/asks/deskCode',
      '没有标题',
    ],
    [
      'two dialogs at once',
      { does: 'book.lend', asksName: true, asks: { reader: {}, until: {} } },
      '/row/lend/asks',
      '不能同时写',
    ],
    ['a reason without a condition', { does: 'book.lend', why: '已经借出' }, '/row/lend/why', '没有条件 when'],
  ])('%s', (_, action, pointer, reason) => {
    expect(refusalOf(action)).toContainEqual({ pointer, reason: expect.stringContaining(reason) as string });
  });

  it.each<[string, string[], Json, string, string]>([
    ['what it takes one of a few of is typed', ['loan'], {}, '', '只接受 loan，要写明种类 kind 是 dict 和字典 dict'],
    [
      'what is chosen from has values that it does not take',
      ['loan'],
      { kind: 'dict', dict: 'bookKind' },
      '/dict',
      '字典“bookKind”中的 sale 不是操作 book.lend 接受的',
    ],
  ])('%s', (_, taken, field, word, reason) => {
    const way = { type: 'string', title: '方式', enum: taken };
    const taking = { ...lend, input: { ...lend.input, properties: { ...lend.input.properties, way } } };
    const asks = { reader: {}, until: {}, way: field };
    expect(refusalOf({ does: 'book.lend', asks }, taking)).toEqual([
      { pointer: `/row/lend/asks/way${word}`, reason: expect.stringContaining(reason) as string },
    ]);
    expect(
      refusalOf(
        { does: 'book.lend', asks: { ...asks, way: { kind: 'dict', dict: 'bookKind' } } },
        {
          ...taking,
          input: {
            ...taking.input,
            properties: { ...taking.input.properties, way: { ...way, enum: ['sale', 'loan'] } },
          },
        },
      ),
    ).toEqual([]);
  });
});
