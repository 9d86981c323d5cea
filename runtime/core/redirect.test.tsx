import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readParameter, routerPathBelow, safePath, takeRedirect } from './redirect.ts';
import { tab } from './storage.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/admin/login');
});

describe('safePath', () => {
  it('keeps paths of this origin', () => {
    expect(safePath('/admin/cert?a=1#x')).toBe('/admin/cert?a=1#x');
    expect(safePath(`${window.location.origin}/admin/`)).toBe('/admin/');
  });

  it.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', '', undefined])(
    'refuses %s',
    (path) => {
      expect(safePath(path)).toBeUndefined();
    },
  );

  it.each([
    '/.//evil.example',
    '/admin/..//evil.example',
    '/\t/evil.example',
    '/admin//evil.example',
    'blob:http:evil.example',
  ])('refuses %j, which leads elsewhere once it is read again (rule K3)', (path) => {
    expect(safePath(path)).toBeUndefined();
  });

  it('gives nothing, or what stays here however often it is read and below whatever app (rule K3)', () => {
    const { origin, href } = window.location;
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '//',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      'http:',
      'https:',
      'javascript:',
      'blob:',
      'admin',
      'evil.example',
      origin,
      '证书',
    ];
    const addresses = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(addresses, (address) => {
        const path = safePath(address);
        if (path === undefined) return;
        expect(new URL(path, href).origin).toBe(origin);
        expect(safePath(path)).toBe(path);
        const below = routerPathBelow({ base: '/admin', address: path });
        if (below !== undefined) expect(new URL(below, href).origin).toBe(origin);
      }),
      { numRuns: 5000, seed: 7 },
    );
  });
});

describe('readParameter', () => {
  it.each(['null', 'undefined', ''])('takes %j for absent', (value) => {
    window.history.replaceState(null, '', `/admin/?token=${value}`);
    expect(readParameter('token')).toBeUndefined();
  });
});

describe('takeRedirect', () => {
  it('prefers the URL, then the stored redirect, then the last active path, then the fallback', () => {
    tab.set('ActiveRouterPath', '/admin/question');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/question');
    tab.set('blankRedirect', '/admin/cert');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/cert');
    window.history.replaceState(null, '', '/admin/login?redirectPath=%2Fadmin%2Frole');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/role');
    sessionStorage.clear();
    window.history.replaceState(null, '', '/admin/login?redirectPath=https%3A%2F%2Fevil.example');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/');
  });

  it('uses the stored redirect once', () => {
    tab.set('blankRedirect', '/admin/cert');
    takeRedirect({ fallback: '/admin/' });
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/');
  });
});
