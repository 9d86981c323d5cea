import { readFile } from '../file/read.tsx';
import type { Read } from '../screen/types.ts';

export const read: Read = (props) => readFile({ ...props, isImage: true });
