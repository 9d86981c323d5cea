import { FileEdit } from '../file/edit.tsx';
import type { EditProps } from '../screen/types.ts';

export function ImageEdit(props: EditProps) {
  return <FileEdit {...props} isImage />;
}
