import { expect, it } from 'vitest';
import { fileProblem } from './fileProblem.ts';
import type { PaperReader } from './paperReader.ts';

const papers = (code: string): PaperReader => ({
  factsOf: async () => ({ pages: 1, width: 841.89, height: 595.28, isActive: false, code }),
  close: () => undefined,
});
const problem = ({ code, certNumber }: { code: string; certNumber: string }) =>
  fileProblem({
    bytes: Buffer.from(''),
    mime: 'application/pdf',
    orientation: 'landscape',
    certNumber,
    papers: papers(code),
  });

it.each([
  ['by itself', 'ZS2026-000001', 'ZS2026-000001'],
  ['in an address', 'https://a.cn/verify/ZS2026-000001?by=t1', 'ZS2026-000001'],
  ['with slashes of its own', 'https://a.cn/q?no=ZS/2026/0001', 'ZS/2026/0001'],
  ['written as addresses have it', 'https://a.cn/verify/ZS%2F2026%2F0001', 'ZS/2026/0001'],
  ['behind a name', '证书编号：ZS2026-000001', 'ZS2026-000001'],
  ['as the name of a page', 'https://a.cn/c/ZS2026-000001.html', 'ZS2026-000001'],
  ['before another text', 'NO.ZS2026-000001|张三', 'ZS2026-000001'],
])('IC31: a code names a number %s', async (_how, code, certNumber) => {
  expect(await problem({ code, certNumber })).toBeUndefined();
});

it.each([
  ['a longer one', 'https://a.cn/verify/ZS2026-0000011'],
  ['one with more before it', 'https://a.cn/verify/A-ZS2026-000001'],
  ['nothing of it', 'https://a.cn/'],
])('IC31: a code with %s does not name it', async (_how, code) => {
  expect(await problem({ code, certNumber: 'ZS2026-000001' })).toBe(
    `二维码的内容是“${code}”，不是证书编号“ZS2026-000001”的`,
  );
});
