import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { EditProps } from '../screen/types.ts';

const Designer = lazy(async () => ({ default: (await import('./screen/Designer.tsx')).Designer }));

/** The designer brings a form of its own for the preview, so it comes with the first form that is edited. */
export function SchemaEdit(props: EditProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
      <Designer {...props} />
    </Suspense>
  );
}
