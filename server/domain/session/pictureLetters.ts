import { randomInt } from 'node:crypto';
import { fontOf } from '../../engine/print/fonts.ts';

const size = { width: 200, height: 64 };
/** Height of the letters, as a share of the font's own unit. */
const letterSize = { least: 42, most: 50 };
const lines = 3;

interface Point {
  x: number;
  y: number;
}

/**
 * Letters for a person to read, as an SVG that a page may hold as it is. They are turned, of several sizes, waved, and
 * crossed by lines; all of it is one path in points of no fixed number, in no order, so that neither names nor shapes tell
 * a letter from another or from a line.
 */
export function drawLetters(text: string): string {
  const wave = newWave();
  const outlines = [...lettersOf(text), ...Array.from({ length: lines }, lineOf)].map((outline) =>
    pathOf(outline.map(wave)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${text.length} 个字母或数字，需要看着图片输入"><path fill="#fff" d="M0 0h${size.width}v${size.height}H0z"/><path fill="#0f1b2d" d="${shuffled(outlines).join('')}"/></svg>`;
}

/** The outlines of letters side by side. */
function lettersOf(text: string): Point[][] {
  const step = size.width / (text.length + 0.6);
  return [...text].flatMap((character, index) => {
    const middle = { x: step * (index + 0.8) + between(-3, 3), y: size.height / 2 + between(-4, 4) };
    return letterAt({ character, middle });
  });
}

/** The outlines of a letter, turned about its middle. */
function letterAt({ character, middle }: { character: string; middle: Point }): Point[][] {
  const bold = fontOf('bold');
  const { path } = bold.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const { minX, minY, width, height } = path.bbox;
  const scale = between(letterSize.least, letterSize.most) / bold.unitsPerEm;
  const turn = between(-0.28, 0.28);
  const lean = between(-0.25, 0.25);
  const place = ({ x, y }: Point): Point => {
    const up = (y - minY - height / 2) * scale;
    const right = (x - minX - width / 2) * scale + up * lean;
    return {
      x: middle.x + right * Math.cos(turn) + up * Math.sin(turn),
      y: middle.y + right * Math.sin(turn) - up * Math.cos(turn),
    };
  };
  return outlinesOf(path.commands).map((outline) => outline.map(place));
}

/** The closed outlines of a glyph in points, as many as chance has it. */
function outlinesOf(commands: readonly { command: string; args: number[] }[]): Point[][] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    const points = pairs(args);
    if (command === 'moveTo') outlines.push(points);
    const outline = outlines.at(-1);
    const from = outline?.at(-1);
    if (!outline || !from || command === 'moveTo' || command === 'closePath') continue;
    outline.push(...stepsAlong([from, ...points]));
  }
  return outlines;
}

/** Points along a line or Bézier curve to its end, one every 40 to 90 units of the font. */
function stepsAlong(controls: readonly Point[]): Point[] {
  const [from, to] = [controls[0], controls.at(-1)];
  if (!from || !to) return [];
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / between(40, 90)));
  return Array.from({ length: count }, (_, step) => onCurve({ controls, share: (step + 1) / count }));
}

/** Where a curve is, by de Casteljau. */
function onCurve({ controls, share }: { controls: readonly Point[]; share: number }): Point {
  const [first = { x: 0, y: 0 }, ...rest] = controls;
  if (rest.length === 0) return first;
  const nearer = rest.map((point, index) => {
    const before = controls[index] ?? point;
    return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
  });
  return onCurve({ controls: nearer, share });
}

/** The outline of a thin line across all letters, either way round: over a letter it is seen, or cuts it. */
function lineOf(): Point[] {
  const [left, right, bend] = [between(12, 52), between(12, 52), between(-10, 10)];
  const thick = between(1, 1.6);
  const count = randomInt(14, 24);
  const edge = (below: number): Point[] =>
    Array.from({ length: count + 1 }, (_, step) => {
      const share = step / count;
      const y = left + (right - left) * share + bend * Math.sin(share * Math.PI * 2) + below;
      return { x: 4 + (size.width - 8) * share, y };
    });
  const outline = [...edge(0), ...edge(thick).reverse()];
  return randomInt(2) === 0 ? outline : outline.reverse();
}

/** A waving of the whole picture, another each time. */
function newWave(): (point: Point) => Point {
  const [along, across] = [between(1.5, 3), between(1.5, 3)];
  const [long, high] = [between(24, 40), between(14, 22)];
  const [begin, top] = [between(0, Math.PI * 2), between(0, Math.PI * 2)];
  return ({ x, y }) => ({ x: x + along * Math.sin(y / high + top), y: y + across * Math.sin(x / long + begin) });
}

function pathOf(outline: readonly Point[]): string {
  return `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: between(0, 1) }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(2 ** 32)) / 2 ** 32;
}
