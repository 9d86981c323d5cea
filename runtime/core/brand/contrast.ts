/** What is read and what lies under it: words of a theme's colours, or a colour itself. */
export interface Pair {
  front: string;
  back: string;
  /** Least contrast. */
  minimum: number;
}

/** Least contrast of words, and of what shows where a control is (WCAG 2.2 AA). */
export const text = 4.5;
const control = 3;

/** What is written on filled buttons and marks, in every theme. */
const white = '#FFFFFF';

/** Words on the surface, on the page and on soft grounds, the words of filled buttons and marks; lines, fills and marks of controls. */
export const pairs: readonly Pair[] = [
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

/** WCAG contrast of two colours like #1F5EFF: from 1 (the same) to 21 (black on white). */
export function contrastRatio({ front, back }: { front: string; back: string }): number {
  return ratioOf(luminanceOf(front), luminanceOf(back));
}

/** The same of their luminances. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How much light a colour like #1F5EFF gives: from 0 (black) to 1 (white). */
export function luminanceOf(hex: string): number {
  const { red, green, blue } = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light of a colour like #1F5EFF by its three parts, each from 0 to 1. */
export function linearOf(hex: string): { red: number; green: number; blue: number } {
  const part = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return { red: part(1), green: part(3), blue: part(5) };
}
