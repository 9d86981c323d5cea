import type { Font } from 'fontkit';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { fontOf } from './fonts.ts';
import type { Paper, Structure } from './paper.ts';
import type { SheetFields, SheetTable } from './sheet.ts';
import { widthOf, wrap } from './wrap.ts';

const size = 9.5;
const padding = { x: 5, y: 3 };
const ruleColour = '#c4c9d1';
const headColour = '#f1f3f5';
/** Lines that a head has below it at least. */
const fewest = 3;
/** The most of a field's place that its name takes. */
const mostForName = 78;

/** A cell in lines that fit it. */
interface Cell {
  x: number;
  width: number;
  lines: string[];
  isHead: boolean;
  align: 'left' | 'right';
}

/** A table whose head stands at the top of each page. A row that is higher than a page goes on on the next. */
export function* drawTable(paper: Paper, { columns, rows, height }: SheetTable): Generator<void> {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = paper.left;
  const places = columns.map(({ share, align }) => {
    const place = { x, width: (paper.width * share) / whole, align };
    x += place.width;
    return place;
  });
  const cellsOf = (texts: readonly string[], isHead: boolean): Cell[] =>
    places.map((place, index) => cellOf({ ...place, text: texts[index] ?? '', isHead }));
  const head = cellsOf(
    columns.map(({ title }) => title),
    true,
  );
  const least = (height ?? 0) * millimetre;
  yield* drawRows({ paper, head, count: rows.length, cellsOf: (index) => cellsOf(rows[index] ?? [], false), least });
}

/** Names and values of fields, some beside each other. */
export function* drawFields(paper: Paper, fields: SheetFields): Generator<void> {
  const { items, across, height = 0 } = fields;
  yield* drawRows({
    paper,
    count: Math.ceil(items.length / across),
    cellsOf: rowsOfFields(paper, fields),
    least: height * millimetre,
  });
}

/** How high the rows of fields are together. */
export function heightOfFields(paper: Paper, fields: SheetFields): number {
  const { items, across, height = 0 } = fields;
  const cellsOf = rowsOfFields(paper, fields);
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) => linesOf(cellsOf(row)));
  return rows.reduce((sum, lines) => sum + Math.max(height * millimetre, heightOf({ paper, lines })), 0);
}

function rowsOfFields(paper: Paper, { items, across }: SheetFields): (row: number) => Cell[] {
  const width = paper.width / across;
  const forName = Math.min(mostForName, width * 0.4);
  return (row) =>
    Array.from({ length: across }, (_, column): Cell[] => {
      const { title, text } = items[row * across + column] ?? { title: '', text: '' };
      const x = paper.left + column * width;
      return [
        cellOf({ x, width: forName, text: title, isHead: true, align: 'left' }),
        cellOf({ x: x + forName, width: width - forName, text, isHead: false, align: 'left' }),
      ];
    }).flat();
}

function cellOf({ text, ...cell }: Omit<Cell, 'lines'> & { text: string }): Cell {
  const { isHead, width } = cell;
  return {
    ...cell,
    lines: wrap({ text, font: cut(isHead), size, width: width - 2 * padding.x }),
  };
}

function cut(isHead: boolean): Font {
  return fontOf(isHead ? 'bold' : 'regular');
}

/** Rows, each a step. One that does not fit goes to the next page as a whole where it fits there. */
function* drawRows({
  paper,
  head = [],
  count,
  cellsOf,
  least = 0,
}: {
  paper: Paper;
  head?: readonly Cell[];
  count: number;
  cellsOf(index: number): Cell[];
  /** That a row is high. */
  least?: number;
}): Generator<void> {
  const table = paper.group({ type: 'Table' });
  const ofHead = head.length > 0 ? heightOf({ paper, lines: linesOf(head) }) : 0;
  const below = (y: number): number => paper.linesBelow({ y: y + 2 * padding.y, size });
  // A head that leaves no room for rows stands once.
  const isRepeated = ofHead > 0 && below(paper.top + ofHead) >= fewest;
  const mostLines = below(paper.top + (isRepeated ? ofHead : 0));
  if (ofHead > 0) {
    paper.need(ofHead + Math.max(least, heightOf({ paper, lines: Math.min(linesOf(cellsOf(0)), fewest) })));
    drawRow({ paper, table, cells: head, from: 0, count: linesOf(head) });
  }
  const next = (): void => {
    paper.addPage();
    if (isRepeated) paper.artifact(() => drawRow({ paper, cells: head, from: 0, count: linesOf(head) }));
  };
  for (let index = 0; index < count; index++) {
    yield;
    const cells = cellsOf(index);
    const lines = linesOf(cells);
    if (paper.isShort(least)) next();
    for (let from = 0; from < lines; ) {
      const left = lines - from;
      if (below(paper.y) === 0 || (below(paper.y) < left && left <= mostLines)) next();
      const some = Math.min(below(paper.y), left);
      drawRow({ paper, table, cells, from, count: some, least });
      from += some;
    }
  }
  table.end();
}

function linesOf(cells: readonly Cell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length));
}

function heightOf({ paper, lines }: { paper: Paper; lines: number }): number {
  return lines * paper.lineHeight(size) + 2 * padding.y;
}

/** Some lines of a row; within a table they are a part of the structure. */
function drawRow({
  paper,
  table,
  cells,
  from,
  count,
  least = 0,
}: {
  paper: Paper;
  table?: Structure;
  cells: readonly Cell[];
  from: number;
  count: number;
  least?: number;
}): void {
  const { y } = paper;
  const needed = heightOf({ paper, lines: count });
  const height = Math.max(least, needed);
  const drawFrame = (): void => {
    for (const { x, width, isHead } of cells) {
      const { document } = paper;
      if (isHead) document.rect(x, y, width, height).fill(headColour);
      document.lineWidth(0.5).rect(x, y, width, height).stroke(ruleColour);
    }
  };
  const drawText = ({ x, width, lines, isHead, align }: Cell): void =>
    lines.slice(from, from + count).forEach((text, index) =>
      paper.line({
        text,
        x: x + padding.x + (align === 'left' ? 0 : width - 2 * padding.x - widthOf({ text, size, font: cut(isHead) })),
        y: y + (height - needed) / 2 + padding.y + index * paper.lineHeight(size),
        size,
        isBold: isHead,
      }),
    );
  if (table) {
    paper.artifact(drawFrame);
    const row = paper.group({ type: 'TR', within: table });
    for (const cell of cells) paper.part({ type: cell.isHead ? 'TH' : 'TD', within: row, draw: () => drawText(cell) });
    row.end();
  } else {
    drawFrame();
    cells.forEach(drawText);
  }
  paper.y += height;
}
