import groundsJson from '#schemas/generated/grounds.json' with { type: 'json' };
import { luminanceOf, pairs, ratioOf } from './contrast.ts';
import { hexOf, oklchOf, type Oklch } from './oklch.ts';

/** What of a theme's colours follows from the colour of an organisation; words of `colours` in `schemas/themes`. */
export type BrandWord = 'primary' | 'primaryHover' | 'primarySoft' | 'primaryText' | 'primaryFill';

export type BrandColours = Record<BrandWord, string>;

/** By appearance. */
export interface Brand {
  light: BrandColours;
  dark: BrandColours;
}

/** The default theme's colours, among which those of an organisation are read. */
export const grounds = groundsJson;

/** Of soft grounds: nearly as light, or as dark, as what they lie on, with a touch of the colour. */
const softs = { light: { lightness: 0.957, chroma: 0.025 }, dark: { lightness: 0.31, chroma: 0.06 } } as const;

/**
 * The primary colours of an organisation, of its one colour like #1F5EFF: its hue stays, and where something would not be
 * read (`pairs`) its lightness changes, as little as that takes. For any colour (rule U5).
 */
export function brandOf(colour: string): Brand {
  const own = oklchOf(colour);
  return { light: coloursIn({ own, appearance: 'light' }), dark: coloursIn({ own, appearance: 'dark' }) };
}

function coloursIn({ own, appearance }: { own: Oklch; appearance: keyof Brand }): BrandColours {
  const { lightness, chroma } = softs[appearance];
  const primarySoft = hexOf({ ...own, lightness, chroma: Math.min(own.chroma, chroma) });
  const among = { ...grounds[appearance], primarySoft };
  const primary = nearestRead({ word: 'primary', own, among });
  return {
    primary: hexOf(primary),
    primaryHover: hexOf({ ...primary, lightness: Math.min(1, primary.lightness + 0.05) }),
    primarySoft,
    primaryText: hexOf(nearestRead({ word: 'primaryText', own, among })),
    primaryFill: hexOf(nearestRead({ word: 'primaryFill', own, among })),
  };
}

/** A step of lightness that is hardly seen. */
const step = 1 / 128;

/** A colour, or the nearest lighter or darker one, that is read as a word of a theme. @throws Error where there is none */
function nearestRead({ word, own, among }: { word: BrandWord; own: Oklch; among: Record<string, string> }): Oklch {
  const others = pairs.flatMap(({ front, back, minimum }) => {
    if (front !== word && back !== word) return [];
    const other = front === word ? back : front;
    return [{ luminance: luminanceOf(among[other] ?? other), minimum }];
  });
  const isRead = (candidate: Oklch): boolean => {
    const light = luminanceOf(hexOf(candidate));
    return others.every(({ luminance, minimum }) => ratioOf(light, luminance) >= minimum);
  };
  for (let distance = 0; distance <= 1; distance += step)
    for (const lightness of [own.lightness - distance, own.lightness + distance]) {
      const candidate = { ...own, lightness };
      if (lightness >= 0 && lightness <= 1 && isRead(candidate)) return candidate;
    }
  throw new Error(`no ${word} of the colour is read`);
}
