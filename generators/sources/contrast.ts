/**
 * Contrast of the pairs of theme colours that people read (WCAG 2.2 AA; words with high contrast AAA). By hand, with every
 * figure: `npx tsx generators/sources/contrast.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Colours = Record<string, string>;

export interface Contrast {
  theme: string;
  appearance: 'light' | 'dark' | 'light, high contrast' | 'dark, high contrast';
  /** Word of `colours`, or a colour itself: what is read and what lies under it. */
  front: string;
  back: string;
  ratio: number;
  minimum: number;
}

/** Least contrast: of words, of words with high contrast, and of what shows where a control is. */
const text = 4.5;
const highText = 7;
const control = 3;
const white = '#FFFFFF';
const folder = fileURLToPath(new URL('../../schemas/themes/', import.meta.url));

/** Words on the surface, on the page and on soft grounds, the words of filled buttons and marks; lines, fills and marks of controls. */
const pairs = [
  ...['ink', 'secondary', 'mutedText', 'primaryText', 'successText', 'warningText', 'dangerText'].flatMap((front) =>
    ['surface', 'page'].map((back) => ({ front, back, minimum: text })),
  ),
  ...['primary', 'success', 'warning', 'danger'].flatMap((tone) =>
    ['ink', `${tone}Text`].map((front) => ({ front, back: `${tone}Soft`, minimum: text })),
  ),
  { front: white, back: 'primaryFill', minimum: text },
  ...['primaryText', 'successText', 'warningText', 'dangerText'].map((back) => ({
    front: 'onText',
    back,
    minimum: text,
  })),
  ...['controlLine', 'primary', 'primaryFill', 'success', 'danger'].map((front) => ({
    front,
    back: 'surface',
    minimum: control,
  })),
];

/** Every pair of every theme of `schemas/themes`, light and dark, with its ratio. @throws Error where a theme lacks a colour of a pair. */
export function themeContrasts(): Contrast[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { colours, darkColours, contrastColours, darkContrastColours } = JSON.parse(
        readFileSync(`${folder}${file}`, 'utf8'),
      ) as Record<string, Colours | undefined>;
      const theme = file.replace(/\.json$/, '');
      return [
        ...contrastsOf({ theme, appearance: 'light', colours }),
        ...contrastsOf({ theme, appearance: 'dark', colours: darkColours }),
        ...contrastsOf({ theme, appearance: 'light, high contrast', colours: contrastColours, leastOfText: highText }),
        ...contrastsOf({
          theme,
          appearance: 'dark, high contrast',
          colours: darkContrastColours,
          leastOfText: highText,
        }),
      ];
    });
}

function contrastsOf({
  theme,
  appearance,
  colours,
  leastOfText = text,
}: Pick<Contrast, 'theme' | 'appearance'> & { colours: Colours | undefined; leastOfText?: number }): Contrast[] {
  if (!colours) return [];
  // With high contrast what is filled has the line of a control around it.
  const seen = leastOfText === text ? pairs : pairs.filter(({ front }) => front !== 'primaryFill');
  return seen.map((pair) => ({
    theme,
    appearance,
    ...pair,
    minimum: pair.minimum === text ? leastOfText : pair.minimum,
    ratio: contrastRatio({
      front: colour({ theme, colours, word: pair.front }),
      back: colour({ theme, colours, word: pair.back }),
    }),
  }));
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
  for (const { theme, appearance, front, back, ratio, minimum } of themeContrasts())
    console.log(`${ratio < minimum ? 'FAIL' : 'ok  '} ${ratio.toFixed(2)} ${theme} ${appearance}: ${front} on ${back}`);
