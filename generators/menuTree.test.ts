import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CatalogueSource } from './files.ts';
import type { Json } from './formats.ts';
import { withImpliedMenus } from './menuTree.ts';
import { screensOf } from './screens.ts';
import { catalogueOf } from './testing.ts';

const tree = (group: Json): Record<string, Json> => ({
  'modules.json': {
    $schema: './generated/meta/modules.json',
    a12: { label: '系统认证', order: 1, children: { 'a12-m9': { label: '图书', ...(group as object) } } },
  },
});

const shelf = (operations: Record<string, Json>, hints: Json = {}): Record<string, Json> => ({
  'entities/shelf.json': {
    $schema: '../generated/meta/entity.json',
    title: '书架',
    'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.12', history: true, recycle: true },
    properties: { shelfName: { type: 'string', title: '名称', maxLength: 20 } },
    required: ['shelfName'],
    'x-operations': operations,
    'x-screens': hints,
  },
});

/** The group of books as it comes to. */
function groupOf(files: Record<string, Json>) {
  const catalogue = catalogueOf(files);
  screensOf(catalogue);
  const { a12 } = catalogue.modules as { a12: { children: Record<string, { children?: Record<string, Json> }> } };
  return a12.children['a12-m9']?.children;
}

const verbs = { list: {}, get: {}, save: {}, remove: {}, restore: {}, recycled: {} };

describe('the menu of an entity', () => {
  it('needs no word: page, address, name, place and buttons follow', () => {
    expect(groupOf({ ...tree({}), ...shelf(verbs) })).toEqual({
      'a12-m9.12': {
        label: '书架管理',
        order: 12,
        route: '/shelf',
        screen: 'shelf.list',
        buttons: {
          'a12-m9.12.1': { label: '新增' },
          'a12-m9.12.2': { label: '编辑' },
          'a12-m9.12.4': { label: '删除' },
          'a12-m9.12.7': { label: '恢复' },
        },
      },
    });
  });

  it('is called as its list is', () => {
    expect(groupOf({ ...tree({}), ...shelf(verbs, { list: { title: '架位' } }) })).toMatchObject({
      'a12-m9.12': { label: '架位' },
    });
  });

  it('keeps what is written, and has the rest', () => {
    const written = {
      label: '架位',
      order: 3,
      route: '/places',
      buttons: { 'a12-m9.12.3': {}, 'a12-m9.12.4': { label: '拆除' } },
    };
    expect(groupOf({ ...tree({ children: { 'a12-m9.12': written } }), ...shelf({ list: {}, remove: {} }) })).toEqual({
      'a12-m9.12': {
        label: '架位',
        order: 3,
        route: '/places',
        screen: 'shelf.list',
        buttons: { 'a12-m9.12.3': { label: '启停' }, 'a12-m9.12.4': { label: '拆除' } },
      },
    });
  });

  it('of a page follows from its code: name, address and place', () => {
    const page = {
      $schema: '../generated/meta/screen.json',
      kind: 'page',
      code: 'a12-m9.13',
      title: '图书概览',
      blocks: { shelves: { screen: 'shelf.list' } },
    };
    expect(groupOf({ ...tree({}), ...shelf(verbs), 'screens/sight.page.json': page })?.['a12-m9.13']).toEqual({
      label: '图书概览',
      order: 13,
      route: '/sight',
      screen: 'sight.page',
    });
  });

  it('that is planned opens nothing yet', () => {
    const planned = { 'a12-m9.12': { label: '架位', planned: true } };
    expect(groupOf({ ...tree({ children: planned }), ...shelf(verbs) })?.['a12-m9.12']).not.toHaveProperty('screen');
  });

  it('is none where nothing is listed', () => {
    expect(() => groupOf({ ...tree({}), ...shelf({ get: {} }) })).toThrow('新编码“a12-m9.12”没有菜单');
  });

  it('has codes that another verb leaves as they are', () => {
    const codesOf = (operations: Record<string, Json>) =>
      Object.keys(
        (groupOf({ ...tree({}), ...shelf(operations) }) as Record<string, { buttons: object }>)['a12-m9.12']?.buttons ??
          {},
      );
    const before = codesOf(verbs);
    expect(codesOf({ history: {}, exportExcel: {}, ...verbs }).filter((code) => before.includes(code))).toEqual(before);
  });

  it('has no button for calls that say themselves who may make them', () => {
    expect(
      groupOf({ ...tree({}), ...shelf({ list: {}, remove: { access: 'signedIn' } }) })?.['a12-m9.12'],
    ).not.toHaveProperty('buttons');
  });
});

it('schemas/modules.json says nothing that follows but the page, which stays when another entity has the code, too', () => {
  const folder = new URL('../schemas/', import.meta.url);
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Record<string, Json>;
  const entities = readdirSync(new URL('entities', folder)).map(
    (name): CatalogueSource => ({
      file: name,
      name: name.replace(/\.json$/, ''),
      meta: 'entity',
      content: read(`entities/${name}`),
    }),
  );
  const modules: CatalogueSource = {
    file: 'modules.json',
    name: 'modules',
    meta: 'modules',
    content: read('modules.json'),
  };
  const print = () => JSON.stringify(withImpliedMenus([...entities, modules]).at(-1)?.content);
  const whole = print();
  const needless: string[] = [];
  const visit = ({ node, pointer }: { node: Json; pointer: string }): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    for (const key of Object.keys(node)) {
      const before = { ...node };
      delete node[key];
      if (key !== 'screen' && print() === whole) needless.push(`${pointer}/${key}`);
      for (const left of Object.keys(node)) delete node[left];
      Object.assign(node, before);
      visit({ node: node[key] ?? null, pointer: `${pointer}/${key}` });
    }
  };
  visit({ node: modules.content, pointer: '' });
  expect(needless).toEqual([]);
});
