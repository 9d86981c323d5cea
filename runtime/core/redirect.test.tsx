import { beforeEach, describe, expect, it } from 'vitest';
import { readParameter, safePath, takeRedirect } from './redirect.ts';
import { session } from './storage.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/admin/login');
});

describe('safePath', () => {
  it('keeps paths of this origin', () => {
    expect(safePath('/admin/cert?a=1#x')).toBe('/admin/cert?a=1#x');
    expect(safePath(`${window.location.origin}/admin/`)).toBe('/admin/');
  });

  it.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', '', undefined])('refuses %s', (path) => {
    expect(safePath(path)).toBeUndefined();
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
    session.set('ActiveRouterPath', '/admin/question');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/question');
    session.set('blankRedirect', '/admin/cert');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/cert');
    window.history.replaceState(null, '', '/admin/login?redirectPath=%2Fadmin%2Frole');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/role');
    sessionStorage.clear();
    window.history.replaceState(null, '', '/admin/login?redirectPath=https%3A%2F%2Fevil.example');
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/');
  });

  it('uses the stored redirect once', () => {
    session.set('blankRedirect', '/admin/cert');
    takeRedirect({ fallback: '/admin/' });
    expect(takeRedirect({ fallback: '/admin/' })).toBe('/admin/');
  });
});
