import type { Json } from '#generators/formats.ts';
import type { Cell } from '../../data/cell.ts';

/** The value as JSON; people cannot be asked for that, so it takes a codec to stand in cells. */
export const jsonCell: Cell = {
  width: 30,
  needsCodec: true,
  note: () => '',
  example: () => '',
  read({ text }) {
    try {
      return { value: JSON.parse(text) as Json };
    } catch {
      return { problem: '格式不正确' };
    }
  },
  write: ({ value }) => JSON.stringify(value),
};
