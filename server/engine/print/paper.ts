import type { Print } from '#generators/formats.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { openDocument } from './document.ts';
import { fontOf } from './fonts.ts';
import { widthOf, wrap } from './wrap.ts';

/** A part of the document's structure, which readers for the blind follow. */
export type Structure = PDFKit.PDFStructureElement;

const margin = 18 * millimetre;
const footerSize = 8.5;
const grey = '#6b7280';
/** How high a line is, beside its letters. */
const leading = 1.55;

/** Where a line stands and how it is set. */
interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  colour?: string;
}

/** The pages that a document is drawn on, from the top down; lengths in points. */
export class Paper {
  readonly document: PDFKit.PDFDocument;
  /** Where lines begin and how long they are; see `within`. */
  left = margin;
  width: number;
  readonly top = margin;
  readonly bottom: number;
  /** Where the next block begins. */
  y = margin;
  /** Of the sheet that is drawn: what is drawn next belongs to it. */
  section: Structure;
  readonly #root: Structure;
  /** Whether the page is there that the next sheet begins on. */
  #isFresh = false;
  /** Whether what is drawn fits, as was found out before. */
  #isHeld = false;

  constructor(look: Pick<Print, 'title' | 'paper' | 'orientation'>) {
    this.document = openDocument(look);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.section = this.#root;
    this.addPage();
    this.#isFresh = true;
    this.width = this.document.page.width - 2 * margin;
    this.bottom = this.document.page.height - margin;
  }

  /** What is drawn from here on stands on pages of its own. */
  beginSheet(): void {
    if (!this.#isFresh) this.addPage();
    this.#isFresh = false;
    this.section = this.document.struct('Sect');
    this.#root.add(this.section);
  }

  /** Writes at the foot of the sheet's pages what they are of, and lets go of them. */
  endSheet(footer: string): void {
    this.section.end();
    this.#addFooters(footer);
    this.document.flushPages();
  }

  /** Ends the document. */
  end(): void {
    this.#root.end();
    this.document.end();
  }

  addPage(): void {
    this.document.addPage();
    this.y = this.top;
  }

  /** Draws in a part of the page's width. What is `held` fits below and goes on to no other page. */
  *within(
    { left, width, isHeld }: { left: number; width: number; isHeld: boolean },
    draw: () => Generator<void>,
  ): Generator<void> {
    const before = { left: this.left, width: this.width, isHeld: this.#isHeld };
    [this.left, this.width, this.#isHeld] = [left, width, isHeld];
    yield* draw();
    [this.left, this.width, this.#isHeld] = [before.left, before.width, before.isHeld];
  }

  /** Finds out something of what would be drawn in that width. */
  measured<T>({ width, measure }: { width: number; measure: () => T }): T {
    const before = this.width;
    this.width = width;
    const found = measure();
    this.width = before;
    return found;
  }

  /** Whether there is less room than that on the page; never at the top of one. */
  isShort(height: number): boolean {
    return !this.#isHeld && this.y > this.top && this.y + height > this.bottom;
  }

  /** Goes on on a new page where there is less room than that. */
  need(height: number): void {
    if (this.isShort(height)) this.addPage();
  }

  /** How high a line of that size is. */
  lineHeight(size: number): number {
    return size * leading;
  }

  /** How many lines of that size fit below a place. */
  linesBelow({ y, size }: { y: number; size: number }): number {
    if (this.#isHeld) return Infinity;
    return Math.max(0, Math.floor((this.bottom - y + 0.01) / this.lineHeight(size)));
  }

  /** Draws something as a part of the structure. */
  part({
    type,
    within = this.section,
    alt,
    draw,
  }: {
    type: string;
    within?: Structure;
    alt?: string;
    draw(): void;
  }): void {
    within.add(this.document.struct(type, alt === undefined ? {} : { alt }, [draw]));
  }

  /** A part that holds others; whoever began it ends it. */
  group({ type, within = this.section }: { type: string; within?: Structure }): Structure {
    const group = this.document.struct(type);
    within.add(group);
    return group;
  }

  /** Draws what is read to nobody: lines, repeated heads, footers. */
  artifact(draw: () => void): void {
    this.document.markContent('Artifact');
    draw();
    this.document.endMarkedContent();
  }

  /** One line, which is not broken; `y` is its upper edge, leading included. */
  line({ text, x, y, size, isBold = false, colour = '#000' }: Line): void {
    if (text === '') return;
    this.document
      .font(isBold ? 'bold' : 'regular', size)
      .fillColor(colour)
      .text(text, x, y + (this.lineHeight(size) - this.document.currentLineHeight()) / 2, { lineBreak: false });
  }

  #addFooters(footer: string): void {
    if (footer === '') return;
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.document.switchToPage(start + index);
      const text = footer.replaceAll('{page}', String(index + 1)).replaceAll('{pages}', String(count));
      this.artifact(() => this.#addFooter(text));
    }
  }

  /** As large as stands on two lines at most. */
  #addFooter(text: string): void {
    const font = fontOf('regular');
    let size = footerSize;
    let lines = wrap({ text, font, size, width: this.width });
    while (lines.length > 2) lines = wrap({ text, font, size: (size *= 0.9), width: this.width });
    lines.forEach((line, index) =>
      this.line({
        text: line,
        x: this.left + (this.width - widthOf({ text: line, font, size })) / 2,
        y: this.document.page.height - margin * 0.72 + (index - (lines.length - 1) / 2) * this.lineHeight(size),
        size,
        colour: grey,
      }),
    );
  }
}
