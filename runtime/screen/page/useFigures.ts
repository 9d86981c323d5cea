import { useCallback, useMemo, useState } from 'react';
import type { CallError } from '#runtime/core/errors.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import type { ScreenRecord } from '../records.ts';
import { conditionsOf, type FiguresBlock } from './figures.ts';

/** What came for a block: rows, or why there are none. */
export interface Figures {
  rows?: readonly ScreenRecord[];
  message?: string;
}

export interface PageFigures {
  of(name: string): Figures | undefined;
  isLoading: boolean;
  error?: CallError | undefined;
  /** What all figures are at least true of, `YYYY-MM-DD HH:mm:ss`: large ones are kept for a while by the server. */
  time: string | undefined;
  reload(): void;
  /** Has them worked out anew. */
  refresh(): void;
}

interface Answer {
  data?: { rows: readonly ScreenRecord[] };
  time?: string;
  failure?: { message: string };
}

/** The figures of all blocks of a page, by one call. */
export function useFigures({
  blocks,
  chosen,
}: {
  blocks: readonly [string, FiguresBlock][];
  /** Conditions of the page. */
  chosen: Readonly<Record<string, unknown>>;
}): PageFigures {
  const asked = Object.fromEntries(
    blocks.map(([name, block]) => [name, { operation: block.load, input: conditionsOf({ block, chosen }) }]),
  );
  const content = JSON.stringify(asked);
  const [refreshed, setRefreshed] = useState<string>();
  const { data, isLoading, error, reload } = useCallByName(
    'screen.figures',
    { blocks: asked, ...(refreshed === content && { isFresh: true }) },
    { isSkipped: blocks.length === 0 },
  );
  const refresh = useCallback(() => {
    if (refreshed === content) reload();
    else setRefreshed(content);
  }, [refreshed, content, reload]);
  return useMemo(() => {
    const answers = (data ?? {}) as Record<string, Answer>;
    return {
      of(name) {
        const answer = answers[name];
        if (!answer) return undefined;
        return answer.failure ? { message: answer.failure.message } : { rows: answer.data?.rows ?? [] };
      },
      isLoading,
      error,
      time: Object.values(answers)
        .flatMap(({ time }) => time ?? [])
        .toSorted()[0],
      reload,
      refresh,
    };
  }, [data, isLoading, error, reload, refresh]);
}
