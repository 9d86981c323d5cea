import { picturesIn } from '../guide/pictures.ts';

/** Of the learners' guides: as on a phone. */
export const studentPictures = picturesIn({
  files: import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' }),
  width: 360,
  height: 640,
});
