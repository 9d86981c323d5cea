import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { EditProps } from '../screen/types.ts';

const Editor = lazy(async () => ({ default: (await import('./screen/Editor.tsx')).Editor }));

/** The editor is heavy, so it comes with the first rich text. */
export function RichTextEdit(props: EditProps) {
  return (
    <Suspense fallback={<Skeleton.Node active className="screen-fill screen-editor-skeleton" />}>
      <Editor {...props} />
    </Suspense>
  );
}
