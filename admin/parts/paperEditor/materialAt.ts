import type { PaperRow } from './paper.ts';
import { texts } from './texts.ts';
import type { Facts } from './useFacts.ts';

/** What is said above a question with which a run of questions of one material begins. */
export function materialAt({
  list,
  index,
  facts,
}: {
  list: readonly PaperRow[];
  index: number;
  facts: Facts;
}): string | undefined {
  const idAt = (at: number): string | undefined => facts.materialOf(list[at]?.questionId ?? '');
  const material = idAt(index);
  if (material === undefined || idAt(index - 1) === material) return undefined;
  let end = index + 1;
  while (end < list.length && idAt(end) === material) end += 1;
  return texts.material(facts.of(list[index]?.questionId ?? '')?.materialIdLabel ?? '', end - index);
}
