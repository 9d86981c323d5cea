import type { Answer, Given, Paper } from './answer.ts';
import { firstSequence, mergeAnswers } from './merge.ts';
import type { AnswerQueue } from './queue.ts';
import type { KeptAnswers } from './store.ts';

/** Which of a sitting's answers is the later one: each change of a question has a higher sequence than those before. */
export interface Sheet {
  /**
   * Takes the answers of a paper together with those kept in this browser, and sends on what the server has yet to
   * learn where this window answers. Resolves to what stands for each question, by its id.
   */
  adopt(entry: { paper: Paper; isTakenOver: boolean }): Promise<Record<string, Given>>;
  /** What was given to a question, as its latest answer. */
  answerOf(questionId: string, given: Given): Answer;
}

/** The answers of one mock exam between the paper, the browser's store and the queue. */
export function createSheet({ kept, queue }: { kept: KeptAnswers; queue: AnswerQueue }): Sheet {
  let sequences = new Map<string, number>();
  let lowest = 1;
  return {
    async adopt({ paper, isTakenOver }) {
      const queued = [...(await kept.list()), ...queue.list()].sort((one, other) => one.sequence - other.sequence);
      const merged = mergeAnswers({ paper, queued });
      sequences = merged.sequences;
      lowest = firstSequence({ paper, isTakenOver });
      for (const answer of merged.settled) void kept.remove(answer);
      if (paper.isMine) queue.open(merged.left);
      return merged.given;
    },
    answerOf(questionId, given) {
      const sequence = Math.max((sequences.get(questionId) ?? 0) + 1, lowest);
      sequences.set(questionId, sequence);
      return { questionId, ...given, sequence };
    },
  };
}
