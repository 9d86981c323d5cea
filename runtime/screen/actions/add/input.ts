import { idOf } from '../../records.ts';
import type { ChosenOthers, Linking } from '../types.ts';

/** What is sent to link records with the one that a list is of. */
export function inputOfAdd({
  linking: { field, id },
  rows,
  matching,
}: Pick<ChosenOthers, 'rows' | 'matching'> & { linking: Linking }): Record<string, unknown> {
  if (!matching) return { [field]: id, ids: rows.map(idOf) };
  const { sort: _, ...conditions } = matching.conditions;
  return { [field]: id, matching: conditions, count: matching.count };
}
