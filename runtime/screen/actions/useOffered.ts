import { useCallback } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { inOrder, type ScreenRecord } from '../records.ts';
import type { NamedAction } from './types.ts';

/** Which actions of a screen somebody may use. */
export interface Offered {
  /** Those the person may use on these rows, in order. */
  offered(actions: Readonly<Record<string, ScreenAction>>, rows?: readonly ScreenRecord[]): NamedAction[];
  /** Whether the person's codes allow any of these on some row. */
  isAnyPermitted(actions: Readonly<Record<string, ScreenAction>>): boolean;
}

/** The actions that the person's codes and the rows' own state allow. */
export function useOffered(): Offered {
  const { user } = useSession();
  const has = useCodes();
  const offered = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>, rows: readonly ScreenRecord[] = []): NamedAction[] =>
      inOrder(actions).flatMap(([name, action]) => {
        const fits =
          rows.length === 0
            ? isTrue(action.when, { row: null, user })
            : rows.every((row) => isTrue(action.when, { row, user }));
        return fits && (!action.code || has(action.code)) ? [{ name, action }] : [];
      }),
    [has, user],
  );

  const isAnyPermitted = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>) => Object.values(actions).some(({ code }) => !code || has(code)),
    [has],
  );
  return { offered, isAnyPermitted };
}
