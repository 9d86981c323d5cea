import { Button, Empty, Skeleton, Timeline } from 'antd';
import { Changes } from '../actions/Changes.tsx';
import { entityOf } from '../actions/verbs.ts';
import { busy } from '../busy.tsx';
import { asText } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import type { FormerVersion } from './former.ts';
import { texts as formerTexts } from './texts.ts';
import { useHistory, type HistoryEntry } from './useHistory.ts';

export interface HistoryTimelineProps {
  /** The entity's `history` operation. */
  operation: string;
  /** Of the record. */
  id: string;
  /** Fills a form with what a former version had. */
  onTake?: ((former: FormerVersion) => void) | undefined;
}

const actionTexts: Readonly<Record<string, string>> = {
  created: texts.created,
  updated: texts.updated,
  removed: texts.removedAction,
  restored: texts.restoredAction,
  purged: texts.purged,
};
const colours: Readonly<Record<string, string>> = {
  created: 'green',
  updated: 'blue',
  removed: 'red',
  restored: 'green',
  purged: 'red',
};

/** Who changed what and when, newest first, each field before and after, steps by their titles. */
export function HistoryTimeline({ operation, id, onTake }: HistoryTimelineProps) {
  const entity = entityOf(operation);
  const { entries, total, failure, isLoading, more, retry } = useHistory({ operation, id });
  return (
    <>
      {failure && <Failed message={failure} onRetry={retry} />}
      {!failure &&
        entries.length === 0 &&
        (isLoading ? <Skeleton active paragraph={{ rows: 8 }} /> : <Empty description={texts.historyEmpty} />)}
      <Timeline
        items={entries.map((entry, place) => ({
          key: entry.id,
          color: colours[entry.action] ?? 'gray',
          children: (
            <Entry
              entry={entry}
              entity={entity}
              onTake={
                onTake && place > 0
                  ? () => onTake({ version: entry.recordVersion, newer: entries.slice(0, place) })
                  : undefined
              }
            />
          ),
        }))}
      />
      {!failure && entries.length < total && (
        <Button block loading={busy(isLoading)} onClick={more}>
          {texts.moreHistory}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, entity, onTake }: { entry: HistoryEntry; entity: string; onTake: (() => void) | undefined }) {
  const changed = Object.entries(entry.changes ?? {});
  return (
    <section>
      <h3 className="screen-change-title">
        {entry.step?.title ?? actionTexts[entry.action] ?? entry.action}
        <span>{texts.historyVersion(entry.recordVersion)}</span>
        {onTake && (
          <Button type="link" size="small" aria-label={formerTexts.takeVersion(entry.recordVersion)} onClick={onTake}>
            {formerTexts.takeFormer}
          </Button>
        )}
      </h3>
      <p className="screen-help">
        {asText(entry.createdByLabel) || entry.createdBy} · <time>{entry.createdTime}</time>
      </p>
      {entry.step?.said && (
        <dl className="screen-change-said">
          {entry.step.said.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{asText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.action === 'updated' && changed.length === 0 && <p>{texts.noFieldChanges}</p>}
      {changed.length > 0 && <Changes entity={entity} changes={entry.changes ?? {}} labels={entry.labels ?? {}} />}
    </section>
  );
}
