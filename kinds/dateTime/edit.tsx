import { DateEdit } from '../date/edit.tsx';
import type { Edit } from '../screen/types.ts';

export const edit: Edit = (props) => <DateEdit {...props} hasTime />;
