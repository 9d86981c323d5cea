/** How the pixels of a PNG are written (PNG specification, 4.4 and 11.2). */
export interface PngForm {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  /** 0 grey, 2 red green blue, 3 places in the palette, 4 grey and alpha, 6 red green blue and alpha. */
  colour: number;
  palette: Buffer;
  /** Alpha of the places in the palette, or the one colour that is not there; empty without. */
  transparency: Buffer;
}

const forms: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Bits of a pixel; 0 where there is no such form. */
export function bitsOf({ depth, colour }: Pick<PngForm, 'depth' | 'colour'>): number {
  const { samples, depths } = forms[colour] ?? { samples: 0, depths: [] };
  return depths.includes(depth) ? samples * depth : 0;
}

/** Takes the filter off a line, whose bytes are told from those before and above. @returns whether there is such a filter */
export function unfilter({
  line,
  above,
  filter,
  step,
}: {
  line: Buffer;
  above: Buffer;
  filter: number;
  /** Bytes of a pixel, 1 at least. */
  step: number;
}): boolean {
  if (filter > 4) return false;
  if (filter === 0) return true;
  for (let i = 0; i < line.length; i++) {
    const left = i < step ? 0 : (line[i - step] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < step ? 0 : (above[i - step] ?? 0);
    const told = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    line[i] = (line[i] ?? 0) + told;
  }
  return true;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Paints the pixels of a line: as they look on white, each `step` bytes behind the last. */
export function painterOf({
  form: { depth, colour, palette, transparency },
  pixels,
}: {
  form: PngForm;
  pixels: Uint8Array;
}): (line: { line: Buffer; columns: number; at: number; step: number }) => void {
  const samples = forms[colour]?.samples ?? 1;
  const most = 2 ** depth - 1;
  const hasAlpha = colour === 4 || colour === 6;
  const isColoured = colour === 2 || colour === 6;
  const absent = !hasAlpha && colour !== 3 && transparency.length >= 2 * samples ? transparency : undefined;
  return ({ line, columns, at, step }) => {
    const sample = (index: number): number => {
      if (depth === 8) return line[index] ?? 0;
      if (depth === 16) return ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0);
      const bit = index * depth;
      return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
    };
    for (let column = 0, to = at; column < columns; column++, to += step) {
      const first = column * samples;
      const own = sample(first);
      const isAbsent = absent !== undefined && isSame({ absent, sample, first, samples });
      const alpha = hasAlpha
        ? sample(first + samples - 1) / most
        : colour === 3
          ? (transparency[own] ?? 255) / 255
          : Number(!isAbsent);
      for (let part = 0; part < 3; part++) {
        const value =
          colour === 3 ? (palette[3 * own + part] ?? 0) : (255 * (isColoured ? sample(first + part) : own)) / most;
        pixels[to + part] = Math.round(255 + (value - 255) * alpha);
      }
    }
  };
}

function isSame({
  absent,
  sample,
  first,
  samples,
}: {
  absent: Buffer;
  sample: (index: number) => number;
  first: number;
  samples: number;
}): boolean {
  for (let part = 0; part < samples; part++) if (sample(first + part) !== absent.readUInt16BE(2 * part)) return false;
  return true;
}
