import { FileEdit } from '../file/edit.tsx';
import type { Edit } from '../screen/types.ts';

export const edit: Edit = (props) => <FileEdit {...props} isImage />;
