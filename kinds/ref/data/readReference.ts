import { shortened, type Cell, type Parsed } from '../../data/cell.ts';
import { referenceKey } from './referenceKey.ts';

/** The record that words in a cell name. */
export const readReference: Cell['read'] = ({ column, text, tools }): Parsed => {
  const ids = tools.references.get(referenceKey({ entity: column.ref ?? '', words: text })) ?? [];
  const [id] = ids;
  if (id === undefined) return { problem: `“${shortened(text)}”不存在，请填写系统中已有的名称或编码` };
  return ids.length > 1
    ? { problem: `“${shortened(text)}”有 ${ids.length} 个，请改填不重复的编码或系统编号` }
    : { value: id };
};
