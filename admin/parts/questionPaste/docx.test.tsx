import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BadWordFile, readWord } from './docx.ts';

const spaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

/** A .docx of these paragraphs. */
function word({ body, numbering = '', styles = '' }: { body: string; numbering?: string; styles?: string }): Blob {
  const part = (name: string, inner: string): Uint8Array =>
    strToU8(`<?xml version="1.0"?><w:${name} ${spaces}>${inner}</w:${name}>`);
  const files = {
    'word/document.xml': part('document', `<w:body>${body}<w:sectPr/></w:body>`),
    ...(numbering && { 'word/numbering.xml': part('numbering', numbering) }),
    ...(styles && { 'word/styles.xml': part('styles', styles) }),
  };
  return new File([zipSync(files) as Uint8Array<ArrayBuffer>], '题.docx');
}

const p = (inner: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
const r = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const list = (id: number, level = 0): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const num = (id: number, kind: number, inner = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${kind}"/>${inner}</w:num>`;

const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
const numbering = [
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1、')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="2">${level(0, 'chineseCountingThousand', '%1、')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="3">${level(0, 'bullet', '')}</w:abstractNum>`,
  num(1, 0),
  num(2, 1),
  num(3, 1, anew),
  num(4, 2),
  num(5, 3),
].join('');

describe('a Word file', () => {
  it('has the numbers and letters that Word counts by itself', async () => {
    const styles = `<w:style w:styleId="Section"><w:pPr>${list(4)}</w:pPr></w:style>`;
    const body = [
      p(r('单选题'), '<w:pStyle w:val="Section"/>'),
      p(r('甲是'), list(1)),
      p(r('一'), list(1, 1)),
      p(r('二'), list(1, 1)),
      p('', list(1)),
      p(r('乙是'), list(1)),
      p(r('三'), list(1, 1)),
      p(r('丙是'), list(1)),
      p(r('四'), list(2)),
      p(r('五'), list(2)),
      p(r('丁是'), list(1)),
      p(r('六'), list(3)),
      p(r('点'), list(5)),
      p(r('判断题'), '<w:pStyle w:val="Section"/>'),
      p(r('不计数'), `<w:pStyle w:val="Section"/>${list(0)}`),
    ].join('');
    expect((await readWord(word({ body, numbering, styles }))).text.split('\n')).toEqual([
      '一、 单选题',
      '1. 甲是',
      'A. 一',
      'B. 二',
      '',
      '2. 乙是',
      'A. 三',
      '3. 丙是',
      'A、 四',
      'B、 五',
      '4. 丁是',
      'A、 六',
      '点',
      '二、 判断题',
      '不计数',
    ]);
  });

  it('is text: breaks, tables, gaps, without what was deleted or hidden', async () => {
    const cell = (text: string): string => `<w:tc>${p(r(text))}</w:tc>`;
    const body = [
      p(`${r('首都是')}${r('    ', '<w:u w:val="single"/>')}${r('。')}`),
      p(`${r('一')}<w:r><w:br/></w:r>${r('二')}<w:r><w:tab/></w:r>${r('三')}`),
      p(
        `<w:del>${r('删去')}</w:del><w:ins>${r('加入')}</w:ins>${r('隐', '<w:vanish/>')}<w:hyperlink>${r('链接')}</w:hyperlink>`,
      ),
      `<w:tbl><w:tr>${cell('A. 甲')}${cell('B. 乙')}</w:tr><w:tr>${cell('C. 丙')}${cell('D. 丁')}</w:tr></w:tbl>`,
      `<w:sdt><w:sdtContent>${p(r('1 &lt; 2'))}</w:sdtContent></w:sdt>`,
    ].join('');
    expect(await readWord(word({ body }))).toEqual({
      text: '首都是____。\n一\n二  三\n加入链接\nA. 甲　B. 乙\nC. 丙　D. 丁\n1 < 2',
      pictures: 0,
      formulas: 0,
    });
  });

  it('leaves marks where pictures and formulas stood, and counts them', async () => {
    const body = p(
      [
        r('看'),
        '<w:r><mc:AlternateContent><mc:Choice><w:drawing/></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>',
        '<m:oMathPara><m:oMath><m:r><m:t>x2</m:t></m:r></m:oMath></m:oMathPara>',
        '<w:r><w:object><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>',
        '<w:r><w:instrText> EQ \\f(1,2) </w:instrText></w:r>',
        '<w:r><w:object/></w:r>',
      ].join(''),
    );
    expect(await readWord(word({ body }))).toEqual({
      text: '看【图片】【公式】【公式】【公式】【图片】',
      pictures: 2,
      formulas: 3,
    });
  });

  it('is refused where it is none', async () => {
    for (const content of [strToU8('no zip'), zipSync({ 'other.xml': strToU8('<a/>') })])
      await expect(readWord(new File([content as Uint8Array<ArrayBuffer>], '题.docx'))).rejects.toThrow(BadWordFile);
  });
});
