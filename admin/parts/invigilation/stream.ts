import { ofPage } from '#runtime/core/page.ts';
import type { Board, Person } from './board.ts';

/** What a stream or a reading tells: all, the places that changed, or only that it goes on. */
export type News = Board | { serverTime: string; people?: Person[] };

/** Milliseconds without a word, which comes every five seconds, after which a line is taken for dead. */
export const mostSilence = 12_000;
/** Milliseconds within which a stream that ended is back: each ends after a minute, and the browser comes again at once. */
const gap = 2_000;
/** Milliseconds after which a stream that the browser gave up is opened again. */
const pause = 5_000;

/** Listens to the stream of a board, and opens it again where the browser gave up or the line is dead. @returns what ends it */
export function stream({
  sessionId,
  hear,
  setLive,
}: {
  sessionId: string;
  hear(news: News): void;
  setLive(isLive: boolean): void;
}): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  let source: EventSource;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let heard: number;
  const open = (): void => {
    heard = performance.now();
    source = new EventSource(addressOf(sessionId));
    for (const name of ['board', 'people', 'time'])
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        heard = performance.now();
        hear(JSON.parse(data) as News);
        if (name !== 'board') return;
        clearTimeout(ending);
        ending = undefined;
        setLive(true);
      });
    source.addEventListener('error', () => {
      ending ??= setTimeout(() => setLive(false), gap);
    });
  };
  open();
  const timer = setInterval(() => {
    const silence = performance.now() - heard;
    if (silence < (source.readyState === EventSource.CLOSED ? pause : mostSilence)) return;
    source.close();
    setLive(false);
    open();
  }, 1_000);
  return () => {
    clearInterval(timer);
    clearTimeout(ending);
    source.close();
    setLive(false);
  };
}

function addressOf(sessionId: string): string {
  const address = ofPage('/api/invigilate/live');
  return `${address}${address.includes('?') ? '&' : '?'}sessionId=${encodeURIComponent(sessionId)}`;
}
