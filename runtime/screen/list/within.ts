import type { ListScreen, ScreenAction } from '#generators/formats.ts';
import { actionVerbOf, makesFile } from '../actions/verbs.ts';

/** The record that a list is of, and the field of its rows that refers to it. */
export interface Around {
  field: string;
  id: string;
}

/** Conditions that come with the place of a list: values by field. */
export type Fixed = Readonly<Record<string, unknown>>;

/** Of rows that link two others: the side that the place of the list says. */
export function aroundOf({ screen, fixed }: { screen: ListScreen; fixed: Fixed }): Around | undefined {
  const [field, ...others] = Object.keys(screen.link ?? {}).filter((side) => typeof fixed[side] === 'string');
  return field !== undefined && others.length === 0 ? { field, id: String(fixed[field]) } : undefined;
}

/**
 * A list in its place: what all its rows share is no column and no condition, and nothing is made there that need not be
 * of it – links are added to the record around, or made in the list of all of them.
 */
export function screenWithin({
  screen,
  fixed,
  around,
  isBelow,
  makesNothing = false,
  conditions = {},
  begins = {},
}: {
  screen: ListScreen;
  fixed: Fixed;
  around: Around | undefined;
  /** The rows are of several records: those below the one around, too. */
  isBelow: boolean;
  /** What is made there would not be of it. */
  makesNothing?: boolean;
  /** What narrows the list besides: no conditions to choose, but columns still. */
  conditions?: Fixed;
  /** What is made there begins with. */
  begins?: Fixed;
}): ListScreen {
  const names = Object.keys(fixed);
  if (names.length === 0)
    return {
      ...screen,
      filters: withoutKeys(screen.filters, Object.keys(conditions)),
      toolbar: beginning({ fixed: begins, actions: without(screen.toolbar, isAdd) }),
    };
  const hasAdd = around !== undefined && Object.values(screen.toolbar).some(isAdd);
  const isOfOthers = (action: ScreenAction): boolean => {
    const asked = Object.keys(action.asks ?? {});
    return isTransfer(action) && around !== undefined && !asked.includes(around.field);
  };
  return {
    ...screen,
    columns: withoutKeys(screen.columns, isBelow ? [] : names),
    filters: withoutKeys(screen.filters, names),
    toolbar: beginning({
      fixed,
      actions: without(screen.toolbar, (action) =>
        isAdd(action)
          ? !hasAdd
          : (makesNothing && action.opens !== undefined) || (hasAdd && !makesFile(actionVerbOf(action.does ?? ''))),
      ),
    }),
    row: without(screen.row, isOfOthers),
    bulk: without(screen.bulk, isOfOthers),
  };
}

/** What is made in a list begins with what its place says. */
function beginning({
  fixed,
  actions,
}: {
  fixed: Fixed;
  actions: Readonly<Record<string, ScreenAction>>;
}): Record<string, ScreenAction> {
  const said = Object.fromEntries(
    Object.entries(fixed).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  );
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      action.opens ? { ...action, input: { ...said, ...action.input } } : action,
    ]),
  );
}

function isAdd({ does = '' }: ScreenAction): boolean {
  return actionVerbOf(does) === 'add';
}

function isTransfer({ does = '' }: ScreenAction): boolean {
  return actionVerbOf(does) === 'transfer';
}

function without(
  actions: Readonly<Record<string, ScreenAction>>,
  isGone: (action: ScreenAction) => boolean,
): Record<string, ScreenAction> {
  return Object.fromEntries(Object.entries(actions).filter(([, action]) => !isGone(action)));
}

function withoutKeys<Entry>(entries: Readonly<Record<string, Entry>>, names: readonly string[]): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}
