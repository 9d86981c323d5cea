import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, unpackWorkbook } from './guard.ts';
import { readSheets, writeWorkbook, type WrittenCell } from './workbook.ts';
import { archive, endlessWorkbook, sheetParts, stored } from './testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(bytes: Buffer): string {
  const path = join(folder, randomBytes(6).toString('hex'));
  writeFileSync(path, bytes);
  return path;
}

async function readRows(file: { path: string; owner: string }): Promise<string[][] | undefined> {
  const [first] = await readSheets({ ...file, names: [] });
  return first;
}

async function write(rows: WrittenCell[][]): Promise<string> {
  const { body } = await writeWorkbook({
    owner: 'one',
    fileName: 'x.xlsx',
    sheets: [
      {
        name: '数据',
        headings: [
          { title: '甲', width: 10 },
          { title: '乙', width: 10 },
        ],
        pages: [rows],
      },
      { name: '说明', headings: [{ title: '列', width: 9 }], pages: [] },
    ],
  });
  if (!Buffer.isBuffer(body)) throw new Error('a workbook is a buffer');
  return fileOf(body);
}

describe('a workbook', () => {
  it('gives back what was written, formulas and escapes as plain text', async () => {
    const texts = ['=1+1', '+86', '-3', '@sum', '_x0041_', '两行\n文字', '<b>&amp;', '𠮷'];
    const path = await write(texts.map((value) => [{ value }, { value: 1.5 }]));
    expect(await readRows({ path, owner: 'one' })).toEqual([['甲', '乙'], ...texts.map((value) => [value, '1.5'])]);
  });

  it('keeps a text that looks like a formula as text when somebody edits its cell', async () => {
    const path = await write([
      [{ value: '=1+1' }, { value: '一' }],
      [{ value: '+86' }, { value: -3 }],
      [{ value: '-3', look: 'bad' }, { value: '@sum' }],
    ]);
    const files = await unpackWorkbook({ path });
    const styles = [...String(files.get('xl/styles.xml')).matchAll(/<xf [^>]*>/g)].map(([xf]) =>
      xf.includes('quotePrefix="1"'),
    );
    const sheet = String(files.get('xl/worksheets/sheet1.xml'));
    const isQuoted = (cell: string): boolean =>
      styles[Number(new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1])] ?? false;
    const cells = ['A2', 'B2', 'A3', 'B3', 'A4', 'B4'];
    expect(cells.filter(isQuoted)).toEqual(['A2', 'A3', 'A4', 'B4']);
    expect(await readRows({ path, owner: 'one' })).toEqual([
      ['甲', '乙'],
      ['=1+1', '一'],
      ['+86', '-3'],
      ['-3', '@sum'],
    ]);
  });

  it('shows a number in the format it is written with, and gives back the number', async () => {
    const path = await write([[{ value: '占比' }, { value: 12.35, format: '0.00"%"' }]]);
    const styles = (await unpackWorkbook({ path })).get('xl/styles.xml');
    expect(String(styles)).toMatch(/formatCode="0\.00&quot;%&quot;"/);
    expect(await readRows({ path, owner: 'one' })).toEqual([
      ['甲', '乙'],
      ['占比', '12.35'],
    ]);
  });

  it('gives further sheets by their names, of one that it does not have nothing', async () => {
    const path = await write([[{ value: '一' }, { value: '二' }]]);
    expect(await readSheets({ path, owner: 'one', names: ['没有', '说明'] })).toEqual([
      [
        ['甲', '乙'],
        ['一', '二'],
      ],
      [],
      [['列']],
    ]);
  });

  it('ends with its last row that holds something', async () => {
    expect(
      await readRows({
        owner: 'one',
        path: await write([
          [{ value: '一' }, { value: '' }],
          [{ value: '' }, { value: '' }],
        ]),
      }),
    ).toEqual([
      ['甲', '乙'],
      ['一', ''],
    ]);
  });

  it('refuses a text that Excel could not hold, by row and column', async () => {
    await expect(write([[{ value: '一' }, { value: '长'.repeat(32_768) }]])).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('第 2 行的“乙”'),
    });
  });
});

describe('what is not a workbook', () => {
  it.each([
    ['text', Buffer.from('not a workbook at all'), '不是有效的 Excel 工作簿'],
    [
      'an archive of something else',
      archive([stored({ name: 'a.txt', bytes: Buffer.from('a') })]),
      '不是有效的 Excel 工作簿',
    ],
    ['an archive cut off', archive(sheetParts('')).subarray(0, 200), '不是有效的 Excel 工作簿'],
    [
      'an old or encrypted workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(600)]),
      '不支持旧版 .xls 或加了密码的工作簿',
    ],
  ])('%s is refused', async (_, bytes, words) => {
    await expect(unpackWorkbook({ path: fileOf(bytes) })).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining(words),
    });
  });
});

describe('a bomb', () => {
  const large = Buffer.alloc(200 * 1024 * 1024, 32);
  const squeezed = deflateRawSync(large);

  it('of 200 MB is refused while it is being inflated', async () => {
    const path = fileOf(
      archive([
        ...sheetParts(''),
        { name: 'xl/media/a.bin', method: 8, body: squeezed, size: large.length, bytes: large },
      ]),
    );
    await expect(unpackWorkbook({ path })).rejects.toMatchObject({ status: 413 });
  });

  it('that lies about its size is refused all the same', async () => {
    const path = fileOf(
      archive([
        ...sheetParts(''),
        { name: 'xl/worksheets/sheet9.xml', method: 8, body: squeezed, size: 10, bytes: large },
      ]),
    );
    await expect(unpackWorkbook({ path })).rejects.toMatchObject({ status: 413 });
  });

  it('of 16 MB of nothing is refused before anybody reads it', async () => {
    const blank = Buffer.alloc(15.9 * 1024 * 1024, 10);
    const part = { name: 'xl/worksheets/sheet9.xml', method: 8, body: deflateRawSync(blank), size: 10, bytes: blank };
    const path = fileOf(archive([...sheetParts(''), part]));
    await expect(unpackWorkbook({ path })).rejects.toMatchObject({ status: 413 });
  });

  it('of many entries is refused', async () => {
    const many = Array.from({ length: limits.entries + 1 }, () =>
      stored({ name: 'xl/a.xml', bytes: Buffer.from('<a/>') }),
    );
    await expect(unpackWorkbook({ path: fileOf(archive(many)) })).rejects.toMatchObject({ status: 413 });
  });

  it('whose local headers promise gigabytes does no harm: only what was inflated is read', async () => {
    const parts = sheetParts('<row r="1"><c r="A1" t="inlineStr"><is><t>甲</t></is></c></row>').map((part) => ({
      ...part,
      localSize: 0xf0000000,
    }));
    expect(await readRows({ owner: 'one', path: fileOf(archive(parts)) })).toEqual([['甲']]);
  });

  it('of one row with an endless number ends its own thread only', async () => {
    const path = fileOf(archive(sheetParts('<row r="999999999"><c r="A999999999"><v>1</v></c></row>')));
    await expect(readRows({ path, owner: 'one' })).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('行或列过多'),
    });
  }, 120_000);
});

describe('an endless workbook', () => {
  const mebibyte = 1024 * 1024;

  it('ends within its time and memory; reading for other tenants, and writing for its own, go on beside it', async () => {
    const bytes = endlessWorkbook();
    expect(bytes.length / 1024).toBeGreaterThan(90);
    expect(bytes.length / 1024).toBeLessThan(120);
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const began = performance.now();
    const good = await write([[{ value: '一' }]]);
    let isEndlessOver = false;
    const endless = [1, 2].map(() =>
      readRows({ path: fileOf(bytes), owner: 'one' }).catch((error: unknown) => {
        isEndlessOver = true;
        return error;
      }),
    );
    const other = await readRows({ path: good, owner: 'other' });
    const written = await write([[{ value: '二' }]]);
    expect(isEndlessOver).toBe(false);
    expect(other).toEqual([
      ['甲', '乙'],
      ['一', ''],
    ]);
    expect(written).toBeTruthy();
    for (const refusal of await Promise.all(endless))
      expect(refusal).toMatchObject({ status: 413, message: expect.stringContaining('行或列过多') });
    clearInterval(watch);
    console.log(
      `two endless workbooks of ${Math.round(bytes.length / 1024)} KB: ${Math.round((performance.now() - began) / 1000)} s, ${Math.round((peak - before) / mebibyte)} MB above ${Math.round(before / mebibyte)}`,
    );
    expect(peak - before).toBeLessThan(600 * mebibyte);
  }, 120_000);
});
