import { useCallback, useEffect, useReducer, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { withPeople, type Board } from './board.ts';
import { clockOf, type ServerClock } from './serverClock.ts';
import { mostSilence, stream, type News } from './stream.ts';

export interface LiveBoard {
  board: Board | undefined;
  clock: ServerClock;
  /** Changes are told; else the board is read again every five seconds. */
  isLive: boolean;
  error: CallError | undefined;
  /** Reads it now; never fails. */
  reload(): Promise<void>;
}

/** Milliseconds between two readings where no stream tells. */
const pause = 5_000;

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
    async (signal?: AbortSignal): Promise<void> => {
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
    let reading: { controller: AbortController; begun: number } | undefined;
    // On a dead line a reading never ends: the next one takes its place, but not before a slow one may have come.
    const again = (): void => {
      if (reading && performance.now() - reading.begun < mostSilence) return;
      reading?.controller.abort();
      const mine = { controller: new AbortController(), begun: performance.now() };
      reading = mine;
      void read(mine.controller.signal).finally(() => {
        if (reading === mine) reading = undefined;
      });
    };
    again();
    const timer = setInterval(again, pause);
    return () => {
      clearInterval(timer);
      reading?.controller.abort();
    };
  }, [isLive, read]);

  return { board, clock, isLive, error, reload: read };
}

/** What is known, unless the news is older: a reply may come after what was told meanwhile. */
function newer(known: Board | undefined, news: News): Board | undefined {
  if (known && news.serverTime < known.serverTime) return known;
  if ('session' in news) return news;
  return known && news.people
    ? { ...known, serverTime: news.serverTime, people: withPeople(known, news.people) }
    : known;
}
