import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal, cookies, local, sessionMark, tab } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionMark.remove();
  cookies.remove('gray');
});

describe('storage', () => {
  it('gives back what was put in, with its type', () => {
    local.set('groupCodes', { hash: 'a', values: { yesNo: [{ code: '1', label: '是', order: 1, isRetired: false }] } });
    expect(local.get('groupCodes')?.values['yesNo']?.[0]?.label).toBe('是');
    expect(local.get('user')).toBeUndefined();
  });

  it('reads what is no JSON as absent', () => {
    localStorage.setItem('user', '{broken');
    expect(local.get('user')).toBeUndefined();
  });

  it('does not throw in a browser without storage', () => {
    const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => local.set('hasLogin', true)).not.toThrow();
    expect(local.get('hasLogin')).toBeUndefined();
    spy.mockRestore();
  });

  it('L12 knows of the session by its mark, which the server sets', () => {
    expect(sessionMark.get()).toBeUndefined();
    document.cookie = 'signedIn=a%20b%3Bc; path=/';
    expect(sessionMark.get()).toBe('a b;c');
  });

  it('forgets the person and keeps the dictionaries', () => {
    document.cookie = 'signedIn=abc; path=/';
    document.cookie = 'gray=1; path=/';
    local.set('operate-auth', ['a12']);
    local.set('groupCodes', { hash: 'a', values: {} });
    tab.set('blankRedirect', '/admin/cert');
    clearPersonal();
    expect([sessionMark.get(), cookies.get('gray'), local.get('operate-auth')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(local.get('groupCodes')).toBeDefined();
    expect(tab.get('blankRedirect')).toBe('/admin/cert');
  });
});
