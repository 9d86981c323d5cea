import { sweep } from './domain/attempt/index.ts';
import { makePdfs } from './domain/issue/index.ts';
import { scoreHandedIn } from './domain/scoring/index.ts';
import type { App } from './engine/context.ts';
import { repeat } from './repeat.ts';

const everyMilliseconds = 1_000;

/**
 * Every second hands in what is out of time, scores what was handed in, and makes the PDFs of certificates: beside one
 * another, as nothing is handed in late because much is to be scored. @returns stops it
 */
export function startSweep({ app }: { app: App }): () => Promise<void> {
  const stops = [
    repeat({
      everyMilliseconds,
      work: () => sweep({ app }),
      onFailed: (error) => app.log.error(error, 'attempts that are out of time could not be handed in'),
    }),
    repeat({
      everyMilliseconds,
      work: () => scoreHandedIn({ app }),
      onFailed: (error) => app.log.error(error, 'exams that were handed in could not be scored'),
    }),
    repeat({
      everyMilliseconds,
      work: () => makePdfs({ app }),
      onFailed: (error) => app.log.error(error, 'PDFs of certificates could not be made'),
    }),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
