import { expect, it } from 'vitest';
import type * as module from './password.ts';

// As a server has it: files of a worker share what is loaded, and others make passwords cheap.
const fresh = './password.ts?fresh';
const { hashPassword, isPassword, makePasswordsCheap } = (await import(/* @vite-ignore */ fresh)) as typeof module;

it('costs what OWASP asks for, and a hash of another cost still holds', async () => {
  const dear = await hashPassword('Demo-2024');
  expect(dear).toMatch(/^scrypt\$16384\$8\$1\$/);
  makePasswordsCheap();
  const cheap = await hashPassword('Demo-2024');
  expect(cheap).toMatch(/^scrypt\$16\$1\$1\$/);
  for (const hash of [dear, cheap]) {
    expect(await isPassword({ password: 'Demo-2024', hash })).toBe(true);
    expect(await isPassword({ password: 'demo-2024', hash })).toBe(false);
  }
  expect(await isPassword({ password: 'Demo-2024', hash: undefined })).toBe(false);
});
