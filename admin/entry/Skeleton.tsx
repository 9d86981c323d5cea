import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

/** The outline of the shell while it loads; drawn without antd, which is what is loading. */
export function Skeleton(): ReactNode {
  return (
    <div className="skeleton" role="status" aria-label={texts.loading}>
      <div className="skeleton-side">
        {[1, 2, 3, 4, 5].map((line) => (
          <span key={line} className="skeleton-bar" />
        ))}
      </div>
      <div className="skeleton-main">
        <span className="skeleton-bar skeleton-title" />
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <span key={line} className="skeleton-bar" />
        ))}
      </div>
    </div>
  );
}
