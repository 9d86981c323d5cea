import type { Cell } from '../../data/cell.ts';

/** A text as it stands. */
export const textCell: Cell = {
  width: 20,
  note: ({ property: { maxLength, pattern, description } }) =>
    [...(maxLength ? [`不超过 ${maxLength} 个字`] : []), ...(pattern && description ? [description] : [])].join('；'),
  example: () => '',
  read: ({ text }) => ({ value: text }),
  write: ({ value }) => String(value),
};
