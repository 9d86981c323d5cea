import { observable } from '@formily/reactive';

/** Widgets drawn with the first picture of a form: as many as a window of 1080 pixels shows in two columns. */
const first = 24;
/** Widgets drawn in each free moment after it. */
const step = 20;

/**
 * Lets the widgets of a long form come in free moments: what a form costs is the DOM of its widgets, and only the first
 * are in sight. Fields, values and conditions are all there from the start.
 */
export interface Arrival {
  /** Observable: whether the widget of the field at this place is drawn. Inside lists there is no place, and no wait. */
  isHere(rank: number | undefined): boolean;
  /** Begins to let `count` widgets come; the reply stops it. */
  start(count: number): () => void;
  /** Lets all come now, e.g. to bring one into sight. */
  finish(): void;
}

export function createArrival(): Arrival {
  const arrived = observable<Record<string, boolean>>({});
  let total = 0;
  let next = 0;
  const batchOf = (rank: number): number => Math.floor((rank - first) / step);
  const finish = (): void => {
    for (; next * step + first < total; next += 1) arrived[next] = true;
  };
  return {
    isHere: (rank) => rank === undefined || rank < first || arrived[batchOf(rank)] === true,
    start: (count) => {
      total = count;
      let stop = (): void => undefined;
      const come = (): void => {
        if (next * step + first >= total) return;
        stop = whenFree(() => {
          arrived[next] = true;
          next += 1;
          come();
        });
      };
      come();
      return () => stop();
    },
    finish,
  };
}

function whenFree(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 500 });
  return () => window.cancelIdleCallback(handle);
}
