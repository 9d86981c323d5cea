/** Lets at most so many pieces of work of one key run at a time; the others wait in the order they came. */
export class Turns {
  readonly #most: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor({ most }: { most: number }) {
    this.#most = most;
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? 0;
    if (running < this.#most) this.#running.set(key, running + 1);
    // Whoever ends gives its place to the next, so the count stays.
    else await new Promise<void>((resolve) => this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]));
    try {
      return await work();
    } finally {
      this.#passOn(key);
    }
  }

  #passOn(key: string): void {
    const [next, ...rest] = this.#waiting.get(key) ?? [];
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
    if (next) return next();
    const running = (this.#running.get(key) ?? 1) - 1;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
  }
}
