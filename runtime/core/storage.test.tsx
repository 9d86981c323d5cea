import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal, cookies, local, tab, token } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookies.remove('token');
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

  it('keeps the token in the cookie', () => {
    token.set('a b;c');
    expect(token.get()).toBe('a b;c');
    expect(document.cookie).toContain('token=a%20b%3Bc');
    expect(local.get('token')).toBeUndefined();
  });

  it('keeps the token in local storage where cookies are refused', () => {
    const spy = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    token.set('abc');
    expect(token.get()).toBe('abc');
    expect(local.get('token')).toBe('abc');
    spy.mockRestore();
  });

  it('forgets the person and keeps the dictionaries', () => {
    token.set('abc');
    cookies.set('gray', '1');
    local.set('operate-auth', ['a12']);
    local.set('groupCodes', { hash: 'a', values: {} });
    tab.set('blankRedirect', '/admin/cert');
    clearPersonal();
    expect([token.get(), cookies.get('gray'), local.get('operate-auth')]).toEqual([undefined, undefined, undefined]);
    expect(local.get('groupCodes')).toBeDefined();
    expect(tab.get('blankRedirect')).toBe('/admin/cert');
  });
});
