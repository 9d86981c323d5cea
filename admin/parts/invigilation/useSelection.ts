import { useRef, useState } from 'react';
import type { Person } from './board.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** A click chooses without a key held, for fingers. */
  isMany: boolean;
  setMany(isMany: boolean): void;
  /** Chooses somebody, or no longer; with the range all between whom was chosen last and them. */
  choose(person: Person, isRange?: boolean): void;
  /** Chooses all that are shown. */
  chooseAll(): void;
  clear(): void;
  /** Ends choosing, as what they were chosen for is done; they can be chosen again. */
  end(): void;
  /** Who was chosen for what was done last. */
  former: ReadonlySet<string>;
  chooseFormer(): void;
}

const nobody: ReadonlySet<string> = new Set();

/** Who is chosen among those that are shown, in their order. */
export function useSelection(shown: readonly Person[]): Selection {
  const [ids, setIds] = useState(nobody);
  const [former, setFormer] = useState(nobody);
  const [isMany, setMany] = useState(false);
  const last = useRef<string>();
  return {
    ids,
    isMany,
    setMany,
    choose: ({ placementId }, isRange = false) => {
      const order = shown.map((person) => person.placementId);
      const [from, to] = [order.indexOf(last.current ?? ''), order.indexOf(placementId)];
      last.current = placementId;
      if (isRange && from >= 0 && to >= 0)
        return setIds(new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
      const next = new Set(ids);
      if (!next.delete(placementId)) next.add(placementId);
      setIds(next);
    },
    chooseAll: () => setIds(new Set(shown.map(({ placementId }) => placementId))),
    clear: () => {
      setIds(nobody);
      setFormer(nobody);
    },
    end: () => {
      setFormer(ids);
      setIds(nobody);
      setMany(false);
    },
    former,
    chooseFormer: () => setIds(former),
  };
}
