import type { PrintAlign } from '#generators/formats.ts';
import { fonts } from './fonts.ts';
import { millimetre, type Paper } from './paper.ts';
import type { Sheet, SheetBlock } from './sheet.ts';
import { drawFields, drawTable } from './table.ts';
import { widthOf, wrap } from './wrap.ts';

const sizes = { small: 8.5, normal: 10.5, large: 13 };
const headings = { 1: { size: 18, before: 0, after: 8 }, 2: { size: 12.5, before: 10, after: 4 } };
/** A heading stands with some of what it is over. */
const roomBelowHeading = 60;
const gap = 6;

/** Draws a sheet, block below block; a step is some milliseconds at most, so that others are served meanwhile. */
export function* drawSheet(paper: Paper, { blocks }: Sheet): Generator<void> {
  paper.beginSheet();
  for (const block of blocks) {
    yield;
    yield* drawBlock(paper, block);
  }
  paper.endSheet();
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
      drawText({ paper, ...block, type: 'P', size: sizes[block.size] });
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
  const font = fonts()[isBold ? 'bold' : 'regular'];
  const lines = wrap({ text, font, size, width: paper.width });
  const paragraph = paper.group({ type });
  for (let from = 0; from < lines.length; ) {
    paper.need(paper.lineHeight(size));
    const some = lines.slice(from, from + Math.max(1, paper.linesBelow({ y: paper.y, size })));
    paragraph.add(() =>
      some.forEach((line) => {
        const room = paper.width - widthOf({ text: line, font, size });
        const indent = align === 'left' ? 0 : align === 'center' ? room / 2 : room;
        paper.line({ text: line, x: paper.left + indent, y: paper.y, size, isBold });
        paper.y += paper.lineHeight(size);
      }),
    );
    from += some.length;
  }
  paragraph.end();
}

function drawPicture(paper: Paper, { picture, title, height, align }: Extract<SheetBlock, { kind: 'picture' }>): void {
  const image = picture(paper.document);
  const isTurned = (image.orientation ?? 1) > 4;
  const [across, down] = isTurned ? [image.height, image.width] : [image.width, image.height];
  const most = Math.min(height * millimetre, paper.bottom - paper.top);
  const scale = Math.min(most / down, paper.width / across);
  const [wide, high] = [across * scale, down * scale];
  paper.need(high);
  const room = paper.width - wide;
  const x = paper.left + (align === 'left' ? 0 : align === 'center' ? room / 2 : room);
  paper.part({
    type: 'Figure',
    alt: title,
    draw: () => paper.document.image(image as unknown as Buffer, x, paper.y, { width: wide, height: high }),
  });
  paper.y += high;
}
