/**
 * Work of which at most `size` pieces run at a time, and of one owner one fewer, so that a place is always left for
 * others. Those who wait take turns by owner: who asks for a hundred pieces does not hold up who asks for one.
 */
export class FairQueue {
  readonly #size: number;
  /** By owner, the one whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();

  constructor({ size }: { size: number }) {
    this.#size = size;
  }

  /** How many wait, of everybody or of one owner. */
  waiting(owner?: string): number {
    if (owner !== undefined) return this.#waiting.get(owner)?.length ?? 0;
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Runs the work when its turn has come. @throws whatever the work throws. */
  async run<T>({ owner, work }: { owner: string; work(): Promise<T> }): Promise<T> {
    const leave = await this.enter({ owner });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place. @returns what gives it back, once
   * @throws the signal's reason where it is given up before: who went away no longer waits
   */
  async enter({ owner, signal }: { owner: string; signal?: AbortSignal | undefined }): Promise<() => void> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.#forget({ owner, start });
        reject(signal?.reason as Error);
      };
      const start = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), start]);
      this.#startNext();
    });
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave(owner);
      isHeld = false;
    };
  }

  #forget({ owner, start }: { owner: string; start: () => void }): void {
    const others = (this.#waiting.get(owner) ?? []).filter((one) => one !== start);
    if (others.length > 0) this.#waiting.set(owner, others);
    else this.#waiting.delete(owner);
  }

  #leave(owner: string): void {
    const left = this.#countOf(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#startNext();
  }

  #startNext(): void {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= this.#size) return;
    const next = [...this.#waiting].find(([owner]) => this.#countOf(owner) < Math.max(1, this.#size - 1));
    if (!next) return;
    const [owner, [start, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#running.set(owner, this.#countOf(owner) + 1);
    start?.();
    this.#startNext();
  }

  #countOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}
