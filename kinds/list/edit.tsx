import type { Edit } from '../screen/types.ts';

/** Its entries have fields of their own. */
export const edit: Edit = null;
