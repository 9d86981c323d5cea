import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { pngChunk, pngHead, pngOf } from '../../../engine/print/testing.ts';
import { openPaperReader } from './paperReader.ts';

/** A PDF of one sheet whose catalogue lies in a compressed part, with so many spaces behind it. */
function packedPdf({ spaces }: { spaces: number }): Buffer {
  const parts = [
    '<</Type/Catalog/Pages 3 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Page/Parent 3 0 R/MediaBox[0 0 842 595]>>',
  ];
  const starts = parts.map((_, index) => parts.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const places = `${starts.map((start, index) => `${index + 2} ${start}`).join(' ')} `;
  const packed = deflateSync(Buffer.concat([Buffer.from(places + parts.join(' ')), Buffer.alloc(spaces, ' ')]));
  const begun = Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj<</Type/ObjStm/N 3/First ${places.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const entry = (kind: number, place: number, index: number): Buffer => {
    const bytes = Buffer.from([kind, 0, 0, 0, 0, index]);
    bytes.writeUInt32BE(place, 1);
    return bytes;
  };
  const table = Buffer.concat([
    entry(0, 0, 0),
    entry(1, begun.indexOf('1 0 obj'), 0),
    ...parts.map((_, index) => entry(2, 1, index)),
    entry(1, begun.length, 0),
  ]);
  return Buffer.concat([
    begun,
    Buffer.from(`5 0 obj<</Type/XRef/Size 6/W[1 4 1]/Root 2 0 R/Length ${table.length}>>stream\n`),
    table,
    Buffer.from(`\nendstream endobj\nstartxref\n${begun.length}\n%%EOF\n`),
  ]);
}

/** A PDF of one sheet, with something on it that is no text and no picture. */
function pdfWith(annotation: object): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape' });
  document.annotate(0, 0, 9, 9, annotation);
  document.end();
  return buffer(document);
}

describe('papers that somebody sent', () => {
  const papers = openPaperReader();
  afterAll(() => papers.close());

  it.each([
    [
      'a file pinned to its page',
      true,
      { Subtype: 'FileAttachment', FS: { Type: 'Filespec', F: Buffer.from('a.exe') } },
    ],
    ['a link that runs a script', true, { Subtype: 'Link', A: { S: 'JavaScript', JS: Buffer.from('app.alert(1)') } }],
    ['a link to an address', false, { Subtype: 'Link', A: { S: 'URI', URI: Buffer.from('https://example.com/') } }],
  ])('IC31: one with %s is active: %s', async (_what, isActive, annotation) => {
    expect(await papers.factsOf({ bytes: await pdfWith(annotation), mime: 'application/pdf' })).toMatchObject({
      pages: 1,
      isActive,
    });
  });

  it('IC31: one whose part unfolds to more than a certificate can have is not read, the next one is', async () => {
    const bomb = packedPdf({ spaces: 100 * 1024 * 1024 });
    expect(bomb.length).toBeLessThan(200 * 1024);
    expect(await papers.factsOf({ bytes: bomb, mime: 'application/pdf' })).toBe('unreadable');
    expect(await papers.factsOf({ bytes: packedPdf({ spaces: 1024 }), mime: 'application/pdf' })).toEqual({
      pages: 1,
      width: 842,
      height: 595,
      isActive: false,
      code: null,
    });
  });

  it('IC31: a picture whose sum is wrong ends what draws it and not the server, and the next one is read', async () => {
    const size = { width: 1754, height: 1240 };
    const lines = deflateSync(Buffer.alloc(size.height * (1 + size.width)));
    const whole = pngOf(pngHead({ ...size, colour: 0 }), pngChunk('IDAT', lines));
    const signatureAndHead = 33;
    const broken = Buffer.from(whole);
    broken.fill(0, signatureAndHead - 4, signatureAndHead);
    expect(await papers.factsOf({ bytes: broken, mime: 'image/png' })).toBe('unreadable');
    expect(await papers.factsOf({ bytes: whole, mime: 'image/png' })).toMatchObject({ ...size, code: null });
  });
});
