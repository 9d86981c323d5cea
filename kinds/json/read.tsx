import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

export const read: Read = ({ value, isCell }) => {
  if (value === undefined || value === null) return <span className="screen-none">{texts.none}</span>;
  if (isCell) return <code title={JSON.stringify(value, null, 2)}>{JSON.stringify(value)}</code>;
  return <pre className="screen-json">{JSON.stringify(value, null, 2)}</pre>;
};
