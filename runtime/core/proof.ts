/** What the worker is told: a challenge as the server gave it, and how many numbers it may take. */
export interface Work {
  challenge: string;
  most: number;
}

/** What the worker tells: how far it has come, or the proof; neither where there is none to be found. */
export interface Told {
  share?: number;
  proof?: string;
}

/** Solves a challenge. @throws the signal's reason when it is aborted; Error where the browser cannot do it. */
export type Solver = (work: Work & { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<string>;

/** In a worker of its own, so that the page stays quick; its code is fetched when the first proof is wanted. */
const inWorker: Solver = ({ challenge, most, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = (then: () => void): void => {
      worker.terminate();
      then();
    };
    signal.addEventListener('abort', () => end(() => reject(new Error('aborted'))));
    worker.onerror = () => end(() => reject(new Error('the worker failed')));
    worker.onmessage = ({ data: { share, proof } }: MessageEvent<Told>) => {
      if (share !== undefined) onProgress(share);
      else if (proof === undefined) end(() => reject(new Error('no solution')));
      else end(() => resolve(proof));
    };
    worker.postMessage({ challenge, most } satisfies Work);
  });

let solver: Solver = inWorker;

/** Replaces what solves challenges (tests); the reply puts the former one back. */
export function setSolver(next: Solver): () => void {
  const former = solver;
  solver = next;
  return () => {
    solver = former;
  };
}

/** Solves a challenge of the server; resolves to what is sent back as `proof`. @throws as `Solver` */
export const solve: Solver = (work) => solver(work);
