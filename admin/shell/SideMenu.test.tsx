import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { groupsOf, modules } from './menus.ts';
import { SideMenu } from './SideMenu.tsx';

/** What was brought into view; the DOM of the tests has no sizes. */
const brought = vi.fn<(this: Element) => void>(function () {
  texts.push(this.textContent);
});
let texts: (string | null)[] = [];
beforeEach(() => {
  texts = [];
  Element.prototype.scrollIntoView = brought;
});

function show({ codes, path }: { codes: string[]; path: string }): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu
        groups={groupsOf({ tree: modules, has: (code) => codes.includes(code) })}
        path={path}
        isFolded={false}
      />
    </MemoryRouter>,
  );
}

const links = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.textContent);

describe('SideMenu', () => {
  it('shows the pages of the codes that are held, below their groups, and nothing else', () => {
    show({ codes: ['a12-m1.1', 'a12-m2.1', 'a12-m2.3'], path: '/cert' });
    expect(links()).toEqual(['首页', '证书管理', '题库管理', '门户管理']);
    expect(screen.getByText('认证管理')).toBeTruthy();
    expect(screen.queryByText('平台管理')).toBeNull();
  });

  it('keeps the place of an icon free beside pages that have one', () => {
    const page = { code: 'a12-m2.1', label: '证书管理', route: '/cert', screen: 'cert.list', icon: 'Book' };
    const plain = { code: 'a12-m2.9', label: '徽章管理', route: '/badge', screen: 'badge.list' };
    const groups = [{ code: 'a12-m2', label: '认证管理', menus: [page, plain] }];
    const { container } = render(
      <MemoryRouter>
        <SideMenu groups={groups} path="/cert" isFolded={false} />
      </MemoryRouter>,
    );
    expect(container.querySelectorAll('.side-menu-blank')).toHaveLength(1);
  });

  it('shows no page that is only planned, even with its code', () => {
    const page = { label: '徽章管理', route: '/badge', screen: 'badge.list' };
    const tree = (isPlanned: boolean): Parameters<typeof groupsOf>[0]['tree'] => ({
      a12: {
        label: '系统认证',
        kind: 'inside',
        children: {
          'a12-m2': { label: '认证管理', children: { 'a12-m2.9': { ...page, planned: isPlanned } } },
        },
      },
    });
    const draw = (isPlanned: boolean) => (
      <MemoryRouter>
        <SideMenu groups={groupsOf({ tree: tree(isPlanned), has: () => true })} path="/" isFolded={false} />
      </MemoryRouter>
    );
    const { rerender } = render(draw(false));
    expect(links()).toEqual(['首页', '徽章管理']);
    rerender(draw(true));
    expect(links()).toEqual(['首页']);
  });

  it('has one entry for the pages that are tabs of it, and brings it into view', () => {
    const codes = ['a12-m2.1', 'a12-m2.6', 'a12-m2.8'];
    show({ codes, path: '/position' });
    expect(links()).toEqual(['首页', '证书管理', '证书结构']);
    expect(screen.getByRole('link', { name: '证书结构' }).getAttribute('href')).toBe('/industry');
    expect(texts.at(-1)).toBe('证书结构');
  });

  it('marks an entry as new while something of one of its tabs waits, where a page asks for it', () => {
    const groups = groupsOf({ tree: modules, has: (code) => ['a12-m2.1', 'a12-m2.2', 'a12-m2.13'].includes(code) });
    const draw = (codes: string[]) => (
      <MemoryRouter>
        <SideMenu groups={groups} path="/cert" isFolded={false} waiting={new Set(codes)} />
      </MemoryRouter>
    );
    const { rerender } = render(draw(['a12-m2.1']));
    expect(links()).toEqual(['首页', '证书管理', '考试']);
    rerender(draw(['a12-m2.1', 'a12-m2.13']));
    expect(links()).toEqual(['首页', '证书管理', '考试新']);
  });

  it('marks the page of a record below it', () => {
    show({ codes: ['a12-m2.1', 'a12-m2.3'], path: '/cert/12/detail' });
    const selected = document.querySelectorAll('.ant-menu-item-selected');
    expect([...selected].map((item) => item.textContent)).toEqual(['证书管理']);
  });
});
