import { ReloadOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Grid, Pagination, Tooltip } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { RowActions } from '../actions/RowActions.tsx';
import { Toolbar } from '../actions/Toolbar.tsx';
import type { NamedAction } from '../actions/types.ts';
import { useActions } from '../actions/useActions.tsx';
import { Heading } from '../Heading.tsx';
import { useHost } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { RowsSkeleton } from '../states/RowsSkeleton.tsx';
import { texts } from '../texts.ts';
import { keepTrail } from '../trail.ts';
import { actionsColumn, listColumns } from './columns.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { EmptyList } from './EmptyList.tsx';
import { Filters } from './Filters.tsx';
import { ListTable } from './ListTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { arrange } from './settings.ts';
import { conditionsOf, countFilters, inputOfState, pageSizes } from './state.ts';
import { useMatching } from './useMatching.ts';
import { useListState } from './useListState.ts';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';
import { useWantedAction } from './useWantedAction.ts';
import { useViews, type ViewSettings } from './useViews.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface ListViewProps {
  screen: ListScreen;
  params: Readonly<Record<string, string>>;
}

/** A list: conditions, table, pages, actions on one row, on several, on all. */
export function ListView({ screen, params }: ListViewProps) {
  const { state, change } = useListState(screen);
  const lookups = useLookups(screen.columns, screen.filters);
  const views = useViews(screen.name);
  const selection = useSelection();
  const fixed = useFixed(params);
  const input = inputOfState({ state, screen, fixed });
  const { rows, total, isFirst, isLoading, error, reload } = useRows({ operation: screen.load, input });
  const title = screen.title.replace(/(列表|管理)$/, '');

  const { clear } = selection;
  const refresh = useCallback(() => {
    clear();
    reload();
  }, [clear, reload]);
  const { offered, isAnyPermitted, perform, dialog } = useActions({
    title,
    reload: refresh,
    fields: screen.columns,
    conditions: () => conditionsOf({ state, screen, fixed }),
  });
  useDefaultView({
    views: views.saved,
    isSet: countFilters(state) > 0 || state.sort !== undefined,
    choose: (settings) => choose(settings),
  });
  useExistingPage({ total, isLoading, state, change });

  const choose = ({ columns, filters, sort }: ViewSettings) => {
    if (columns) views.setColumns(columns);
    change({ filters: filters ?? {}, sort });
  };

  const shown = useMemo(
    () => arrange({ columns: screen.columns, settings: views.columns }),
    [screen.columns, views.columns],
  );
  const isNarrow = Grid.useBreakpoint().sm === false;
  const choice = useMatching({ screen, conditions: conditionsOf({ state, screen, fixed }), selection, total });
  const { query } = useHost();
  const act = useMemoizedFn((named: NamedAction, chosen: readonly ScreenRecord[]) => {
    const { pageNum, pageSize } = state;
    if (named.action.opens && screen.entity)
      keepTrail({
        entity: screen.entity,
        trail: {
          operation: screen.load,
          conditions: conditionsOf({ state, screen, fixed }),
          pageNum,
          pageSize,
          total,
          ids: rows.map(idOf),
          query: query.toString(),
        },
      });
    perform(named, chosen);
  });
  const hasRowActions = isAnyPermitted(screen.row);
  const columns = useMemo(
    () => [
      ...listColumns({ columns: shown, lookups, sort: state.sort ?? screen.sort }),
      ...(hasRowActions
        ? [
            actionsColumn({
              width: isNarrow ? 72 : 144,
              draw: (record) => (
                <RowActions
                  actions={offered(screen.row, [record])}
                  isNarrow={isNarrow}
                  onAct={(action) => act(action, [record])}
                />
              ),
            }),
          ]
        : []),
    ],
    [shown, lookups, state.sort, screen.sort, screen.row, hasRowActions, isNarrow, offered, act],
  );

  const tools = offered(screen.toolbar);
  useWantedAction({ offered: tools, perform });
  const bulk = offered(screen.bulk, selection.rows);
  const isFiltered = countFilters(state) > 0;

  return (
    <section className="screen-list">
      <Heading title={screen.title} help={screen.help}>
        <Toolbar actions={tools} onAct={(action) => perform(action)} />
      </Heading>
      <div className="screen-card">
        <div className="screen-bar">
          <Filters screen={screen} state={state} lookups={lookups} onChange={(filters) => change({ filters })} />
          <div className="screen-bar-tools">
            <ViewMenu
              views={views}
              settings={{ columns: views.columns, filters: state.filters, ...(state.sort && { sort: state.sort }) }}
              onChoose={choose}
            />
            <ColumnSettings columns={shown} settings={views.columns} onChange={views.setColumns} />
            <Tooltip title={texts.refresh}>
              <Button
                icon={<ReloadOutlined spin={isLoading && !isFirst} />}
                aria-label={texts.refresh}
                onClick={reload}
              />
            </Tooltip>
          </div>
        </div>
        {selection.rows.length > 0 && (
          <SelectionBar
            count={selection.rows.length}
            total={choice.total}
            isAll={choice.matching !== undefined}
            isBeyondLimit={choice.isBeyondLimit}
            actions={choice.doable(bulk)}
            onAct={(action) => perform(action, selection.rows, choice.matching)}
            onAll={choice.chooseAll}
            onClear={clear}
          />
        )}
        {error ? (
          <Failed message={error.message} onRetry={reload} />
        ) : isFirst ? (
          <RowsSkeleton rows={10} />
        ) : (
          <ListTable
            title={screen.title}
            columns={columns}
            rows={rows}
            chosen={isAnyPermitted(screen.bulk) ? selection : undefined}
            page={JSON.stringify(input)}
            isStale={isLoading}
            onSort={(sort) => change({ sort })}
            empty={
              <EmptyList
                title={title}
                isFiltered={isFiltered}
                first={tools.find(({ action, name }) => action.isPrimary || name === 'create')}
                onAct={(action) => perform(action)}
                onClear={() => change({ filters: {} })}
              />
            }
          />
        )}
        {total > 0 && !error && (
          <Pagination
            className="screen-pagination"
            current={state.pageNum}
            pageSize={state.pageSize}
            total={total}
            showSizeChanger
            pageSizeOptions={[...pageSizes]}
            showTotal={texts.total}
            onChange={(pageNum, pageSize) => change({ pageNum: pageSize === state.pageSize ? pageNum : 1, pageSize })}
          />
        )}
      </div>
      {dialog}
    </section>
  );
}

/** Conditions that come with the place of the list, such as the record it stands below. */
function useFixed(params: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(params);
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(JSON.parse(text) as Record<string, string>).filter(([name]) => name !== 'id')),
    [text],
  );
}

/** The view a person wants first is put on when the list opens and the address says nothing. */
function useDefaultView({
  views,
  isSet,
  choose,
}: {
  views: ReturnType<typeof useViews>['saved'];
  isSet: boolean;
  choose(settings: ViewSettings): void;
}): void {
  const isDone = useRef(isSet);
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (!views || isDone.current) return;
    isDone.current = true;
    const wanted = views.find(({ isDefault, name }) => isDefault && name !== '');
    if (wanted) latest.current(wanted.settings);
  }, [views]);
}

/** After the last row of the last page was removed, the page before is shown. */
function useExistingPage({
  total,
  isLoading,
  state,
  change,
}: {
  total: number;
  isLoading: boolean;
  state: { pageNum: number; pageSize: number };
  change(to: { pageNum: number }): void;
}): void {
  const last = Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (!isLoading && total > 0 && state.pageNum > last) change({ pageNum: last });
  }, [isLoading, total, state.pageNum, last, change]);
}
