/** What stands on the pages of a print, read back by a reader of PDF. */
import { describe, expect, it } from 'vitest';
import { readPdf } from './testing.ts';
import { drawable, fontOf, noGlyph } from './fonts.ts';
import { qrOf } from './qr.ts';
import { renderPdf, type Look } from './render.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { widthOf, wrap } from './wrap.ts';

const look: Look = { title: '成绩单', paper: 'A4', orientation: 'portrait' };
const footer = '第 {page} 页，共 {pages} 页';

async function printed(sheets: readonly Sheet[], change: Partial<Look> = {}) {
  const chunks: Buffer[] = [];
  for await (const chunk of renderPdf({ look: { ...look, ...change }, sheets })) chunks.push(chunk as Buffer);
  return readPdf(Buffer.concat(chunks));
}

const sheet = (...blocks: SheetBlock[]): Sheet => ({ blocks, footer });
const table = (rows: string[][], height?: number): SheetBlock => ({
  kind: 'table',
  ...(height !== undefined && { height }),
  columns: [
    { title: '序号', share: 1, align: 'right' },
    { title: '内容', share: 3, align: 'left' },
  ],
  rows,
});
const text = (content: string): SheetBlock => ({ kind: 'text', text: content, size: 'normal', align: 'left' });

const qr = (content: string): SheetBlock => {
  const modules = qrOf(content);
  if (!modules) throw new Error('too long');
  return { kind: 'qr', text: content, modules, height: 20, align: 'left' };
};

describe('a QR code', () => {
  it('says any text of 200 bytes, and none that is longer', async () => {
    const said = `准考证 ${'码'.repeat(63)}0`;
    expect(Buffer.byteLength(said)).toBe(200);
    expect((await printed([sheet(qr(said))])).codes).toEqual([[said]]);
    expect(qrOf(`${said}1`)).toBeUndefined();
  });
});

describe('a print', () => {
  it('says all that it was given, in order, tagged and in Chinese', async () => {
    const { pages, ...about } = await printed([
      sheet(
        { kind: 'heading', text: '张三的成绩单', level: 1, align: 'center' },
        {
          kind: 'fields',
          across: 2,
          items: [
            { title: '姓名', text: '张三' },
            { title: '学号', text: 'S-001' },
            { title: '班级', text: '数据一班' },
          ],
        },
        { kind: 'heading', text: '各门课程', level: 2, align: 'left' },
        table([['1', '统计学 92 分']]),
        { kind: 'space', height: 10 },
        text('以上成绩属实。'),
      ),
    ]);
    expect(about).toMatchObject({ title: '成绩单', language: 'zh-CN', isTagged: true });
    expect(pages).toEqual([
      '张三的成绩单姓名张三学号S-001班级数据一班各门课程序号内容1统计学92分以上成绩属实。第1页，共1页',
    ]);
  });

  it('has the head of a table on each page, and each row once', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => [`${n + 1}`, `第${n + 1}行。`]);
    for (const height of [undefined, 9]) {
      const { pages } = await printed([sheet(table(rows, height))], { orientation: 'landscape' });
      expect(pages.length).toBeGreaterThan(3);
      for (const page of pages) expect(page.startsWith('序号内容')).toBe(true);
      for (const [, said = ''] of rows) expect(pages.join('').split(said)).toHaveLength(2);
    }
  });

  it('goes on with a row that is higher than a page, and loses no character', async () => {
    const long = Array.from({ length: 900 }, (_, n) => `第${n}句话。`).join('');
    const { pages } = await printed([sheet(table([['1', long]]), text('完'))], { paper: 'A5' });
    const all = pages.join('').replace(/序号内容|第\d+页，共\d+页/g, '');
    expect(all).toBe(`1${long}完`);
    expect(pages.length).toBeGreaterThan(2);
  });

  it('counts the pages of each sheet by itself', async () => {
    const long = sheet(text('很长的说明。'.repeat(900)));
    const { pages } = await printed([sheet(text('短')), long, sheet(text('短'))]);
    const inner = pages.length - 2;
    expect(pages.map((page) => /第\d+页，共\d+页/.exec(page)?.[0])).toEqual([
      '第1页，共1页',
      ...Array.from({ length: inner }, (_, n) => `第${n + 1}页，共${inner}页`),
      '第1页，共1页',
    ]);
  });

  it('has a foot of two lines at most, however long it is', async () => {
    const long = '很长的考试名称'.repeat(30);
    const { pages } = await printed([{ blocks: [text('短')], footer: `${long}　{page} / {pages}` }]);
    expect(pages).toEqual([`短${long}1/1`]);
  });

  it('has labels side by side that no end of a page parts, each with a code that is read back', async () => {
    const cells = Array.from({ length: 23 }, (_, n): SheetBlock[] => [
      {
        kind: 'beside',
        columns: [
          { share: 2, blocks: [text(`第${n + 1}座`), text('很长的名字'.repeat(n === 3 ? 12 : 1))] },
          { share: 1, blocks: [qr(`ZK${n + 1}`)] },
        ],
      },
    ]);
    const { pages, codes } = await printed([sheet({ kind: 'labels', cells, across: 2, height: 40 })]);
    expect(codes.flat()).toEqual(cells.map((_, n) => `ZK${n + 1}`));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      expect(page.match(/第\d+座/g)).toEqual(codes[index]?.map((code) => `第${code.slice(2)}座`));
  });

  it('has columns below each other where no page holds them beside each other', async () => {
    const long = '很长的说明。'.repeat(900);
    const columns = [
      { share: 1, blocks: [text(long)] },
      { share: 1, blocks: [text('完')] },
    ];
    const { pages } = await printed([{ blocks: [{ kind: 'beside', columns }], footer: '' }]);
    expect(pages.join('')).toBe(`${long}完`);
  });

  it('ends with what went wrong while it was made', async () => {
    const failing = (async function* (): AsyncGenerator<Sheet> {
      yield sheet(text('短'));
      throw new Error('cancelled');
    })();
    const read = async (): Promise<void> => {
      for await (const chunk of renderPdf({ look, sheets: failing })) expect(chunk).toBeDefined();
    };
    await expect(read()).rejects.toThrow('cancelled');
  });
});

describe('lines', () => {
  const place = { font: fontOf('regular'), size: 10, width: 100 };

  it('are no wider than they may be, begin with no comma, and are the text together', () => {
    const long = '职业能力，认证平台。学员们、老师们都在；用（很好）。'.repeat(8);
    const lines = wrap({ ...place, text: long });
    expect(lines.join('')).toBe(long);
    for (const line of lines) {
      expect(widthOf({ ...place, text: line })).toBeLessThanOrEqual(100);
      expect(line).not.toMatch(/^[，。、；）]/);
    }
  });

  it('cut a word that is too long, and keep what is broken by hand', () => {
    const lines = wrap({ ...place, text: `见\n${'a'.repeat(60)}` });
    expect(lines[0]).toBe('见');
    expect(lines.slice(1).join('')).toBe('a'.repeat(60));
    for (const line of lines) expect(widthOf({ ...place, text: line })).toBeLessThanOrEqual(100);
  });
});

describe('the fonts', () => {
  it('have each hanzi of GB 2312 in both cuts, and a box for what they lack, named once', () => {
    const decoder = new TextDecoder('gb2312');
    const bytes = Array.from({ length: 72 }, (_, row) =>
      Array.from({ length: row === 39 ? 89 : 94 }, (__, cell) => [0xb0 + row, 0xa1 + cell]),
    ).flat(2);
    const hanzi = decoder.decode(new Uint8Array(bytes));
    expect([...hanzi]).toHaveLength(6763);
    expect(drawable(hanzi)).toEqual({ text: hanzi, lacking: [] });
    expect(drawable(hanzi, 'serif')).toEqual({ text: hanzi, lacking: [] });
    expect(drawable('𠮷野家𠮷\n\t　😀')).toEqual({ text: '□野家□\n\t　□', lacking: ['𠮷', '😀'] });
    expect(drawable(noGlyph).lacking).toEqual([]);
  });
});
