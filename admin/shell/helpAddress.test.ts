import { expect, it } from 'vitest';
import { helpAddress } from './helpAddress.ts';
import { allMenus, modules } from './menus.ts';

it('the help of every page names its screen, that of home and account these, and of no page the manual', () => {
  const manual = '/auth-center/help-doc/management';
  for (const { route, screen } of allMenus(modules)) expect(helpAddress(route)).toBe(`${manual}#${screen}`);
  expect(
    ['/', '/account', '/cert/new', '/cert/some-id', '/cert/some-id/detail', '/cert-graph', '/nowhere'].map(helpAddress),
  ).toEqual([
    `${manual}#home`,
    `${manual}#account`,
    `${manual}#cert.form`,
    `${manual}#cert.form`,
    `${manual}#cert.detail`,
    `${manual}#cert.graph`,
    manual,
  ]);
});
