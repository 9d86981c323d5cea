/**
 * Contrast of the pairs of theme colours that people read (WCAG 2.2 AA; words with high contrast AAA). By hand, with every
 * figure: `npx tsx generators/sources/contrast.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastRatio, pairs, text, type Pair } from '#runtime/core/brand/contrast.ts';

type Colours = Record<string, string>;

export interface Contrast extends Pair {
  theme: string;
  appearance: 'light' | 'dark' | 'light, high contrast' | 'dark, high contrast';
  ratio: number;
}

/** Least contrast of words with high contrast. */
const highText = 7;
const folder = fileURLToPath(new URL('../../schemas/themes/', import.meta.url));

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

function colour({ theme, colours, word }: { theme: string; colours: Colours; word: string }): string {
  const value = word.startsWith('#') ? word : colours[word];
  if (!value) throw new Error(`The theme ${theme} has no colour ${word}.`);
  return value;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { theme, appearance, front, back, ratio, minimum } of themeContrasts())
    console.log(`${ratio < minimum ? 'FAIL' : 'ok  '} ${ratio.toFixed(2)} ${theme} ${appearance}: ${front} on ${back}`);
