import { DictEdit } from '../dict/edit.tsx';
import type { EditProps } from '../screen/types.ts';

export function DictListEdit(props: EditProps) {
  return <DictEdit {...props} isMany />;
}
