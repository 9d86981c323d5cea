import { describe, expect, it } from 'vitest';
import { placeAt } from './screenRoutes.ts';

const menus = [
  { code: 'a', label: '证书', route: '/cert', screen: 'cert.list' },
  { code: 'b', label: '图谱', route: '/cert-graph', screen: 'cert.graph' },
];

describe('placeAt', () => {
  it.each([
    ['/cert', { name: 'cert.list', params: {} }],
    ['/cert/', { name: 'cert.list', params: {} }],
    ['/cert/new', { name: 'cert.form', params: {}, step: 'new' }],
    ['/cert/12', { name: 'cert.form', params: { id: '12' }, step: 'edit' }],
    ['/cert/a%2Fb', { name: 'cert.form', params: { id: 'a/b' }, step: 'edit' }],
    ['/cert/12/detail', { name: 'cert.detail', params: { id: '12' }, step: 'detail' }],
    ['/cert-graph', { name: 'cert.graph', params: {} }],
  ])('%s', (path, expected) => {
    expect(placeAt({ menus, path })).toMatchObject(expected);
  });

  it.each(['/', '/nothing', '/cert/12/other', '/cert/12/detail/more', '/cert//detail', '/cert-graph/1'])(
    '%s is no screen',
    (path) => {
      expect(placeAt({ menus, path })).toBeUndefined();
    },
  );
});
