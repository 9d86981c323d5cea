import { FilesEdit } from '../files/edit.tsx';
import type { EditProps } from '../screen/types.ts';

export function ImagesEdit(props: EditProps) {
  return <FilesEdit {...props} isImage />;
}
