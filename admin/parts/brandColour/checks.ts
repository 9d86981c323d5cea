import { brandOf, grounds, type Brand, type BrandWord } from '#runtime/core/brand/brand.ts';
import { contrastRatio, pairs, text, type Pair } from '#runtime/core/brand/contrast.ts';
import { texts } from './texts.ts';

/** What people read of an organisation's colours, and how well. */
export interface Check {
  name: string;
  minimum: number;
  light: number;
  dark: number;
}

export interface Checks {
  rows: readonly Check[];
  /** Where the colour was made darker or lighter and why, or that it was not; a sentence each. */
  sentences: readonly string[];
}

const appearances = ['light', 'dark'] as const satisfies readonly (keyof Brand)[];
const subjects = ['primaryFill', 'primaryText', 'primary'] as const satisfies readonly BrandWord[];

/** Tells how the colours that follow from one like #1F5EFF are read. */
export function checksOf(colour: string): Checks {
  const brand = brandOf(colour);
  const ratioIn = (appearance: keyof Brand, { front, back }: Pair): number => {
    const all: Record<string, string> = { ...grounds[appearance], ...brand[appearance] };
    return contrastRatio({ front: all[front] ?? front, back: all[back] ?? back });
  };
  return {
    rows: pairs
      .filter(({ front, back }) => front in brand.light || back in brand.light)
      .map((pair) => ({
        name: texts.pairs[`${pair.front} ${pair.back}`] ?? '',
        minimum: pair.minimum,
        light: ratioIn('light', pair),
        dark: ratioIn('dark', pair),
      })),
    sentences: appearances.flatMap((appearance) => sentencesOf({ colour, brand, appearance })),
  };
}

function sentencesOf({
  colour,
  brand,
  appearance,
}: {
  colour: string;
  brand: Brand;
  appearance: keyof Brand;
}): string[] {
  const around = { ...grounds[appearance], primarySoft: brand[appearance].primarySoft };
  const changed = subjects.flatMap((word) => {
    const [worst] = unreadOf({ word, colour, around });
    if (!worst) return [];
    return texts.changed({
      appearance: texts.appearances[appearance],
      subject: texts.subjects[word],
      colour: brand[appearance][word],
      reason: reasonOf({ ...worst, appearance }),
    });
  });
  return changed.length > 0 ? changed : [texts.taken(texts.appearances[appearance])];
}

interface Unread {
  /** What the colour meets: a word of the theme, or a colour itself. */
  other: string;
  ratio: number;
  minimum: number;
}

/** Where a colour would not be read as a word of the theme, the worst first. */
function unreadOf({
  word,
  colour,
  around,
}: {
  word: BrandWord;
  colour: string;
  around: Record<string, string>;
}): Unread[] {
  return pairs
    .filter(({ front, back }) => front === word || back === word)
    .map(({ front, back, minimum }) => {
      const other = front === word ? back : front;
      return { other, minimum, ratio: contrastRatio({ front: colour, back: around[other] ?? other }) };
    })
    .filter(({ ratio, minimum }) => ratio < minimum)
    .sort((one, next) => one.ratio / one.minimum - next.ratio / next.minimum);
}

function reasonOf({ other, ratio, minimum, appearance }: Unread & { appearance: keyof Brand }): string {
  const where = texts.chosenOn[other] ?? (other === 'onText' ? texts.onChosen[appearance] : texts.whiteOnChosen);
  return `${where}${(minimum === text ? texts.tooFaint : texts.tooLittle)(texts.ratio(ratio))}`;
}
