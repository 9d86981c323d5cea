import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { drawLetters } from './pictureLetters.ts';

const pointsIn = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);

it('IC17: tells letters by nothing but points: no text, no name, no order', () => {
  const [one, other] = [drawLetters('ACDEH'), drawLetters('7KMXY')];
  const frameOf = (svg: string): string => svg.replace(/ d="[^"]*"/g, '');
  expect(frameOf(one)).toBe(frameOf(other));
  expect(one).not.toMatch(/<(text|title|script|style|image|use)|ACDEH/);
});

it('IC17: draws the same letters in another way each time, also in another number of points', () => {
  const drawn = Array.from({ length: 12 }, () => pointsIn(drawLetters('ACDEH')).at(-1) ?? '');
  expect(new Set(drawn).size).toBe(12);
  expect(new Set(drawn.map((d) => d.split('L').length)).size).toBeGreaterThan(6);
});

it('IC17: is a picture with ink in it where each letter stands, and small', () => {
  const svg = drawLetters('MMMMM');
  expect(Buffer.byteLength(svg)).toBeLessThan(9 * 1024);
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  expect([width, height]).toEqual([200, 64]);
  const dark = Array.from({ length: 5 }, () => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    const column = Math.floor(((at / 4) % width) / (width / 5));
    if ((pixels[at] ?? 255) < 128) dark[column] = (dark[column] ?? 0) + 1;
  }
  for (const count of dark) expect(count / ((width / 5) * height)).toBeGreaterThan(0.15);
});
