import { Tabs } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DetailScreen, DetailTab } from '#generators/formats.ts';
import { idOf, inOrder } from '../records.ts';
import { RowsSkeleton } from '../states/RowsSkeleton.tsx';
import { useTabInAddress } from '../tabInAddress.ts';
import { Places, type PlacesProps } from './Places.tsx';
import { RelatedList } from './RelatedList.tsx';
import { TabTitle } from './TabTitle.tsx';
import { referredOf, useRelated } from './useRelated.ts';

const HistoryTimeline = lazy(async () => ({
  default: (await import('../history/HistoryTimeline.tsx')).HistoryTimeline,
}));

export interface DetailTabsProps extends PlacesProps {
  screen: DetailScreen;
  tabs: Readonly<Record<string, DetailTab>>;
  /** How often something was done with the record: lists are drawn anew then. */
  acts: number;
}

/** What a detail shows, in tabs; each is drawn, and asks for what it needs, when it is opened first. */
export function DetailTabs({ screen, tabs, acts, places, record, lookups, onChanged }: DetailTabsProps) {
  const id = idOf(record);
  const [round, setRound] = useState(0);
  const changed = (): void => {
    setRound((former) => former + 1);
    onChanged();
  };
  const related = useRelated({ screen, tabs, record, round: round + acts });
  const withFields = inOrder(tabs).flatMap(([name, tab]) => (isOfFields(tab) ? [name] : []));
  const tabOf = (named: string | undefined): string | undefined =>
    named !== undefined && withFields.includes(named) ? named : withFields[0];
  const draw = ([name, tab]: [string, DetailTab]): ReactNode => {
    if (tab.screen !== undefined && tab.by !== undefined)
      return (
        <div className="screen-block">
          <RelatedList
            key={acts}
            screen={tab.screen}
            by={tab.by}
            id={referredOf({ tab, record })}
            filters={tab.filters}
            isReadOnly={tab.isReadOnly}
            onChanged={changed}
          />
        </div>
      );
    if (tab.kind === 'timeline')
      return (
        <div className="screen-block">
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <HistoryTimeline key={String(record['version'])} operation={related.history ?? ''} id={id} />
          </Suspense>
        </div>
      );
    return (
      <Places
        places={places.filter((place) => tabOf(place.tab) === name)}
        record={record}
        lookups={lookups}
        onChanged={changed}
      />
    );
  };
  const shown = inOrder(tabs).filter(([name, tab]) =>
    isOfFields(tab) ? places.some((place) => tabOf(place.tab) === name) : related.isThere(name),
  );
  const { open, choose } = useTabInAddress(shown.map(([name]) => name));
  const rest = places.filter((place) => tabOf(place.tab) === undefined);
  return (
    <>
      <Places places={rest} record={record} lookups={lookups} onChanged={onChanged} />
      <Tabs
        className="screen-tabs"
        activeKey={open}
        onChange={choose}
        animated={false}
        items={shown.map(([name, tab]) => ({
          key: name,
          label: <TabTitle title={tab.title} count={related.countOf(name)} isCounted={tab.by !== undefined} />,
          children: (
            <>
              {tab.help && <p className="screen-help screen-tab-help">{tab.help}</p>}
              {draw([name, tab])}
            </>
          ),
        }))}
      />
    </>
  );
}

function isOfFields({ screen, kind }: DetailTab): boolean {
  return screen === undefined && kind === undefined;
}
