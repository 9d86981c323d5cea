import { DictEdit } from '../dict/edit.tsx';
import type { Edit } from '../screen/types.ts';

export const edit: Edit = (props) => <DictEdit {...props} isMany />;
