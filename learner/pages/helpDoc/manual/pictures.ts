import { picturesIn } from '../guide/pictures.ts';

/** Of the administrators' manual. */
export const manualPictures = picturesIn({
  files: import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' }),
  width: 1120,
  height: 680,
});
