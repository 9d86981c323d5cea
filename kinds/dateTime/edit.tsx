import { DateEdit } from '../date/edit.tsx';
import type { EditProps } from '../screen/types.ts';

export function DateTimeEdit(props: EditProps) {
  return <DateEdit {...props} hasTime />;
}
