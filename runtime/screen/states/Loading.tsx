import { Skeleton } from 'antd';
import type { Screen } from '#generators/formats.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** The shape of what is coming, so that nothing jumps when it is there. */
export function Loading({ kind }: { kind: Screen['kind'] }) {
  return (
    <div aria-busy="true" aria-live="polite" className="screen-loading">
      {kind === 'list' ? <RowsSkeleton rows={10} /> : <FieldsSkeleton count={kind === 'page' ? 4 : 8} />}
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
