import type { Artefacts } from '../artefacts.ts';

/** Of a kind of question how many a bank lacks for a paper. */
export interface Shortage {
  type: string;
  missing: number;
}

/** Says which kinds of questions a bank lacks for a paper, and how many of each. */
export function shortageText({
  artefacts,
  missing,
}: {
  artefacts: Pick<Artefacts, 'dictionaries'>;
  missing: readonly Shortage[];
}): string {
  const labels = new Map(artefacts.dictionaries['questionType']?.values.map(({ code, label }) => [code, label]));
  const kinds = missing.map(({ type, missing: count }) => `${labels.get(type) ?? type}还差 ${count} 题`);
  return `题库中的试题不够组卷：${kinds.join('，')}`;
}
