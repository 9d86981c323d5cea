import { sheetOf, textDefaults, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import type { CertToken } from '#runtime/core/certificate/tokens.ts';
import { meet, tenths, within, type Box } from './box.ts';
import { texts } from './texts.ts';

/** What may be put on a sheet, without its place. */
export interface Offered {
  title: string;
  item: Omit<CertItem, 'x' | 'y'>;
}

/** A text as it usually is. */
const plain = { kind: 'text', ...textDefaults } as const;

/** What the palette offers, in its order. */
export const palette: readonly Offered[] = [
  ofToken('持证人', { width: 120, height: 16, size: 30, isBold: true }),
  ofToken('证书编号', { before: '证书编号：' }),
  ofToken('证书名称', { width: 160, height: 12, size: 20, isBold: true }),
  ofToken('等级', { before: '等级：' }),
  ofToken('发证日期', { before: '发证日期：' }),
  ofToken('有效期至', { before: '有效期至：' }),
  ofToken('证件号码', { before: '证件号码：' }),
  ofToken('发证机构', { width: 120 }),
  { title: texts.kinds.text, item: { ...plain, width: 80, height: 8, text: texts.newText } },
  { title: texts.kinds.qr, item: { kind: 'qr', width: 28, height: 28 } },
  { title: texts.kinds.photo, item: { kind: 'photo', width: 25, height: 35 } },
  { title: texts.kinds.picture, item: { kind: 'picture', width: 40, height: 40 } },
];

/** Where something new stands: in the middle, or a little below or above where it covers nothing; where the middle is full, off what was put there before. */
export function placeFor({
  size,
  layout,
  orientation,
}: {
  size: Pick<Box, 'width' | 'height'>;
  layout: readonly Box[];
  orientation: CertDesign['orientation'];
}): Box {
  const sheet = sheetOf({ orientation });
  const middle = { ...size, x: tenths((sheet.width - size.width) / 2), y: tenths((sheet.height - size.height) / 2) };
  const most = sheet.height - size.height;
  for (let off = 0; off <= sheet.height / 5; off += 2)
    for (const y of [middle.y + off, middle.y - off]) {
      const box = { ...middle, y: tenths(y) };
      if (y >= 0 && y <= most && !layout.some((other) => meet(box, other))) return box;
    }
  let box = middle;
  for (let off = 5; layout.some(({ x, y }) => x === box.x && y === box.y); off += 5)
    box = { ...box, x: shifted(middle.x, off, sheet.width - size.width), y: shifted(middle.y, off, most) };
  return box;
}

/** Copies of items, a little off what they were made of, on the sheet still. */
export function copied({
  items,
  orientation,
}: {
  items: readonly CertItem[];
  orientation: CertDesign['orientation'];
}): CertItem[] {
  const sheet = sheetOf({ orientation });
  return items.map((item) => ({
    ...item,
    x: tenths(within(item.x + 5, 0, sheet.width - item.width)),
    y: tenths(within(item.y + 5, 0, sheet.height - item.height)),
  }));
}

/** The order in which a sheet is read: line by line, what begins at much the same height from the left. */
export function readingOrder(layout: readonly Box[]): number[] {
  return layout
    .map((box, index) => ({ index, x: box.x, line: Math.round((box.y + box.height / 2) / sameLine) }))
    .toSorted((one, other) => one.line - other.line || one.x - other.x)
    .map(({ index }) => index);
}

/** The uppermost item at a place. */
export function itemAt(layout: readonly Box[], { x, y }: { x: number; y: number }): number | undefined {
  const index = layout.findLastIndex(
    (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );
  return index < 0 ? undefined : index;
}

/** A form's value as a layout. */
export function layoutOf(value: unknown): CertItem[] {
  return Array.isArray(value) ? (value as CertItem[]) : [];
}

/** The design that a form's record has. */
export function designOf({ value, record }: { value: unknown; record: Readonly<Record<string, unknown>> }): CertDesign {
  const { orientation, frame, accent, background } = record as Partial<CertDesign>;
  return {
    orientation: orientation === 'portrait' ? 'portrait' : 'landscape',
    frame: frame ?? 'none',
    accent: accent ?? '#b08d3c',
    background: background ?? null,
    layout: layoutOf(value),
  };
}

/** A place further on, beginning anew where there is none any more. */
function shifted(place: number, by: number, most: number): number {
  return most > 0 ? tenths((place + by) % most) : 0;
}

/** In millimetres: what is nearer than this is one line. */
const sameLine = 4;

/** The text of one token, with a word before it where there is one. */
function ofToken(
  token: CertToken,
  { before = '', width = 100, height = 8, ...look }: { before?: string } & Partial<Omit<CertItem, 'x' | 'y'>>,
): Offered {
  return { title: token, item: { ...plain, ...look, width, height, text: `${before}{${token}}` } };
}
