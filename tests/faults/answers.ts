/** Whether an attempt's stored answers are those that were acknowledged. */
import { isDeepStrictEqual } from 'node:util';

/** An answer to a question, as it was sent or as it is stored. */
export interface Given {
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
  sequence: number;
}

/** What an examinee knows of their own answers. */
export interface Known {
  /** The last acknowledged one of each question, by its id. */
  acknowledged: ReadonlyMap<string, Given>;
  /** Those of a save whose reply never came: all of them are stored, or none is. */
  unanswered: readonly Given[];
}

/**
 * Compares the answers of one attempt; whatever else a save gives its examinee in hand is compared here, too.
 * @param options.stored each question of the paper, with the sequence 0 where nothing was saved
 * @returns one sentence for each answer that is not as it was acknowledged
 */
export function findLostAnswers({ known, stored }: { known: Known; stored: readonly Given[] }): string[] {
  const found = new Map(stored.map((answer) => [answer.questionId, answer]));
  const isStored = (answer: Given): boolean => isDeepStrictEqual(found.get(answer.questionId), answer);
  const arrived = known.unanswered.filter(isStored);
  if (arrived.length > 0 && arrived.length < known.unanswered.length)
    return [`of a save of ${known.unanswered.length} answers ${arrived.length} are stored`];
  const expected = new Map([
    ...known.acknowledged,
    ...arrived.map((answer): [string, Given] => [answer.questionId, answer]),
  ]);
  const lost = [...expected.values()].filter((answer) => !isStored(answer));
  const strange = stored.filter(({ questionId, sequence }) => sequence > 0 && !expected.has(questionId));
  return [
    ...lost.map((answer) => `stored is ${JSON.stringify(found.get(answer.questionId))}, not ${JSON.stringify(answer)}`),
    ...strange.map((answer) => `nobody saved ${JSON.stringify(answer)}`),
  ];
}
