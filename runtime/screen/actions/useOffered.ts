import { useCallback } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { inOrder, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import type { NamedAction } from './types.ts';

/** Which actions of a screen somebody may use. */
export interface Offered {
  /** Those the person may use on these rows, in order. */
  offered(actions: Readonly<Record<string, ScreenAction>>, rows?: readonly ScreenRecord[]): NamedAction[];
  /** Whether the person's codes allow any of these on some row. */
  isAnyPermitted(actions: Readonly<Record<string, ScreenAction>>): boolean;
}

/** The actions that the person's codes and the rows' own state allow, and those that say why not. */
export function useOffered(): Offered {
  const { user } = useSession();
  const has = useCodes();
  const offered = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>, rows: readonly ScreenRecord[] = []): NamedAction[] =>
      inOrder(actions).flatMap(([name, action]): NamedAction[] => {
        if (action.code && !has(action.code)) return [];
        const about = rows.length === 0 ? [null] : rows;
        const unfit = about.filter((row) => !isTrue(action.shownWhen, { row, user })).length;
        if (unfit === about.length) return [];
        if (unfit > 0)
          return [
            {
              name,
              action,
              refusal: refusalText({ why: texts.notNow(action.title), refused: unfit, all: about.length }),
            },
          ];
        const refused = about.filter((row) => !isTrue(action.when, { row, user })).length;
        if (refused === 0) return [{ name, action }];
        return action.why
          ? [{ name, action, refusal: refusalText({ why: action.why, refused, all: about.length }) }]
          : [];
      }),
    [has, user],
  );

  const isAnyPermitted = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>) => Object.values(actions).some(({ code }) => !code || has(code)),
    [has],
  );
  return { offered, isAnyPermitted };
}

function refusalText({ why, refused, all }: { why: string; refused: number; all: number }): string {
  return all === 1 ? why : texts.refusedOf(refused, all, why);
}
