import { strFromU8, unzip, type Unzipped } from 'fflate';
import { lostMarks } from '../stemEditor/lost.ts';
import { numberingOf, type Numbering } from './numbering.ts';

/** A Word file as text: a paragraph or the row of a table a line, with the numbers that Word counts by itself. */
export interface WordText {
  text: string;
  /** How many are left out; a mark stands for each. */
  pictures: number;
  formulas: number;
}

/** The file is no .docx, or larger than is read. */
export class BadWordFile extends Error {
  override readonly name = 'BadWordFile';
}

/**
 * The text of a .docx. Underlined spaces are gaps, what was deleted under review is gone.
 * @throws BadWordFile
 */
export async function readWord(file: Blob): Promise<WordText> {
  const parts = await unzipped(new Uint8Array(await file.arrayBuffer()));
  const body = xmlOf(parts['word/document.xml'])?.getElementsByTagName('w:body')[0];
  if (!body) throw new BadWordFile();
  const reader: Reader = {
    numbering: numberingOf({ numbering: xmlOf(parts['word/numbering.xml']), styles: xmlOf(parts['word/styles.xml']) }),
    pictures: 0,
    formulas: 0,
  };
  const lines = linesOf({ element: body, reader });
  return { text: lines.join('\n').trim(), pictures: reader.pictures, formulas: reader.formulas };
}

interface Reader {
  numbering: Numbering;
  pictures: number;
  formulas: number;
}

const read = ['word/document.xml', 'word/numbering.xml', 'word/styles.xml'];
/** Bytes of a part, unpacked. */
const largest = 50_000_000;

function unzipped(bytes: Uint8Array): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean =>
      read.includes(name) && originalSize <= largest;
    unzip(bytes, { filter }, (error, parts) => (error ? reject(new BadWordFile()) : resolve(parts)));
  });
}

function xmlOf(part: Uint8Array | undefined): Document | undefined {
  return part && new DOMParser().parseFromString(strFromU8(part), 'application/xml');
}

/** The lines of a body or a cell. */
function linesOf({ element, reader }: { element: Element; reader: Reader }): string[] {
  return [...element.children].flatMap((child) => {
    if (child.nodeName === 'w:p') return paragraphOf({ paragraph: child, reader }).split('\n');
    if (child.nodeName === 'w:tbl') return [...child.children].flatMap((row) => rowOf({ row, reader }));
    return isAround(child) ? linesOf({ element: child, reader }) : [];
  });
}

function rowOf({ row, reader }: { row: Element; reader: Reader }): string[] {
  if (row.nodeName !== 'w:tr') return [];
  const cells = [...row.children].filter(({ nodeName }) => nodeName === 'w:tc');
  return [cells.map((element) => linesOf({ element, reader }).join(' ').trim()).join('　')];
}

function paragraphOf({ paragraph, reader }: { paragraph: Element; reader: Reader }): string {
  const text = textOf({ element: paragraph, reader });
  const label = reader.numbering.labelOf(paragraph, { isEmpty: text.trim() === '' });
  return `${label}${text}`.trimEnd();
}

function textOf({ element, reader }: { element: Element; reader: Reader }): string {
  return [...element.children].map((child) => pieceOf({ element: child, reader })).join('');
}

function pieceOf({ element, reader }: { element: Element; reader: Reader }): string {
  const lost = (what: 'pictures' | 'formulas'): string => {
    reader[what] += 1;
    return what === 'pictures' ? lostMarks.picture : lostMarks.formula;
  };
  switch (element.nodeName) {
    case 'w:r':
      return runOf({ run: element, reader });
    case 'w:t':
      return element.textContent ?? '';
    case 'w:tab':
    case 'w:ptab':
      return '  ';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'm:oMath':
      return lost('formulas');
    case 'w:instrText':
      return /^\s*EQ\b/i.test(element.textContent ?? '') ? lost('formulas') : '';
    case 'w:drawing':
    case 'w:pict':
      return lost('pictures');
    case 'w:object':
      return lost(isEquation(element) ? 'formulas' : 'pictures');
    case 'mc:AlternateContent': {
      const [first] = element.children;
      return first ? textOf({ element: first, reader }) : '';
    }
    default:
      return isAround(element) ? textOf({ element, reader }) : '';
  }
}

function runOf({ run, reader }: { run: Element; reader: Reader }): string {
  const style = [...run.children].find(({ nodeName }) => nodeName === 'w:rPr');
  const has = (name: string): boolean => {
    const [word] = style?.getElementsByTagName(name) ?? [];
    return word !== undefined && !['none', '0', 'false'].includes(word.getAttribute('w:val') ?? '');
  };
  if (has('w:vanish')) return '';
  const text = textOf({ element: run, reader });
  return has('w:u') && text !== '' && /^[ \u00a0\u3000]+$/.test(text) ? '____' : text;
}

/** Made by the editors of formulas of Word, of MathType too. */
function isEquation(object: Element): boolean {
  return [...object.getElementsByTagName('o:OLEObject')].some((ole) =>
    /^Equation/i.test(ole.getAttribute('ProgID') ?? ''),
  );
}

/** What stands around paragraphs or runs and says nothing itself. */
function isAround({ nodeName }: Element): boolean {
  return around.includes(nodeName);
}

const around = [
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:moveTo',
  'w:hyperlink',
  'w:smartTag',
  'w:customXml',
  'w:fldSimple',
  'w:ruby',
  'w:rubyBase',
  'w:dir',
  'w:bdo',
  'm:oMathPara',
];
