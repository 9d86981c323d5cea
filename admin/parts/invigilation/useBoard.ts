import { useCallback, useEffect, useReducer, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { ofPage } from '#runtime/core/page.ts';
import { withPeople, type Board, type Person } from './board.ts';
import { clockOf, type ServerClock } from './serverClock.ts';

export interface LiveBoard {
  board: Board | undefined;
  clock: ServerClock;
  /** Changes are told; else the board is read again every five seconds. */
  isLive: boolean;
  error: CallError | undefined;
  reload(): void;
}

type News = Board | Pick<Board, 'serverTime' | 'people'>;

/** Milliseconds between two readings where no stream tells. */
const pause = 5_000;
/** Milliseconds within which a stream that ended is back: each ends after a minute, and the browser comes again at once. */
const gap = 2_000;

/** A board as it is now: told by the stream, read again where there is none. */
export function useBoard(sessionId: string): LiveBoard {
  const [board, take] = useReducer(newer, undefined);
  const [clock] = useState(clockOf);
  const [isLive, setLive] = useState(false);
  const [error, setError] = useState<CallError>();

  const hear = useCallback(
    (news: News) => {
      clock.heard(news.serverTime);
      take(news);
      setError(undefined);
    },
    [clock],
  );
  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const news = await call('invigilate.board', { sessionId }, { isQuiet: true, ...(signal && { signal }) });
        if (!signal?.aborted) hear(news);
      } catch (thrown) {
        if (!signal?.aborted) setError(toCallError(thrown));
      }
    },
    [sessionId, hear],
  );

  useEffect(() => stream({ sessionId, hear, setLive }), [sessionId, hear]);
  useEffect(() => {
    if (isLive) return undefined;
    const controller = new AbortController();
    void read(controller.signal);
    const timer = setInterval(() => void read(controller.signal), pause);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [isLive, read]);

  return { board, clock, isLive, error, reload: () => void read() };
}

/** What is known, unless the news is older: a reply may come after what was told meanwhile. */
function newer(known: Board | undefined, news: News): Board | undefined {
  if (known && news.serverTime < known.serverTime) return known;
  if ('session' in news) return news;
  return known && { ...known, serverTime: news.serverTime, people: withPeople(known, news.people) };
}

/** Listens to the stream of a board, and opens it again where the browser gave up. @returns what ends it */
function stream({
  sessionId,
  hear,
  setLive,
}: {
  sessionId: string;
  hear(news: News): void;
  setLive(isLive: boolean): void;
}): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(addressOf(sessionId));
    source.addEventListener('board', ({ data }: MessageEvent<string>) => {
      clearTimeout(silence);
      silence = undefined;
      hear(JSON.parse(data) as Board);
      setLive(true);
    });
    source.addEventListener('people', ({ data }: MessageEvent<string>) =>
      hear(JSON.parse(data) as { serverTime: string; people: Person[] }),
    );
    source.addEventListener('error', () => {
      silence ??= setTimeout(() => setLive(false), gap);
    });
  };
  open();
  const timer = setInterval(open, pause);
  return () => {
    clearInterval(timer);
    clearTimeout(silence);
    source?.close();
    setLive(false);
  };
}

function addressOf(sessionId: string): string {
  const address = ofPage('/api/invigilate/live');
  return `${address}${address.includes('?') ? '&' : '?'}sessionId=${encodeURIComponent(sessionId)}`;
}
