import { Guide } from '../guide/Guide.tsx';
import { texts } from '../texts.ts';
import { groups } from './index.ts';
import { manualPictures } from './pictures.ts';

/** The administrators' manual. */
export function Manual() {
  return <Guide title={texts.management} groups={groups} pictures={manualPictures} />;
}
