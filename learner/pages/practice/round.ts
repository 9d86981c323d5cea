import type { Output } from '#runtime/core/call.ts';
import type { Checked } from '#learner/question/checkAnswer.ts';
import { noAnswer, type Answer } from '#learner/question/question.ts';

type Drawn = Output<'practice.startRandom'>['rows'];

/** The questions of one go at practice. */
export interface Round {
  items: readonly RoundItem[];
  /** Counts from 0; as many as there are items once the round is over. */
  index: number;
}

export interface RoundItem {
  question: Drawn[number];
  answer: Answer;
  isFavorite: boolean;
  review?: Checked;
}

export type RoundStep =
  | { kind: 'answer'; index: number; answer: Answer }
  | { kind: 'checked'; index: number; answer: Answer; review: Checked }
  | { kind: 'favorite'; index: number; isFavorite: boolean }
  | { kind: 'go'; index: number };

/** A round over drawn questions, at its first. */
export function newRound(rows: Drawn): Round {
  return { index: 0, items: rows.map((question) => ({ question, answer: noAnswer, isFavorite: question.isFavorite })) };
}

/** The round after a step. What was checked is not answered again; a place beyond the ends is the end. */
export function nextRound(round: Round, step: RoundStep): Round {
  if (step.kind === 'go') return { ...round, index: Math.min(round.items.length, Math.max(0, step.index)) };
  const { kind: _, index, ...changes } = step;
  return { ...round, items: round.items.map((item, place) => (place === index && !(step.kind === 'answer' && item.review) ? { ...item, ...changes } : item)) };
}

/** How the answers of a round turned out. */
export function resultOf({ items }: Round): { right: number; wrong: number; unknown: number; open: number } {
  const count = (test: (item: RoundItem) => boolean): number => items.filter(test).length;
  return {
    right: count(({ review }) => review?.isCorrect === true),
    wrong: count(({ review }) => review?.isCorrect === false),
    unknown: count(({ review }) => review?.isCorrect === null),
    open: count(({ review }) => review === undefined),
  };
}
