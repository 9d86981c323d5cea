import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import type { ListScreen, ScreenAction } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import { Filters } from '../../list/Filters.tsx';
import { ListPages } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { SelectionBar } from '../../list/SelectionBar.tsx';
import { arrange } from '../../list/settings.ts';
import { countFilters } from '../../list/state.ts';
import { useBranches } from '../../list/useBranches.ts';
import { useColumns } from '../../list/useColumns.tsx';
import { useListPage } from '../../list/useListPage.ts';
import { useListState } from '../../list/useListState.ts';
import { useMatching } from '../../list/useMatching.ts';
import { useSelection } from '../../list/useSelection.ts';
import { screenWithin } from '../../list/within.ts';
import { useLookups } from '../../lookups.ts';
import { Failed } from '../../states/Failed.tsx';
import { RowsSkeleton } from '../../states/RowsSkeleton.tsx';
import { texts } from '../../texts.ts';
import { doneText } from '../doneText.ts';
import type { ChosenOthers, Linking } from '../types.ts';
import { inputOfAdd } from './input.ts';
import { busy } from '../../busy.tsx';

export interface PickListProps {
  /** What is chosen from. */
  screen: ListScreen;
  /** The side that is chosen. */
  side: Linking['sides'][string];
  action: ScreenAction;
  linking: Linking;
  onAsk(chosen: ChosenOthers): void;
  onClose(): void;
  onChanged(): void;
}

/** Records to tick, over pages, or all that match; then they are linked, with the link's own fields filled in or not. */
export function PickList({ screen: whole, side, action, linking, onAsk, onClose, onChanged }: PickListProps) {
  const { message } = App.useApp();
  const [isAdding, setIsAdding] = useState(false);
  const fixed = useMemo(() => side.filter ?? {}, [side]);
  const screen = useMemo(
    () => ({ ...screenWithin({ screen: whole, fixed, around: undefined, isBelow: false }), bulk: whole.bulk }),
    [whole, fixed],
  );
  const lookups = useLookups(screen.columns, screen.filters);
  const { state, change } = useListState(screen);
  const shown = useMemo(() => arrange({ columns: screen.columns, settings: {} }), [screen.columns]);
  const page = useListPage({ screen, state, change, shown, fixed });
  const { conditions, rows, total, reload } = page;
  const selection = useSelection();
  const choice = useMatching({ screen, conditions, selection, total });
  const columns = useColumns({ ...noActions, shown, lookups, sort: state.sort ?? screen.sort });
  const isFiltered = countFilters(state) > 0;
  const tree = useBranches({ screen, rows, isFiltered, nameField: shown[0]?.name, reload });

  const chosen: ChosenOthers = {
    rows: selection.rows,
    matching: choice.matching,
    fields: screen.columns,
    label: screen.label,
  };
  const count = choice.matching?.count ?? selection.rows.length;
  const isShut = count === 0 || (choice.matching !== undefined && choice.isBeyondLimit);
  const asks = Object.values(action.asks ?? {});
  const add = async (): Promise<void> => {
    setIsAdding(true);
    try {
      const reply = await callByName(action.does ?? '', inputOfAdd({ linking, ...chosen }));
      message.success(doneText({ verb: 'add', reply }));
      onClose();
      onChanged();
    } catch {
      // The core has told the person; what was chosen stays.
    } finally {
      setIsAdding(false);
    }
  };

  return (
    <div className="screen-list" aria-busy={isAdding}>
      <div className="screen-card">
        <div className="screen-bar">
          <Filters screen={screen} state={state} lookups={lookups} onChange={(filters) => change({ filters })} />
        </div>
        {selection.rows.length > 0 && (
          <SelectionBar
            count={selection.rows.length}
            total={choice.total}
            isAll={choice.matching !== undefined}
            isBeyondLimit={choice.isBeyondLimit}
            actions={[]}
            onAct={() => undefined}
            onAll={choice.chooseAll}
            onClear={selection.clear}
          />
        )}
        {page.error ? (
          <Failed message={page.error.message} onRetry={reload} />
        ) : page.isFirst ? (
          <RowsSkeleton rows={8} />
        ) : (
          <ListTable
            title={texts.addTo(side.title)}
            columns={columns}
            rows={tree.rows}
            branches={tree.branches}
            chosen={selection}
            page={page.key}
            isStale={page.isLoading}
            onSort={(sort) => change({ sort })}
            empty={
              <EmptyList
                title={side.title}
                isFiltered={isFiltered}
                first={undefined}
                onAct={() => undefined}
                onClear={() => change({ filters: {} })}
              />
            }
          />
        )}
        {!screen.tree && <ListPages page={page} />}
      </div>
      <footer className="screen-footer">
        <Button disabled={isAdding} onClick={onClose}>
          {texts.cancel}
        </Button>
        {asks.length > 0 && (
          <Button disabled={isShut || isAdding} onClick={() => onAsk(chosen)}>
            {texts.addFilled}
          </Button>
        )}
        {!asks.some(({ isRequired }) => isRequired) && (
          <Button type="primary" disabled={isShut} loading={busy(isAdding)} onClick={() => void add()}>
            {texts.addChosen(count)}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** Nothing is done with a row by itself. */
const noActions = { rowActions: undefined, offered: () => [], perform: () => undefined };
