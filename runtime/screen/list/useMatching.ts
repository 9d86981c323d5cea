import { useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import type { Matching, NamedAction } from '../actions/types.ts';
import { mostMatching } from '#runtime/core/screens/matching.ts';
import { actionVerbOf, makesFile } from '../actions/verbs.ts';
import type { ChosenRows } from './useSelection.ts';

export interface MatchingChoice {
  /** All that match, once chosen. */
  matching: Matching | undefined;
  /** As many as can be chosen as a whole; undefined where there is nothing to choose beyond what is ticked. */
  total: number | undefined;
  isBeyondLimit: boolean;
  /** Those of the actions that can be done with what is chosen. */
  doable(actions: readonly NamedAction[]): readonly NamedAction[];
  chooseAll(): void;
}

/** Choosing all records that a list's conditions fit; another condition, or another tick, takes the choice back. */
export function useMatching({
  screen,
  conditions,
  selection,
  total,
}: {
  screen: ListScreen;
  conditions: Readonly<Record<string, unknown>>;
  selection: ChosenRows;
  total: number;
}): MatchingChoice {
  const key = JSON.stringify(conditions);
  const [chosen, setChosen] = useState<{ key: string; keys: ReadonlySet<string> }>();
  const canTakeAll = Object.values(screen.bulk).some(({ takesAll }) => takesAll);
  const isOffered = canTakeAll && selection.keys.size > 0 && total > selection.keys.size;
  const isAll = isOffered && chosen?.key === key && chosen.keys === selection.keys;
  const isBeyondLimit = total > mostMatching;
  return {
    matching: isAll ? { count: total, conditions, load: screen.load } : undefined,
    total: isOffered ? total : undefined,
    isBeyondLimit,
    doable: (actions) =>
      isAll
        ? actions.filter(
            ({ action }) => action.takesAll && (!isBeyondLimit || makesFile(actionVerbOf(action.does ?? ''))),
          )
        : actions,
    chooseAll: () => setChosen({ key, keys: selection.keys }),
  };
}
