import { NumberEdit } from '../number/edit.tsx';
import type { EditProps } from '../screen/types.ts';

/** The number before the sign; one that is pasted with it is taken, too. */
export function PercentEdit(props: EditProps) {
  return <NumberEdit {...props} unit="%" bare={(text) => text.replace(/\s*[%％]\s*$/, '')} />;
}
