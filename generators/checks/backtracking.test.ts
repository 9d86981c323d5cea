/** Which patterns would stop the server. */
import { expect, it } from 'vitest';
import { slownessOf } from './backtracking.ts';

const repeated = [
  String.raw`^([\u4e00-\u9fa5]+、?)+$`,
  String.raw`^([\u4e00-\u9fa5]+[·•]?)+$`,
  String.raw`^([（(]?[\u4e00-\u9fa5]+[）)]?)+$`,
  String.raw`^([,，、]*[\u4e00-\u9fa5]+)*$`,
  String.raw`^([^,]+,?)+$`,
  String.raw`^([^;]+;?)*$`,
  String.raw`^(\S+\s?)+$`,
  String.raw`^(.+)+$`,
  String.raw`^(.*)*$`,
  String.raw`^(.+[,，]?)+$`,
  String.raw`^(\d{2}:\d{2}(,\d{2}:\d{2})?,?)+$`,
  String.raw`^(ab|cd|abcd)+$`,
  String.raw`^(a|b|ab)*c$`,
  String.raw`^(a|a)*$`,
  String.raw`^([一二三]?万?)+$`,
  String.raw`^(\n+)+$`,
  String.raw`^([*]+)+$`,
  String.raw`^([\u0400-\u04ff]+)+$`,
  String.raw`^(\p{L}+\p{N}?)+$`,
  String.raw`^((ab)+)+$`,
  String.raw`^(?:(a+)+|b)$`,
  // Inside what looks ahead.
  String.raw`^(?=(a+)+$).*$`,
  String.raw`^(?!(a+)+$).*$`,
  // A few times, but too many ways each time.
  String.raw`^(a?){50}$`,
  String.raw`^(a+){30}$`,
  String.raw`^(\w{1,20},?){1,10}$`,
  String.raw`^(https?://)?([\da-z.-]+)\.([a-z.]{2,6})([/\w .-]*)*/?$`,
  String.raw`^(\w+\.?)+@example\.com$`,
];

const words = (count: number): string => Array.from({ length: count }, (_, i) => `K${(i * 7919) % 100_003}`).join('|');

const usual = {
  phone: String.raw`^(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?$`,
  mobile: String.raw`^(?:\+?86)?1[3-9]\d{9}$`,
  'identity card': String.raw`^[1-9]\d{5}(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$`,
  'either card': String.raw`^(\d{15}|\d{17}[\dXx])$`,
  'unified credit code': String.raw`^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$`,
  'e-mail': String.raw`^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`,
  'e-mail by parts': String.raw`^\w+([-+.]\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*$`,
  address: String.raw`^https?:\/\/([\w-]+\.)+[\w-]+(:\d+)?(\/[\w\-./?%&=]*)?$`,
  'any address': String.raw`^https?://[^\s/$.?#].[^\s]*$`,
  postcode: String.raw`^\d{6}$`,
  'names with a dot': String.raw`^[\u4e00-\u9fa5]+(·[\u4e00-\u9fa5]+)*$`,
  'names of a script': String.raw`^\p{Script=Han}+(?:·\p{Script=Han}+)*$`,
  'a list of names': String.raw`^[^,]+(,[^,]+)*,?$`,
  colour: String.raw`^#(?:[0-9a-fA-F]{3}){1,2}$`,
  version: String.raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
  'IPv4 address': String.raw`^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$`,
  'IPv6 address': String.raw`^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|:((:[0-9a-fA-F]{1,4}){1,7}|:))$`,
  plate: String.raw`^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{5}|(?:[DF][A-HJ-NP-Z0-9]\d{4}|\d{5}[DF]))$`,
  time: String.raw`^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$`,
  times: String.raw`^\d{2}:\d{2}(,\d{2}:\d{2})*$`,
  password: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,20}$`,
  'not only digits': String.raw`^(?!\d+$)[a-zA-Z0-9]{6,}$`,
  amount: String.raw`^\d{1,3}(,\d{3})*(\.\d+)?$`,
  'few repetitions': String.raw`^([\u4e00-\u9fa5]{2,4}、?){1,3}$`,
  'the same again': String.raw`^(?<year>\d{4})-\k<year>$`,
  'something in it': String.raw`^.*\S.*$`,
  'an ending': String.raw`\.(jpg|png)$`,
  '2,000 words': `^(${words(2000)})$`,
  'lists of 2,000 words': `^(${words(2000)})(,(${words(2000)}))*$`,
};

it.each(repeated)('a repetition that reads a text in several ways: %s', (pattern) => {
  for (const maxLength of [50, 2000]) expect(slownessOf({ pattern, maxLength })).toEqual({ kind: 'repeated' });
});

it.each(Object.entries(usual))('what is usual is free: %s', (_name, pattern) => {
  expect(slownessOf({ pattern })).toBeUndefined();
});

it('what grows by a power of the length is free up to a length', () => {
  expect(slownessOf({ pattern: String.raw`\s+$`, maxLength: 5000 })).toBeUndefined();
  expect(slownessOf({ pattern: String.raw`\s+$`, maxLength: 5001 })).toEqual({ kind: 'long', mostCharacters: 5000 });
  expect(slownessOf({ pattern: '^.*a.*b.*$', maxLength: 200 })).toBeUndefined();
  expect(slownessOf({ pattern: '^.*a.*b.*$', maxLength: 300 })).toEqual({ kind: 'long', mostCharacters: 292 });
});

it('counts what is read again by its length', () => {
  const pattern = String.raw`^(a*)(a*)\1\2b$`;
  expect(slownessOf({ pattern, maxLength: 5000 })).toMatchObject({ kind: 'long', mostCharacters: 292 });
  expect(slownessOf({ pattern, maxLength: 200 })).toBeUndefined();
  expect(slownessOf({ pattern: String.raw`^(a*)(a*)\\1b$`, maxLength: 5000 })).toBeUndefined();
});
