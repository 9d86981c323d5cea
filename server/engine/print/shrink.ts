/** How many pixels a picture may have at most. */
export interface Bounds {
  across: number;
  down: number;
  /** Of all together. */
  all: number;
}

/** A row of red, green and blue that is done, from the top down. */
type Row = Uint8Array;

interface Sums {
  values: Uint32Array;
  /** Pixels of the source that are still to come. */
  missing: number;
}

/**
 * Makes a picture smaller while it is read: each pixel is the mean of those of the source that fall into it. Only rows
 * that are not complete are held – one of a picture from the top down, all of an interlaced one, in its small size.
 */
export class Shrinking {
  readonly width: number;
  readonly height: number;
  readonly #source: { width: number; height: number };
  /** Where each column of the source belongs, and how many belong to each. */
  readonly #places: Uint32Array;
  readonly #shares: Uint32Array;
  readonly #rows = new Map<number, Sums>();
  #next = 0;

  constructor({ source, bounds }: { source: { width: number; height: number }; bounds: Bounds }) {
    const { width, height } = source;
    const scale = Math.min(1, bounds.across / width, bounds.down / height, Math.sqrt(bounds.all / (width * height)));
    this.width = Math.max(1, Math.floor(width * scale));
    this.height = Math.max(1, Math.floor(height * scale));
    this.#source = source;
    this.#places = Uint32Array.from({ length: width }, (_, column) => Math.floor((column * this.width) / width));
    this.#shares = new Uint32Array(this.width);
    for (const place of this.#places) this.#shares[place] = (this.#shares[place] ?? 0) + 1;
  }

  /** Takes pixels of a line of the source: from the left, every so many. @returns the rows that are done with them */
  add({ y, left, step, pixels }: { y: number; left: number; step: number; pixels: Uint8Array }): Row[] {
    const place = this.#rowOf(y);
    const sums = this.#rows.get(place) ?? this.#begin(place);
    const { values } = sums;
    for (let from = 0, column = left; from < pixels.length; from += 3, column += step) {
      const to = 3 * (this.#places[column] ?? 0);
      for (let part = 0; part < 3; part++) values[to + part] = (values[to + part] ?? 0) + (pixels[from + part] ?? 0);
    }
    sums.missing -= pixels.length / 3;
    return [...this.#done()];
  }

  *#done(): Generator<Row> {
    for (let sums = this.#rows.get(this.#next); sums?.missing === 0; sums = this.#rows.get(this.#next)) {
      const lines = this.#linesOf(this.#next);
      this.#rows.delete(this.#next++);
      yield Uint8Array.from(sums.values, (sum, at) =>
        Math.round(sum / (lines * (this.#shares[Math.floor(at / 3)] ?? 1))),
      );
    }
  }

  #begin(place: number): Sums {
    const sums = { values: new Uint32Array(3 * this.width), missing: this.#linesOf(place) * this.#source.width };
    this.#rows.set(place, sums);
    return sums;
  }

  #rowOf(y: number): number {
    return Math.floor((y * this.height) / this.#source.height);
  }

  /** How many lines of the source fall into a row. */
  #linesOf(place: number): number {
    const firstOf = (row: number): number => Math.ceil((row * this.#source.height) / this.height);
    return firstOf(place + 1) - firstOf(place);
  }
}
