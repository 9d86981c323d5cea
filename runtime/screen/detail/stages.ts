import type { ScreenProgress } from '#generators/formats.ts';
import { asText, type ScreenRecord } from '../records.ts';

/** A state on a record's way. */
export interface Stage {
  state: string;
  place: 'done' | 'now' | 'open' | 'aside';
  /** When the record came to it, where that was noted. */
  time: string | undefined;
}

/** How far a record has come; a state beside the path stands behind the last one from which it can have been left. */
export function stagesOf({ progress, record }: { progress: ScreenProgress; record: ScreenRecord }): Stage[] {
  const { path, times, branches } = progress;
  const state = asText(record[progress.field]);
  const timeOf = (each: string): string | undefined => asText(record[times[each] ?? '']) || undefined;
  const at = path.indexOf(state);
  if (at >= 0)
    return path.map((each, i) => ({
      state: each,
      place: i < at ? 'done' : i === at ? 'now' : 'open',
      // What was noted on an earlier way is over.
      time: i <= at ? timeOf(each) : undefined,
    }));
  const left = branches[state] ?? [];
  // Which of them it was is told by the times; those that nothing was noted of were not reached for sure.
  const last = left.findLast((each) => timeOf(each) !== undefined) ?? left[0];
  const reached = last === undefined ? -1 : path.indexOf(last);
  return [
    ...path.slice(0, reached + 1).map((each): Stage => ({ state: each, place: 'done', time: timeOf(each) })),
    ...(state === '' ? [] : [{ state, place: 'aside', time: timeOf(state) } as const]),
    ...path.slice(reached + 1).map((each): Stage => ({ state: each, place: 'open', time: undefined })),
  ];
}
