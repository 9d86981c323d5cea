import { linearOf } from './contrast.ts';

/** A colour as people see it (OKLCH): the same step of lightness looks equally large in every hue. */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number;
  /** From 0 (grey) to some 0.37. */
  chroma: number;
  /** Radians; of a grey any. */
  hue: number;
}

/** A colour like #1F5EFF as OKLCH. */
export function oklchOf(hex: string): Oklch {
  const { red, green, blue } = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** OKLCH as a colour like #1F5EFF; where a screen cannot show so much colour, with as much as it can. */
export function hexOf(colour: Oklch): string {
  return `#${partsOf({ ...colour, chroma: shownChroma(colour) })
    .map((part) => Math.round(encoded(part) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/** As much of its colour as a screen shows at its lightness. */
function shownChroma(colour: Oklch): number {
  if (isShown(partsOf(colour))) return colour.chroma;
  let [less, more] = [0, colour.chroma];
  for (let round = 0; round < 8; round++) {
    const chroma = (less + more) / 2;
    if (isShown(partsOf({ ...colour, chroma }))) less = chroma;
    else more = chroma;
  }
  return less;
}

/** Red, green and blue as light; below 0 or above 1 where no screen shows them. */
function partsOf({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Half a step of a screen's 255. */
const blur = 0.0002;

function isShown(parts: readonly number[]): boolean {
  return parts.every((part) => part >= -blur && part <= 1 + blur);
}

function encoded(part: number): number {
  const light = Math.min(1, Math.max(0, part));
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
