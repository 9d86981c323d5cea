import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { drawCert, lackingIn } from '../pdf/draw.ts';
import { certSvg, type PicturedCert } from './svg.ts';
import { lettersIn } from './testing.ts';

const values = {
  personName: '古丽巴哈尔·买买提江',
  certNumber: 'ZS2026-000001',
  certName: '人工智能训练师 & 数据标注',
  level: '高级',
  issuedDate: '2026年2月3日',
  validUntil: '长期有效',
  idType: '居民身份证',
  idNumber: '110101199003071233',
  tenantName: '启明教育认证中心',
};

const picture = (changes: Partial<PicturedCert> = {}): string =>
  certSvg({
    design: offeredDesigns[0],
    values,
    standing: 'valid',
    address: 'https://cert.example.cn/verify/ZS2026-000001?by=t1',
    pictures: new Map(),
    photo: null,
    ...changes,
  });

it.each(offeredDesigns.map((design) => [design.title, design] as const))(
  'IC26: shows all that is printed, in letters that are paths and within 120 KB: %s',
  (_title, design) => {
    const svg = picture({ design });
    for (const text of [values.certNumber, values.personName, values.issuedDate])
      expect(lettersIn(svg)).toContain(text);
    expect(svg).not.toMatch(/<(text|script|style|foreignObject)/);
    expect(Buffer.byteLength(svg)).toBeLessThan(120 * 1024);
    expect(gzipSync(svg).length).toBeLessThan(50 * 1024);
  },
);

it('IC20, IC26: each text is in letters of its typeface, and lacks what that has no picture of', async () => {
  const text = { kind: 'text', x: 10, y: 10, width: 100, height: 10, text: '{证书编号}字' } as const;
  const layout = [text, { ...text, y: 30, typeface: 'serif', isBold: true } as const];
  const design = { ...offeredDesigns[0], layout };
  const svg = picture({ design });
  expect(lettersIn(svg)).toContain(`${values.certNumber}字`);
  const letters = (prefix: string): number => svg.split(`href="#${prefix}5b57"`).length - 1;
  expect([letters('r'), letters('t'), letters('b')]).toEqual([1, 1, 0]);
  const pdf = await drawCert({ design, values, address: 'a', pictures: new Map(), photo: null, time: new Date(0) });
  for (const font of ['NotoSansSC-Regular', 'NotoSerifSC-Bold']) expect(pdf.includes(font), font).toBe(true);
  expect(pdf.includes('NotoSansSC-Bold')).toBe(false);
  expect(
    lackingIn({ design: { ...design, layout: layout.map((item) => ({ ...item, text: '字𠮷' })) }, values }),
  ).toEqual(['𠮷']);
});

it('IC26: says in words what it shows, with what stands in it as text', () => {
  expect(picture()).toContain('<title>人工智能训练师 &amp; 数据标注 古丽巴哈尔·买买提江 ZS2026-000001</title>');
});

it.each([
  ['revoked', '已撤销'],
  ['expired', '已过期'],
] as const)('IC26: has a band across it once it is %s', (standing, word) => {
  const svg = picture({ standing });
  expect(svg).toContain(`data-standing="${standing}"`);
  expect(lettersIn(svg)).toContain(word);
  expect(lettersIn(picture())).not.toContain(word);
});

it('has the pictures that are given, and leaves out what is not there', () => {
  const design = { ...offeredDesigns[0], background: '/api/file/b1' };
  const pictures = new Map([
    ['/api/file/b1', 'data:image/png;base64,AAAA'],
    ['/api/file/p1', 'data:image/jpeg;base64,BBBB'],
  ]);
  expect(picture({ design, pictures, photo: '/api/file/p1' }).match(/<image /g)).toHaveLength(2);
  expect(picture({ design, photo: '/api/file/p1' })).not.toContain('<image');
});
