import { expect, it } from 'vitest';
import { faultOf } from './passwordPolicy.ts';

const person = { account: 'student03', phone: '13912345678', email: 'hejingyi@example.com' };
const fault = (password: string, isDemo = false): Promise<string | undefined> => faultOf({ password, person, isDemo });

it.each([
  '12345678',
  'password',
  'Password1!',
  'P@ssw0rd',
  'qwertyuiop',
  'qwer1234',
  '1qaz2wsx',
  'a123456789',
  'woaini1314',
  'zhang123456',
  '19900101',
  '13800138000',
  'wx19990101',
  '19990101wx',
  'Admin@2024',
  'aaaa1111',
  'abcabcabc',
  '147258369a',
  '5201314a',
  '9876543210',
  'student03',
  'Student03!',
  'hejingyi88',
  '13912345678a',
  'Demo-2024',
  '七七七七七七七七',
])('L4: refuses %s', async (password) => {
  expect(await fault(password)).toBeDefined();
});

it.each([
  '海棠 依旧 42',
  '红烧茄子配米饭很好',
  'correct horse battery staple',
  'tk7vq2mrzx',
  'lampe-eimer-stuhl',
  'zwiebel-kuchen',
  '我家门前有棵老槐树',
  '20 Kraniche über dem Moor',
])('L4: takes %s', async (password) => {
  expect(await fault(password)).toBeUndefined();
});

it('L4: the demo’s own password is one where the demo runs alone', async () => {
  expect([await fault('Demo-2024', true), await fault('Demo-2024')].map((found) => found === undefined)).toEqual([
    true,
    false,
  ]);
});

it('L4: says how long a password is', async () => {
  expect([await fault('七个字符还不够'), await fault('x'.repeat(65))]).toEqual([
    '密码为 8 至 64 个字符',
    '密码为 8 至 64 个字符',
  ]);
});
