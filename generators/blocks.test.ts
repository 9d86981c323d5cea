import { describe, expect, it } from 'vitest';
import type { Json, PageScreen } from './formats.ts';
import { CatalogueError } from './problem.ts';
import { screensOf } from './screens.ts';
import { book, library, modulesWith } from './testing.ts';

const withFigures: Record<string, Json> = {
  'entities/book.json': {
    ...(book as Record<string, Json>),
    'x-operations': {
      ...((book as Record<string, Json>)['x-operations'] as Record<string, Json>),
      total: {
        title: '总数',
        does: 'aggregate',
        code: 'a12-m9.1',
        values: { count: 'count', price: { avg: 'price' } },
      },
      byKind: { title: '类别', does: 'aggregate', code: 'a12-m9.1', by: ['kind'], values: { count: 'count' } },
      byMonth: {
        title: '每月',
        does: 'aggregate',
        code: 'a12-m9.1',
        by: [{ month: 'createdTime' }],
        values: { count: 'count' },
      },
    },
  },
  'operations/desk.json': {
    $schema: '../generated/meta/operation.json',
    $id: 'desk',
    title: '服务台',
    operations: {
      counts: {
        title: '借阅',
        does: 'book/counts',
        code: 'a12-m9.1',
        reading: true,
        by: ['kind'],
        output: {
          properties: {
            rows: {
              items: {
                properties: {
                  kind: { type: 'string', title: '类别', 'x-dict': 'bookKind' },
                  lent: { type: 'integer', title: '外借' },
                  kept: { type: 'integer', title: '留存' },
                },
              },
            },
          },
        },
      },
    },
  },
};

function pageOf(content: Record<string, Json>): PageScreen {
  const files = {
    ...withFigures,
    'modules.json': modulesWith({ screen: 'figures.page', label: '概览' }),
    'screens/figures.page.json': {
      $schema: '../generated/meta/screen.json',
      kind: 'page',
      code: 'a12-m9.8',
      title: '概览',
      ...content,
    },
  };
  const screen = screensOf(library(files)).find(({ name }) => name === 'figures.page');
  if (screen?.kind !== 'page') throw new Error('no page');
  return screen;
}

describe('blocks of figures', () => {
  it('are shown as fits what is worked out, for who may call it, by what of the page the call takes', () => {
    const { blocks, filters } = pageOf({
      filters: { kind: {} },
      blocks: {
        all: { load: 'book.total' },
        kinds: { load: 'book.byKind' },
        months: { load: 'book.byMonth', width: 6 },
      },
    });
    expect(blocks['all']).toMatchObject({
      title: '总数',
      kind: 'number',
      y: ['count'],
      code: ['a12-m9.1'],
      takes: ['kind'],
    });
    expect(blocks['kinds']).toMatchObject({ kind: 'chart', chart: 'bar', x: 'kind', y: ['count'] });
    expect(blocks['kinds']?.columns?.['kind']).toMatchObject({ dict: 'bookKind', title: '类别' });
    expect(blocks['months']).toMatchObject({ kind: 'chart', chart: 'line', x: 'month', width: 6 });
    expect(filters?.['kind']).toMatchObject({ kind: 'dict' });
  });

  it('have the title that they say, else that of their call', () => {
    const { blocks } = pageOf({
      blocks: { said: { load: 'book.total', title: '馆藏' }, other: { load: 'book.total' } },
    });
    expect([blocks['said']?.title, blocks['other']?.title]).toEqual(['馆藏', '总数']);
  });

  it('show of a call by hand what they name of the rows that it answers', () => {
    const { blocks } = pageOf({
      blocks: {
        all: { load: 'desk.counts', kind: 'number', y: ['lent'] },
        kinds: { load: 'desk.counts', x: 'kind', y: ['lent', 'kept'] },
        table: { load: 'desk.counts', kind: 'table', columns: { kept: { title: '在馆' } } },
      },
    });
    expect(blocks['all']).toMatchObject({ title: '借阅', kind: 'number', code: ['a12-m9.1'] });
    expect(Object.keys(blocks['all']?.columns ?? {})).toEqual(['lent']);
    expect(blocks['kinds']).toMatchObject({ kind: 'chart', chart: 'bar', x: 'kind', y: ['lent', 'kept'] });
    expect(blocks['kinds']?.columns).toMatchObject({ kind: { dict: 'bookKind' }, lent: { title: '外借' }, kept: {} });
    expect(blocks['table']?.columns).toMatchObject({ kept: { title: '在馆' } });
  });

  it('name a day’s records by what they are called, where that is a reference by what this is called', () => {
    const words = { ...(book['x-entity'] as Record<string, Json>), label: 'authorId' };
    const calendar = { load: 'book.list', kind: 'calendar', start: 'publishedOn' };
    const called = (content: Record<string, Json>) =>
      (
        screensOf(
          library({
            'entities/book.json': { ...(book as Record<string, Json>), ...content },
            'modules.json': modulesWith({ screen: 'figures.page', label: '概览' }),
            'screens/figures.page.json': {
              $schema: '../generated/meta/screen.json',
              kind: 'page',
              title: '概览',
              blocks: { days: calendar },
            },
          }),
        ).find(({ name }) => name === 'figures.page') as PageScreen
      ).blocks['days']?.label;
    expect([called({}), called({ 'x-entity': words })]).toEqual(['bookName', 'authorIdLabel']);
  });

  it.each<[string, Record<string, Json>, string, string]>([
    ['a call that there is not', { load: 'book.nothing' }, '/blocks/one/load', '没有名为“book.nothing”的操作'],
    ['a call that works nothing out', { load: 'book.list' }, '/blocks/one/load', '不是统计'],
    ['a chart of one number', { load: 'book.total', kind: 'chart' }, '/blocks/one/x', '没有分组，画不成图'],
    ['an axis that is no group', { load: 'book.byKind', x: 'sort' }, '/blocks/one/x', '分组有 kind'],
    ['a figure that is none', { load: 'book.byKind', y: ['sum'] }, '/blocks/one/y', '有 count'],
    ['one number of several groups', { load: 'book.byKind', kind: 'number' }, '/blocks/one/kind', 'chart 或 table'],
    [
      'a kind of chart for a table',
      { load: 'book.byKind', kind: 'table', chart: 'bar' },
      '/blocks/one/chart',
      '只用于图',
    ],
    [
      'a condition of a list that it does not take',
      { screen: 'book.list', filters: { colour: 'red' } },
      '/blocks/one/filters/colour',
      '不能按“colour”筛选',
    ],
    ['a tree beside no list', { part: 'shelves', beside: 'kind' }, '/blocks/one/beside', '要和 screen 一起写'],
    ['a tree beside figures', { load: 'book.byKind', beside: 'kind' }, '/blocks/one/beside', '只用于列表'],
    ['a tree that is none', { screen: 'book.list', beside: 'kind' }, '/blocks/one/beside', '不是有上下级的数据'],
    [
      'a tree by what the list does not take',
      { screen: 'book.list', beside: 'colour' },
      '/blocks/one/beside',
      '不能按“colour”筛选',
    ],
    [
      'a calendar of figures',
      { load: 'book.byKind', kind: 'calendar', start: 'createdTime' },
      '/blocks/one/load',
      '不是列表',
    ],
    ['a calendar without days', { load: 'book.list', kind: 'calendar' }, '/blocks/one/start', '要写 start'],
    [
      'a calendar by what is no day',
      { load: 'book.list', kind: 'calendar', start: 'kind' },
      '/blocks/one/start',
      '不是日期或时间',
    ],
    [
      'a calendar that ends as it begins',
      { load: 'book.list', kind: 'calendar', start: 'createdTime', end: 'createdTime' },
      '/blocks/one/end',
      '同一个字段',
    ],
    [
      'words of a calendar without a call',
      { screen: 'book.list', start: 'createdTime' },
      '/blocks/one/start',
      '和 load 一起写',
    ],
    ['a part beside', { load: 'book.byKind', screen: 'book.list' }, '/blocks/one/load', '只能放一样'],
    ['words of figures without a call', { screen: 'book.list', chart: 'bar' }, '/blocks/one/chart', '和 load 一起写'],
    [
      'a condition that the call does not take',
      { load: 'book.byKind', filters: { colour: 'red' } },
      '/blocks/one/filters/colour',
      '不能按“colour”筛选',
    ],
    [
      'a pie of two figures',
      { load: 'book.total', kind: 'chart', chart: 'pie', y: ['count', 'price'] },
      '/blocks/one/y',
      '只画一个数',
    ],
  ])('stop %s', (_name, block, pointer, says) => {
    const make = () => pageOf({ blocks: { one: block } });
    expect(make).toThrow(CatalogueError);
    expect(make).toThrow(pointer);
    expect(make).toThrow(says);
  });

  it('stop a condition that no block takes', () => {
    expect(() => pageOf({ filters: { nothing: {} }, blocks: { one: { load: 'book.total' } } })).toThrow(
      '没有一块统计用得到“nothing”这个条件',
    );
  });
});
