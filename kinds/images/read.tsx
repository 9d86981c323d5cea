import { readFiles } from '../files/read.tsx';
import type { Read } from '../screen/types.ts';

export const read: Read = (props) => readFiles({ ...props, isImage: true });
