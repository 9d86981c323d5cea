import { useCallback, useMemo } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { primaryOf } from '../actions/primary.ts';
import { Toolbar } from '../actions/Toolbar.tsx';
import { useActions } from '../actions/useActions.tsx';
import { Heading } from '../Heading.tsx';
import { useFrame } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { Failed } from '../states/Failed.tsx';
import { RowsSkeleton } from '../states/RowsSkeleton.tsx';
import { texts } from '../texts.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListBar } from './ListBar.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { ReachNotice } from './ReachNotice.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useCellEdits } from './cells/useCellEdits.tsx';
import { countFilters } from './state.ts';
import { useBranches } from './useBranches.ts';
import { useColumns } from './useColumns.tsx';
import { useGathered } from './useGathered.ts';
import { useListPage } from './useListPage.ts';
import { useListState } from './useListState.ts';
import { useListViews } from './useListViews.ts';
import { useMatching } from './useMatching.ts';
import { useSelection } from './useSelection.ts';
import { useTrailKept } from './useTrailKept.ts';
import { useWantedAction } from './useWantedAction.ts';
import { useWithin } from './useWithin.ts';

export interface ListContentProps {
  screen: ListScreen;
  params: Readonly<Record<string, string>>;
}

/** A list: conditions, table, pages, actions on one row, on several, on all. */
export function ListContent({ screen: whole, params }: ListContentProps) {
  const { screen, fixed, conditions: narrowed, around, below } = useWithin({ screen: whole, params });
  const lookups = useLookups(screen.columns, screen.filters);
  const { state, change } = useListState(screen);
  const views = useListViews({ screen, state, change });
  const page = useListPage({ screen, state, change, shown: views.shown, fixed: { ...narrowed, ...fixed } });
  const { conditions, rows: came, total, reload } = page;
  const selection = useSelection();
  const { clear } = selection;
  const frame = useFrame();
  const refresh = useCallback(() => {
    clear();
    reload();
    if (frame.kind === 'block') frame.kept?.();
  }, [clear, reload, frame]);
  const title = screen.recordTitle ?? screen.title;
  const { offered, isAnyPermitted, perform, dialog } = useActions({
    title,
    reload: refresh,
    fields: screen.columns,
    label: screen.label,
    conditions: () => conditions,
    fixed: useMemo(() => Object.keys(fixed), [fixed]),
    linking: around && screen.link && { ...around, sides: screen.link },
  });
  const performOnRow = useTrailKept({ screen, page, perform });
  const columns = useColumns({
    shown: views.shown,
    lookups,
    sort: state.sort ?? screen.sort,
    rowActions: isAnyPermitted(screen.row) ? screen.row : undefined,
    offered,
    perform: performOnRow,
  });
  const choice = useMatching({ screen, conditions, selection, total });
  const { rows, cells } = useCellEdits({
    screen,
    rows: came,
    nameField: views.shown[0]?.name,
    offered,
    isAnyPermitted,
    selection,
    reload,
  });
  const gathered = useGathered({ screen, rows, conditions });
  const isFiltered = countFilters(state) > 0;
  const tree = useBranches({
    screen,
    rows,
    isFiltered,
    nameField: views.shown[0]?.name,
    reload,
  });
  const isEmpty = !page.isFirst && page.error === undefined && total === 0;
  const tools = offered(screen.toolbar).map((named) =>
    named.action.needsRows && isEmpty
      ? { ...named, refusal: isFiltered ? texts.emptyFiltered : texts.empty(title) }
      : named,
  );
  useWantedAction({ offered: tools, perform });

  return (
    <section className="screen-list">
      <Heading title={screen.title} help={screen.help}>
        <Toolbar actions={tools} onAct={(action) => perform(action)} />
      </Heading>
      {screen.isReached && <ReachNotice />}
      <div className="screen-card">
        <ListBar screen={screen} page={page} lookups={lookups} views={views} openAll={tree.openAll} below={below} />
        {selection.rows.length > 0 && (
          <SelectionBar
            count={selection.rows.length}
            total={choice.total}
            isAll={choice.matching !== undefined}
            isBeyondLimit={choice.isBeyondLimit}
            actions={choice.doable(offered(screen.bulk, selection.rows))}
            onAct={(action) => perform(action, selection.rows, choice.matching)}
            onAll={choice.chooseAll}
            onClear={clear}
          />
        )}
        {page.error ? (
          <Failed message={page.error.message} onRetry={reload} />
        ) : page.isFirst ? (
          <RowsSkeleton rows={10} />
        ) : (
          <ListTable
            title={screen.title}
            columns={columns}
            rows={(gathered ?? tree).rows}
            branches={(gathered ?? tree).branches}
            cells={cells}
            chosen={isAnyPermitted(screen.bulk) ? selection : undefined}
            page={page.key}
            isStale={page.isLoading}
            onSort={(sort) => change({ sort })}
            onResize={views.resize}
            empty={
              <EmptyList
                title={title}
                isFiltered={isFiltered}
                first={primaryOf(tools.filter(({ action }) => !action.needsRows))}
                onAct={(action) => perform(action)}
                onClear={() => change({ filters: {} })}
              />
            }
          />
        )}
        {!screen.tree && <ListPages page={page} />}
      </div>
      {dialog}
    </section>
  );
}
