import type { Answer, Given, Paper } from './answer.ts';

/** Each take-over begins a new series of sequences. */
const series = 1_000_000;

export interface Merged {
  /** What stands for each question, by its id. */
  given: Record<string, Given>;
  /** The highest sequence of each question. */
  sequences: Map<string, number>;
  /** Queued answers that the server has yet to learn. */
  left: Answer[];
  /** Queued answers that the server has already, or has a later one for. */
  settled: Answer[];
}

/** The paper's answers and those still queued in this browser as one: of each question the one with the higher sequence. */
export function mergeAnswers({ paper, queued }: { paper: Paper; queued: readonly Answer[] }): Merged {
  const byQuestion = new Map(queued.map((answer) => [answer.questionId, answer]));
  const merged: Merged = { given: {}, sequences: new Map(), left: [], settled: [] };
  for (const { questionId, selectedOptions, inputInfo, isFlagged, sequence } of paper.questionList) {
    const answer = byQuestion.get(questionId);
    const isNewer = answer !== undefined && answer.sequence > sequence;
    if (answer) (isNewer ? merged.left : merged.settled).push(answer);
    merged.given[questionId] = isNewer
      ? { selectedOptions: answer.selectedOptions, inputInfo: answer.inputInfo, isFlagged: answer.isFlagged }
      : { selectedOptions, inputInfo, isFlagged };
    merged.sequences.set(questionId, isNewer ? answer.sequence : sequence);
  }
  return merged;
}

/**
 * The sequence below which this device writes none. After a take-over that is the next series, so that what is answered
 * here wins over what the other device has still queued; otherwise the series under way.
 */
export function firstSequence({ paper, isTakenOver }: { paper: Paper; isTakenOver: boolean }): number {
  const highest = paper.questionList.reduce((former, { sequence }) => Math.max(former, sequence), 0);
  return (Math.floor(highest / series) + (isTakenOver ? 1 : 0)) * series + 1;
}
