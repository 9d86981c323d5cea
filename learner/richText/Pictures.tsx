import { useState } from 'react';
import { Picture, type PictureProps } from './Picture.tsx';

/** One of several pictures over the whole window, and the way to those beside it. */
export function Pictures({
  pictures,
  at: first,
  onClose,
}: {
  pictures: readonly PictureProps[];
  at: number;
  onClose: () => void;
}) {
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  if (!picture) return null;
  return (
    <Picture
      {...picture}
      onClose={onClose}
      {...(at > 0 && { onFormer: () => setAt(at - 1) })}
      {...(at < pictures.length - 1 && { onNext: () => setAt(at + 1) })}
      place={pictures.length > 1 ? `${at + 1} / ${pictures.length}` : ''}
    />
  );
}
