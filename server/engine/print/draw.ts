import type { PrintAlign } from '#generators/formats.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { fontOf } from './fonts.ts';
import type { Paper } from './paper.ts';
import { drawModules } from './qr.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { drawFields, drawTable, heightOfFields } from './table.ts';
import { widthOf, wrap } from './wrap.ts';

const sizes = { small: 8.5, normal: 10.5, large: 13, huge: 34 };
const headings = { 1: { size: 18, before: 0, after: 8 }, 2: { size: 12.5, before: 10, after: 4 } };
/** A heading stands with some of what it is over. */
const roomBelowHeading = 60;
const gap = 6;
/** Between columns that stand beside each other. */
const gutter = 12;
/** Around what stands in a label. */
const padding = 7;
const labelRule = '#9aa1ac';

/** Draws a sheet, block below block; a step is some milliseconds at most, so that others are served meanwhile. */
export function* drawSheet(paper: Paper, { blocks, footer }: Sheet): Generator<void> {
  paper.beginSheet();
  for (const block of blocks) {
    yield;
    yield* drawBlock(paper, block);
  }
  paper.endSheet(footer);
}

function* drawBlock(paper: Paper, block: SheetBlock): Generator<void> {
  switch (block.kind) {
    case 'heading': {
      const { size, before, after } = headings[block.level];
      if (paper.y > paper.top) paper.y += before;
      paper.need(paper.lineHeight(size) + roomBelowHeading);
      drawText({ paper, ...block, type: `H${block.level}`, size, isBold: true });
      paper.y += after;
      return;
    }
    case 'text':
      drawText({ paper, ...block, type: 'P', size: sizes[block.size], isBold: block.size === 'huge' });
      paper.y += gap;
      return;
    case 'fields':
      yield* drawFields(paper, block);
      paper.y += gap;
      return;
    case 'table':
      yield* drawTable(paper, block);
      paper.y += gap;
      return;
    case 'picture':
      drawPicture(paper, block);
      paper.y += gap;
      return;
    case 'qr':
      drawQr(paper, block);
      paper.y += gap;
      return;
    case 'beside':
      yield* drawBeside(paper, block);
      paper.y += gap;
      return;
    case 'labels':
      yield* drawLabels(paper, block);
      paper.y += gap;
      return;
    case 'space':
      paper.y += block.height * millimetre;
      paper.need(0);
      return;
    case 'pageBreak':
      if (paper.y > paper.top) paper.addPage();
      return;
  }
}

/** A text in lines, over as many pages as it takes. */
function drawText({
  paper,
  type,
  text,
  size,
  align,
  isBold = false,
}: {
  paper: Paper;
  type: string;
  text: string;
  size: number;
  align: PrintAlign;
  isBold?: boolean;
}): void {
  const font = fontOf(isBold ? 'bold' : 'regular');
  const lines = wrap({ text, font, size, width: paper.width });
  const paragraph = paper.group({ type });
  for (let from = 0; from < lines.length; ) {
    paper.need(paper.lineHeight(size));
    const some = lines.slice(from, from + Math.max(1, paper.linesBelow({ y: paper.y, size })));
    paragraph.add(() =>
      some.forEach((line) => {
        const indent = indentOf({ paper, wide: widthOf({ text: line, font, size }), align });
        paper.line({ text: line, x: paper.left + indent, y: paper.y, size, isBold });
        paper.y += paper.lineHeight(size);
      }),
    );
    from += some.length;
  }
  paragraph.end();
}

function drawPicture(paper: Paper, block: Extract<SheetBlock, { kind: 'picture' }>): void {
  const { image, wide, high } = sizeOf(paper, block);
  paper.need(high);
  const x = paper.left + indentOf({ paper, wide, align: block.align });
  paper.part({
    type: 'Figure',
    alt: block.title,
    draw: () => paper.document.image(image as unknown as Buffer, x, paper.y, { width: wide, height: high }),
  });
  paper.y += high;
}

/** How large a picture is drawn: turned as it was held, and in its place. */
function sizeOf(paper: Paper, { picture, height }: Extract<SheetBlock, { kind: 'picture' }>) {
  const image = picture(paper.document);
  const isTurned = (image.orientation ?? 1) > 4;
  const [across, down] = isTurned ? [image.height, image.width] : [image.width, image.height];
  const most = Math.min(height * millimetre, paper.bottom - paper.top);
  const scale = Math.min(most / down, paper.width / across);
  return { image, wide: across * scale, high: down * scale };
}

function indentOf({ paper, wide, align }: { paper: Paper; wide: number; align: PrintAlign }): number {
  const room = paper.width - wide;
  return align === 'left' ? 0 : align === 'center' ? room / 2 : room;
}

function drawQr(paper: Paper, block: Extract<SheetBlock, { kind: 'qr' }>): void {
  const { modules, text, align } = block;
  const side = sideOf(paper, block);
  paper.need(side);
  const x = paper.left + indentOf({ paper, wide: side, align });
  const { y, document } = paper;
  paper.part({
    type: 'Figure',
    alt: `二维码：${text}`,
    draw: () => drawModules({ document, modules, x, y, side }),
  });
  paper.y += side;
}

function sideOf(paper: Paper, { height }: Extract<SheetBlock, { kind: 'qr' }>): number {
  return Math.min(height * millimetre, paper.width, paper.bottom - paper.top);
}

/** Columns from one line on; what no page holds beside each other stands below each other. */
function* drawBeside(paper: Paper, { columns }: Extract<SheetBlock, { kind: 'beside' }>): Generator<void> {
  const { placed, height } = placesOf(paper, columns);
  if (height > paper.bottom - paper.top) {
    for (const block of columns.flatMap(({ blocks }) => blocks)) yield* drawBlock(paper, block);
    return;
  }
  paper.need(height);
  const { y } = paper;
  let { left } = paper;
  for (const { blocks, width } of placed) {
    paper.y = y;
    yield* paper.within({ left, width, isHeld: true }, () => drawBlocks(paper, blocks));
    left += width + gutter;
  }
  paper.y = y + height;
}

/** How wide each of some columns is, and how high the highest. */
function placesOf(paper: Paper, columns: Extract<SheetBlock, { kind: 'beside' }>['columns']) {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = paper.width - gutter * (columns.length - 1);
  const placed = columns.map(({ share, blocks }) => ({ blocks, width: (room * share) / whole }));
  return { placed, height: Math.max(...placed.map(({ blocks, width }) => heightOf({ paper, blocks, width }))) };
}

/** Cells with a frame, row by row; those of a row are as high as the highest, and what a cell holds stands in its middle. */
function* drawLabels(paper: Paper, block: Extract<SheetBlock, { kind: 'labels' }>): Generator<void> {
  const { cells, across, height: least } = block;
  const width = paper.width / across;
  const inner = width - 2 * padding;
  const { left } = paper;
  for (let from = 0; from < cells.length; from += across) {
    yield;
    const row = cells.slice(from, from + across);
    const heights = row.map((blocks) => heightOf({ paper, blocks, width: inner }));
    const height = Math.max(least * millimetre, Math.max(...heights) + 2 * padding);
    if (height > paper.bottom - paper.top) {
      for (const each of row.flat()) yield* drawBlock(paper, each);
      continue;
    }
    paper.need(height);
    const { y } = paper;
    for (const [index, blocks] of row.entries()) {
      const x = left + index * width;
      paper.artifact(() => paper.document.lineWidth(0.5).rect(x, y, width, height).stroke(labelRule));
      paper.y = y + (height - (heights[index] ?? 0)) / 2;
      yield* paper.within({ left: x + padding, width: inner, isHeld: true }, () => drawBlocks(paper, blocks));
    }
    paper.y = y + height;
  }
}

function* drawBlocks(paper: Paper, blocks: readonly SheetBlock[]): Generator<void> {
  for (const block of blocks) yield* drawBlock(paper, block);
}

/** How high blocks are in that width, one below the other, up to what the last one draws. */
function heightOf({ paper, blocks, width }: { paper: Paper; blocks: readonly SheetBlock[]; width: number }): number {
  return paper.measured({
    width,
    measure: () =>
      blocks.reduce((sum, block, index) => {
        const [high, after] = extentOf(paper, block);
        return sum + high + (index < blocks.length - 1 ? after : 0);
      }, 0),
  });
}

/** How high a block is, and how much stays free below it. */
function extentOf(paper: Paper, block: SheetBlock): [high: number, after: number] {
  switch (block.kind) {
    case 'heading': {
      const { size, before, after } = headings[block.level];
      return [before + linesHigh({ paper, text: block.text, size, isBold: true }), after];
    }
    case 'text':
      return [linesHigh({ paper, text: block.text, size: sizes[block.size], isBold: block.size === 'huge' }), gap];
    case 'fields':
      return [heightOfFields(paper, block), gap];
    case 'picture':
      return [sizeOf(paper, block).high, gap];
    case 'qr':
      return [sideOf(paper, block), gap];
    case 'beside':
      return [placesOf(paper, block.columns).height, gap];
    case 'space':
      return [block.height * millimetre, 0];
    default:
      throw new Error(`${block.kind} stands beside nothing`);
  }
}

function linesHigh({
  paper,
  text,
  size,
  isBold,
}: {
  paper: Paper;
  text: string;
  size: number;
  isBold: boolean;
}): number {
  const font = fontOf(isBold ? 'bold' : 'regular');
  return wrap({ text, font, size, width: paper.width }).length * paper.lineHeight(size);
}
