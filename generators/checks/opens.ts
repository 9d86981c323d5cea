import { readScreenName } from '#runtime/core/screens/names.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

/**
 * Why an address that a notice opens leads to no page: in the administration it is that of a menu, and of a list's record
 * also `/new`, `/{id}` and `/{id}/detail` below it. Which pages learners have, code says.
 */
export function opensProblem({ opens, known }: { opens: string; known: Known }): string | undefined {
  const [address = ''] = opens.split(/[?#]/);
  const path = address.replace(/\/$/, '');
  if (path === '/admin' || path === '/auth-center') return undefined;
  if (path.startsWith('/auth-center/')) return learnerProblem({ page: path.slice('/auth-center'.length), known });
  if (!path.startsWith('/admin/')) return '地址要以 /admin/（管理端）或 /auth-center/（学习端）开头';
  const wanted = path.slice('/admin'.length);
  const isThere = known.menus.some(({ route, screen }) => {
    if (wanted === route) return true;
    const below = wanted.startsWith(`${route}/`) ? wanted.slice(route.length + 1) : undefined;
    return below !== undefined && readScreenName(screen)?.kind === 'list' && /^[^/]+(\/detail)?$/.test(below);
  });
  if (isThere) return undefined;
  const [, first = ''] = wanted.split('/');
  const routes = known.menus.map(({ route }) => route.slice(1));
  const near = suggestion({ name: first, among: routes }) || '：';
  return `管理端没有页面“${path}”${near}地址是菜单的 route，后面可以写 /{id}（表单）或 /{id}/detail（详情）`;
}

function learnerProblem({ page, known: { code } }: { page: string; known: Known }): string | undefined {
  if (!code.learnerPages || code.learnerPages.has(page)) return undefined;
  return `学习端没有页面“/auth-center${page}”${suggestion({ name: page, among: code.learnerPages })}`;
}
