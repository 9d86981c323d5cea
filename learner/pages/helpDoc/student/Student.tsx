import { Guide } from '../guide/Guide.tsx';
import { texts } from '../texts.ts';
import { studentGroups } from './guides.ts';
import { studentPictures } from './pictures.ts';

/** The learners' guides: how one comes through an exam, and how one uses the site. */
export function Student() {
  return <Guide title={texts.student} groups={studentGroups} pictures={studentPictures} />;
}
