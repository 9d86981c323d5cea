/**
 * Contrast of the pairs of theme colours that people read (WCAG 2.2 AA). By hand, with every figure:
 * `npx tsx generators/sources/contrast.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Colours = Record<string, string>;

export interface Contrast {
  theme: string;
  /** Word of `colours`, or a colour itself: what is read and what lies under it. */
  front: string;
  back: string;
  ratio: number;
  minimum: number;
}

const text = 4.5;
const white = '#FFFFFF';
const folder = fileURLToPath(new URL('../../schemas/themes/', import.meta.url));

/** Words on the surface and on the page, and the words of a filled button. */
const pairs = [
  ...['ink', 'secondary', 'mutedText', 'primaryText', 'successText', 'warningText', 'dangerText'].flatMap((front) =>
    ['surface', 'page'].map((back) => ({ front, back })),
  ),
  { front: 'primaryText', back: 'primarySoft' },
  { front: white, back: 'primaryFill' },
];

/** Every pair of every theme of `schemas/themes` with its ratio. @throws Error where a theme lacks a colour of a pair. */
export function themeContrasts(): Contrast[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { colours } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as { colours: Colours };
      const theme = file.replace(/\.json$/, '');
      return pairs.map((pair) => ({
        theme,
        ...pair,
        minimum: text,
        ratio: contrastRatio({
          front: colour({ theme, colours, word: pair.front }),
          back: colour({ theme, colours, word: pair.back }),
        }),
      }));
    });
}

/** WCAG contrast of two colours like #1F5EFF: from 1 (the same) to 21 (black on white). */
export function contrastRatio({ front, back }: { front: string; back: string }): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function colour({ theme, colours, word }: { theme: string; colours: Colours; word: string }): string {
  const value = word.startsWith('#') ? word : colours[word];
  if (!value) throw new Error(`The theme ${theme} has no colour ${word}.`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { theme, front, back, ratio, minimum } of themeContrasts())
    console.log(`${ratio < minimum ? 'FAIL' : 'ok  '} ${ratio.toFixed(2)} ${theme}: ${front} on ${back}`);
