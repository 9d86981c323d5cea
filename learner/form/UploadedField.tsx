import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '#learner/parts/Skeleton.tsx';

const PhotoField = lazy(async () => ({ default: (await import('./PhotoField.tsx')).PhotoField }));
const FileField = lazy(async () => ({ default: (await import('./FileField.tsx')).FileField }));

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
