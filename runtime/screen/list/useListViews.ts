import { useContext, useEffect, useMemo, useRef } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { ArrangingContext } from '../settings/context.ts';
import { arrange, change as changeColumn, type ShownColumn } from './settings.ts';
import { countFilters, type ListState } from './state.ts';
import { useViews, type SavedView, type Views, type ViewSettings } from './useViews.ts';

/** Saved views of a list, and what of them is put on. */
export interface ListViews {
  views: Views;
  /** All columns in the person's order, hidden ones too. */
  shown: readonly ShownColumn[];
  /** What would be saved now. */
  settings: ViewSettings;
  choose(settings: ViewSettings): void;
  /** Gives a column another width; not while the list is arranged for all. */
  resize: ((change: { key: string; width: number }) => void) | undefined;
}

/** Puts saved views on a list; the one a person wants first when the list opens. */
export function useListViews({
  screen,
  state,
  change,
}: {
  screen: ListScreen;
  state: ListState;
  change(to: Partial<ListState>): void;
}): ListViews {
  const views = useViews(screen.name);
  const choose = ({ columns, filters, sort }: ViewSettings): void => {
    if (columns) views.setColumns(columns);
    change({ filters: filters ?? {}, sort });
  };
  const open = ({ settings: { columns, filters, sort }, isOwn }: SavedView): void => {
    // What somebody set for themselves goes before what is shared with them.
    if (columns && (isOwn || Object.keys(views.columns).length === 0)) views.showColumns(columns);
    change({ filters: filters ?? {}, sort });
  };
  useDefaultView({ named: views.named, isSet: countFilters(state) > 0 || state.sort !== undefined, open });
  // Who arranges the list for all sees it as all do, not with columns of their own.
  const isArranged = useContext(ArrangingContext)?.isOpen === true;
  const shown = useMemo(
    () => arrange({ columns: screen.columns, settings: isArranged ? {} : views.columns }),
    [screen.columns, views.columns, isArranged],
  );
  return {
    views,
    shown,
    settings: { columns: views.columns, filters: state.filters, ...(state.sort && { sort: state.sort }) },
    choose,
    resize: isArranged
      ? undefined
      : ({ key, width }) => views.setColumns(changeColumn({ settings: views.columns, name: key, to: { width } })),
  };
}

/** Nothing is put on where the address says something. */
function useDefaultView({
  named,
  isSet,
  open,
}: {
  named: readonly SavedView[] | undefined;
  isSet: boolean;
  open(view: SavedView): void;
}): void {
  const isDone = useRef(isSet);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!named || isDone.current) return;
    isDone.current = true;
    const usual = named.filter(({ isDefault }) => isDefault);
    const wanted = usual.find(({ isOwn }) => isOwn) ?? usual[0];
    if (wanted) latest.current(wanted);
  }, [named]);
}
