import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';

const PhotoField = lazy(() =>
  loadChunk(() => import('./PhotoField.tsx')).then((module) => ({ default: module.PhotoField })),
);
const FileField = lazy(() =>
  loadChunk(() => import('./FileField.tsx')).then((module) => ({ default: module.FileField })),
);

/** A photo whose code comes when a form has one. */
export function LaterPhotoField(props: ComponentProps<typeof PhotoField>) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <PhotoField {...props} />
    </Suspense>
  );
}

/** A file whose code comes when a form has one. */
export function LaterFileField(props: ComponentProps<typeof FileField>) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <FileField {...props} />
    </Suspense>
  );
}
