import type { Output } from '#runtime/core/call.ts';
import { fewestJudged } from '#runtime/core/fewestJudged.ts';
import type { Order } from '#runtime/screen/table/column.ts';
import { chart, type Picture } from '../pictures/pictures.ts';
import { texts } from './texts.ts';

/** The item analysis of a session, as the server tells it. */
export type Analysis = Output<'examSession.itemAnalysis'>;
export type Question = Analysis['questions'][number];

/** With fewer people the figures are no more than a hint. */
export const fewPeople = 30;

/** Whether enough people had a question to say whether it is good. */
export const isJudged = ({ count }: Pick<Question, 'count'>): boolean => count >= fewestJudged;

/** How a person reads a share, a ratio and points. */
export const percent = (share: number | null): string =>
  share === null ? texts.nothing : `${Math.round(share * 1000) / 10}%`;
export const ratio = (value: number | null): string => (value === null ? texts.nothing : value.toFixed(2));

/** Questions of which something is conspicuous, the worst first, then the others in their order. */
export function inOrder(questions: readonly Question[]): Question[] {
  return questions.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** By the worst flag of a question, which comes first, then by how little it tells people apart. */
function weightOf({ flags, discrimination }: Question): number {
  const worst = weights[flags[0] ?? ''] ?? 0;
  return worst === 0 ? 0 : worst - (discrimination ?? 0) / 10;
}

const weights: Readonly<Record<string, number>> = { negative: 5, rival: 4, weak: 3, hard: 2, easy: 1 };

/** What questions can be ordered by. */
export type Key = 'place' | 'count' | 'facility' | 'discrimination' | 'seconds';

/** The key of a question in a list. */
export function keyOf({ questionId, version }: Pick<Question, 'questionId' | 'version'>): string {
  return `${questionId}/${version}`;
}

export interface Sorting {
  key: Key;
  order: Exclude<Order, 'none'>;
}

/** Which questions are shown, in which order; without one the conspicuous come first. */
export interface View {
  isAll: boolean;
  by: Sorting | undefined;
}

/** Ordered by a figure; questions that lack it come last. */
export function sorted({ questions, by: { key, order } }: { questions: readonly Question[]; by: Sorting }): Question[] {
  const sign = order === 'ascend' ? 1 : -1;
  return questions.toSorted(({ [key]: one }, { [key]: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** How many people gained which share of the points. */
export function scoresPicture({ scores }: Pick<Analysis, 'scores'>): Picture {
  return {
    key: 'scores',
    width: 12,
    help: texts.scoresHelp,
    block: chart({
      title: texts.scores,
      x: 'band',
      y: ['count'],
      columns: { band: { kind: 'text', title: texts.share }, count: { kind: 'integer', title: texts.people } },
    }),
    rows: scores.map(({ from, to, count }) => ({ band: texts.band(from, to), count })),
  };
}
