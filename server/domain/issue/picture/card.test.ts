import { renderAsync } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { cardSize, cardSvg } from './card.ts';
import { forAnyone } from './forAnyone.ts';
import type { PicturedCert } from './svg.ts';
import { lettersIn } from './testing.ts';

const [classic] = offeredDesigns;
const item = { kind: 'text', x: 20, y: 20, width: 100, height: 20 } as const;
const values = {
  personName: '张*',
  certNumber: 'ZS2026-000001',
  certName: '人工智能训练师',
  level: '高级',
  issuedDate: '2026年2月3日',
  validUntil: '长期有效',
  idType: '',
  idNumber: '',
  tenantName: '启明教育认证中心',
};
const card = (changes: Partial<PicturedCert> = {}): string =>
  cardSvg({
    design: classic,
    values,
    standing: 'valid',
    address: 'https://cert.example.cn/verify/ZS2026-000001?by=t1',
    pictures: new Map(),
    photo: null,
    ...changes,
  });

it('IC27: leaves out the photo and each line that names the identity document', () => {
  const { layout } = forAnyone({
    ...classic,
    layout: [
      { ...item, text: '证件类型：{证件类型}\n{持证人}，{证件号码}\n证书编号：{证书编号}' },
      { ...item, kind: 'photo' },
    ],
  });
  expect(layout).toEqual([{ ...item, text: '证书编号：{证书编号}' }]);
});

it('IC27: says beside the certificate what it is, and never that it is valid', () => {
  const words = lettersIn(card());
  for (const text of [values.certName, `持证人${values.personName}`, values.certNumber, '打开链接核验'])
    expect(words).toContain(text);
  expect(words.replaceAll('有效期', '').replaceAll('长期有效', '')).not.toContain('有效');
  expect(lettersIn(card({ standing: 'revoked' }))).toMatch(/已撤销[^]*证书已撤销/);
  expect(lettersIn(card({ standing: 'expired' }))).toMatch(/已过期[^]*证书已过期/);
});

it.each(offeredDesigns.map((design) => [design.title, design] as const))(
  'IC27: is a PNG of 1200 × 630 within 150 KB: %s',
  async (_title, design) => {
    const png = (await renderAsync(card({ design }), { font: { loadSystemFonts: false } })).asPng();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
    expect(png.length).toBeLessThan(150 * 1024);
  },
);
