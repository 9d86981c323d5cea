import { InfoCircleOutlined, WarningFilled } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { Screen } from '#generators/formats.ts';
import { pointerOf } from '#runtime/core/screens/fit.ts';
import type { ScreenProblem } from '#runtime/core/screens/problems.ts';
import { texts } from './texts.ts';

/** Something could not be loaded: what happened, and a way to try again. */
export function Failed({
  title = texts.loadFailed,
  message,
  actionText = texts.retry,
  onRetry,
}: {
  title?: string;
  message: string;
  actionText?: string;
  onRetry?: () => void;
}) {
  return (
    <div role="alert" className="screen-failed">
      <WarningFilled />
      <strong>{title}</strong>
      {message !== '' && <p>{message}</p>}
      {onRetry && (
        <Button type="primary" onClick={onRetry}>
          {actionText}
        </Button>
      )}
    </div>
  );
}

/** What of the tenant's overlay no longer fits this version of the screen, said quietly above it. */
export function LeftOut({ problems }: { problems: readonly ScreenProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <p role="note" className="screen-left-out">
      <InfoCircleOutlined aria-hidden />
      <span>{texts.leftOut(problems.map(({ path, message }) => `${pointerOf(path)} ${message}`))}</span>
    </p>
  );
}

/** The shape of what is coming, so that nothing jumps when it is there. */
export function Loading({ kind }: { kind: Screen['kind'] }) {
  return (
    <div aria-busy="true" aria-live="polite" className="screen-loading">
      {kind === 'list' ? <RowsSkeleton rows={10} /> : <FieldsSkeleton count={kind === 'page' ? 4 : 8} />}
    </div>
  );
}

/** Grey rows of a table. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="screen-rows-skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          {[28, 18, 14, 12].map((width) => (
            <i key={width} style={{ width: `${width - (row % 3)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}

function FieldsSkeleton({ count }: { count: number }) {
  return (
    <div className="screen-grid" aria-hidden>
      {Array.from({ length: count }, (_, field) => (
        <Skeleton key={field} active title={{ width: 80 }} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  );
}
