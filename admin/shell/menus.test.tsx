import { describe, expect, it } from 'vitest';
import { icons } from './icons.ts';
import { allMenus, entriesOf, groupsOf, menuAt, modules, siblingsOf, type ModuleNode } from './menus.ts';
import { moreIcons } from './moreIcons.ts';

const tree: Record<string, ModuleNode> = {
  p1: {
    label: '平台',
    kind: 'inside',
    order: 2,
    children: {
      'p1-m1': {
        label: '平台管理',
        order: 9,
        children: { 'p1-m1.1': { label: '用户', route: '/user', screen: 'user.list' } },
      },
    },
  },
  a12: {
    label: '系统认证',
    kind: 'inside',
    order: 1,
    children: {
      'a12-m1': {
        label: '基础管理',
        order: 2,
        children: {
          'a12-m1.1': { label: '门户', order: 2, route: '/portal', screen: 'portalInfo.page' },
          'a12-m1.2': { label: '报名', order: 1, planned: true, route: '/apply', screen: 'certApply.list' },
        },
      },
      'a12-m2': {
        label: '认证管理',
        order: 1,
        children: {
          'a12-m2.1': { label: '证书', route: '/cert', screen: 'cert.list' },
          'a12-m2.5': { label: '图谱', icon: 'Partition', tabOf: '结构', route: '/cert-graph', screen: 'cert.graph' },
          'a12-m2.6': { label: '题库', route: '/question', screen: 'question.list' },
          'a12-m2.7': { label: '岗位', tabOf: '结构', route: '/position', screen: 'position.list' },
        },
      },
    },
  },
  p3: { label: '教学', kind: 'sibling' },
  p4: { label: '学习', kind: 'sibling' },
  p5: { label: '实验', kind: 'sibling', planned: true },
};
const holding =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);

describe('the side menu', () => {
  it('shows the pages whose code is held, in order, and no group without one', () => {
    const groups = groupsOf({ tree, has: holding('a12-m1.1', 'a12-m2.1', 'p1-m1.1') });
    expect(groups.map(({ label, menus }) => [label, menus.map((menu) => menu.label)])).toEqual([
      ['认证管理', ['证书']],
      ['基础管理', ['门户']],
      ['平台管理', ['用户']],
    ]);
    expect(groupsOf({ tree, has: holding() })).toEqual([]);
  });

  it('shows nothing that is only planned, whoever asks', () => {
    expect(allMenus(tree).map(({ code }) => code)).not.toContain('a12-m1.2');
  });

  it('finds the page of an address by whole steps of its path', () => {
    const menus = allMenus(tree);
    expect(menuAt({ menus, path: '/cert' })?.code).toBe('a12-m2.1');
    expect(menuAt({ menus, path: '/cert/12/detail' })?.code).toBe('a12-m2.1');
    expect(menuAt({ menus, path: '/cert-graph' })?.code).toBe('a12-m2.5');
    expect(menuAt({ menus, path: '/certificate' })).toBeUndefined();
  });
});

describe('entries with tabs', () => {
  const entries = (...codes: string[]) =>
    groupsOf({ tree, has: holding(...codes) }).flatMap(({ menus }) =>
      entriesOf(menus).map(({ label, icon, route, tabs }) => [label, icon, route, tabs.map((tab) => tab.label)]),
    );

  it('stand at the place of the first, the others are tabs of it', () => {
    expect(entries('a12-m2.1', 'a12-m2.5', 'a12-m2.6', 'a12-m2.7')).toEqual([
      ['证书', undefined, '/cert', ['证书']],
      ['结构', 'Partition', '/cert-graph', ['图谱', '岗位']],
      ['题库', undefined, '/question', ['题库']],
    ]);
  });

  it('look the same to whoever sees one of the tabs alone, and lead there', () => {
    expect(entries('a12-m2.7')).toEqual([['结构', 'Partition', '/position', ['岗位']]]);
  });
});

describe('sibling systems', () => {
  const at = (code: string) => ({ code, address: `https://${code}.example/` });

  it('are called as the tree has them, in the order in which the organisation has their addresses', () => {
    expect(siblingsOf({ tree, addresses: [at('p4'), at('p3')] })).toEqual([
      { ...at('p4'), label: '学习' },
      { ...at('p3'), label: '教学' },
    ]);
    expect(siblingsOf({ tree, addresses: [] })).toEqual([]);
  });

  it('are left out where the tree has none such, or only plans it', () => {
    expect(siblingsOf({ tree, addresses: [at('p1'), at('p5'), at('gone')] })).toEqual([]);
  });
});

describe("the product's module tree", () => {
  it('names only icons that the shell has', () => {
    const named: string[] = [];
    const visit = (node: ModuleNode): void => {
      if (node.icon) named.push(node.icon);
      Object.values(node.children ?? {}).forEach(visit);
    };
    Object.values(modules).forEach(visit);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in icons) && !(name in moreIcons))).toEqual([]);
  });

  it('comes to at most 20 entries, for who sees all of it', () => {
    const entries = groupsOf({ tree: modules, has: () => true }).flatMap(({ menus }) => entriesOf(menus));
    expect(entries.length).toBeLessThanOrEqual(20);
  });

  it('has no two pages at one address', () => {
    const routes = allMenus(modules).map(({ route }) => route);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
