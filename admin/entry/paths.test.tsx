import { describe, expect, it } from 'vitest';
import { loginAddress, routerPath } from './paths.ts';

describe('paths', () => {
  it('come back to the page after log-in, unless it is the first or the log-in itself', () => {
    expect(loginAddress({ redirectPath: '/admin/cert?a=1' })).toBe('/admin/login?redirectPath=%2Fadmin%2Fcert%3Fa%3D1');
    expect(loginAddress({ redirectPath: '/admin/' })).toBe('/admin/login');
    expect(loginAddress({ redirectPath: '/admin/login?redirectPath=x' })).toBe('/admin/login');
    expect(loginAddress({ redirectPath: 'https://evil.example/' })).toBe('/admin/login');
    expect(loginAddress({})).toBe('/admin/login');
  });

  it('tell addresses inside the admin from others', () => {
    expect([
      routerPath('/admin'),
      routerPath('/admin/cert'),
      routerPath('/auth-center/'),
      routerPath('/administrator'),
    ]).toEqual(['/', '/cert', undefined, undefined]);
  });
});
