import { RefEdit } from '../ref/edit.tsx';
import type { EditProps } from '../screen/types.ts';

export function RefListEdit(props: EditProps) {
  return <RefEdit {...props} field={{ ...props.field, isMany: true }} />;
}
