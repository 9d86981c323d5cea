import { useMemo, useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { useFrame } from '../host.ts';
import { aroundOf, screenWithin, type Around, type Fixed } from './within.ts';

export interface Within {
  /** The list as it is shown in its place. */
  screen: ListScreen;
  /** Conditions that come with the place. */
  fixed: Fixed;
  /** What narrows the rows besides; they do not share a value for it. */
  conditions: Fixed;
  /** Of rows that link two others: the record that the list is of. */
  around: Around | undefined;
  /** Whether rows of all records below the one around are shown, too; undefined where none stand below. */
  below: { isOn: boolean; set(isOn: boolean): void } | undefined;
}

/** Where a list stands, and what it is there. */
export function useWithin({
  screen,
  params,
}: {
  screen: ListScreen;
  params: Readonly<Record<string, string>>;
}): Within {
  const { makesNothing = false, conditions = none, begins = none } = useFrame();
  const [isBelow, setIsBelow] = useState(false);
  const text = JSON.stringify(params);
  return useMemo(() => {
    const { id: _, ...fixed } = JSON.parse(text) as Record<string, string>;
    const around = aroundOf({ screen, fixed });
    const isTree = around !== undefined && screen.link?.[around.field]?.isTree === true;
    return {
      screen: screenWithin({ screen, fixed, around, isBelow: isTree && isBelow, makesNothing, conditions, begins }),
      fixed: isTree && isBelow ? { ...fixed, [around.field]: { below: [around.id] } } : fixed,
      conditions,
      around,
      below: isTree ? { isOn: isBelow, set: setIsBelow } : undefined,
    };
  }, [screen, text, isBelow, makesNothing, conditions, begins]);
}

const none: Fixed = {};
