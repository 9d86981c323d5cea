import { Button, Drawer, Empty, Skeleton, Timeline } from 'antd';
import { useEffect, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { asText } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import { Changes, type FieldChanges, type FieldLabels } from './Changes.tsx';
import { entityOf } from './verbs.ts';
import { busy } from '../busy.tsx';

export interface HistoryDrawerProps {
  /** The entity's `history` operation. */
  operation: string;
  id: string;
  onClose(): void;
}

/** One change of a record as the server tells it. */
interface HistoryEntry {
  id: string;
  recordVersion: number;
  action: string;
  /** The named step that it was. */
  step?: { title: string; said?: readonly { title: string; value: unknown }[] } | null;
  changes: FieldChanges | null;
  labels?: FieldLabels | null;
  createdTime: string;
  createdBy: string;
  createdByLabel?: string | null;
}

const pageSize = 20;
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

/** Who changed what and when, newest first, each field before and after. */
export function HistoryDrawer({ operation, id, onClose }: HistoryDrawerProps) {
  const entity = entityOf(operation);
  const { changes, total, failure, isLoading, more, retry } = useChanges({ operation, id });
  return (
    <Drawer open width="min(640px, 100vw)" title={texts.history} onClose={onClose}>
      {failure && changes.length === 0 && <Failed message={failure} onRetry={retry} />}
      {!failure &&
        changes.length === 0 &&
        (isLoading ? <Skeleton active paragraph={{ rows: 8 }} /> : <Empty description={texts.historyEmpty} />)}
      <Timeline
        items={changes.map((change) => ({
          key: change.id,
          color: colours[change.action] ?? 'gray',
          children: <ChangeEntry change={change} entity={entity} />,
        }))}
      />
      {changes.length < total && (
        <Button block loading={busy(isLoading)} onClick={more}>
          {texts.moreHistory}
        </Button>
      )}
    </Drawer>
  );
}

function ChangeEntry({ change, entity }: { change: HistoryEntry; entity: string }) {
  const changed = Object.entries(change.changes ?? {});
  return (
    <section>
      <h3 className="screen-change-title">
        {change.step?.title ?? actionTexts[change.action] ?? change.action}
        <span>{texts.historyVersion(change.recordVersion)}</span>
      </h3>
      <p className="screen-help">
        {asText(change.createdByLabel) || change.createdBy} · <time>{change.createdTime}</time>
      </p>
      {change.step?.said && (
        <dl className="screen-change-said">
          {change.step.said.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{asText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {change.action === 'updated' && changed.length === 0 && <p>{texts.noFieldChanges}</p>}
      {changed.length > 0 && <Changes entity={entity} changes={change.changes ?? {}} labels={change.labels ?? {}} />}
    </section>
  );
}

function useChanges({ operation, id }: { operation: string; id: string }) {
  const [page, setPage] = useState(1);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ changes: HistoryEntry[]; total: number; isLoading: boolean; failure?: string }>({
    changes: [],
    total: 0,
    isLoading: true,
  });
  useEffect(() => {
    const controller = new AbortController();
    setState(({ changes, total }) => ({ changes, total, isLoading: true }));
    callByName(operation, { id, pageNum: page, pageSize }, { isQuiet: true, signal: controller.signal }).then(
      (reply) => {
        const { rows, total } = reply as { rows: HistoryEntry[]; total: number };
        if (!controller.signal.aborted)
          setState(({ changes }) => ({ changes: page === 1 ? rows : [...changes, ...rows], total, isLoading: false }));
      },
      (error: unknown) => {
        if (!controller.signal.aborted)
          setState(({ changes, total }) => ({ changes, total, isLoading: false, failure: toCallError(error).message }));
      },
    );
    return () => controller.abort();
  }, [operation, id, page, round]);
  return { ...state, more: () => setPage((former) => former + 1), retry: () => setRound((former) => former + 1) };
}
