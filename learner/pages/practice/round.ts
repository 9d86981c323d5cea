import type { Input, Output } from '#runtime/core/call.ts';
import { verdictOf, type Checked } from '#learner/question/checkAnswer.ts';
import { noAnswer, type Answer } from '#learner/question/question.ts';

/** What a round is begun with. */
export type Choice = Input<'practice.startRound'>;

/** A round that has just begun. */
export type Begun = Output<'practice.startRound'>;

/** A round as the server has it. */
export type Stored = Output<'practice.round'>;

type Drawn = Begun['rows'][number];

/** The questions of one go at practice, or at reading with keys. */
export interface Round {
  roundId: string;
  mode: string;
  /** Null where they are of several certificates. */
  certCode: string | null;
  certName: string | null;
  items: readonly RoundItem[];
  /** Counts from 0; as many as there are items once the round is over. */
  index: number;
}

export interface RoundItem {
  question: Drawn;
  answer: Answer;
  isFavorite: boolean;
  review?: Checked;
}

export type RoundStep =
  | { kind: 'answer'; index: number; answer: Answer }
  | { kind: 'checked'; index: number; answer: Answer; review: Checked }
  | { kind: 'judged'; index: number; isRight: boolean; nextDue: string | null }
  | { kind: 'favorite'; index: number; isFavorite: boolean }
  | { kind: 'go'; index: number };

/** A round as it begins, or as it was left; `place` (from 1) is where it goes on, without it where the server says. */
export function roundOf({ stored, place }: { stored: Begun | Stored; place?: number | undefined }): Round {
  const { roundId, mode, certCode, certName } = stored;
  const position = place ?? ('position' in stored ? stored.position : 1);
  return {
    roundId: roundId ?? '',
    mode,
    certCode,
    certName,
    index: placeIn(stored.rows.length, position - 1),
    items: stored.rows.map(itemOf),
  };
}

/** The round after a step. What was checked is not answered again; a place beyond the ends is the end. */
export function nextRound(round: Round, step: RoundStep): Round {
  if (step.kind === 'go') return { ...round, index: placeIn(round.items.length, step.index) };
  return { ...round, items: round.items.map((item, place) => (place === step.index ? nextItem(item, step) : item)) };
}

/** How the answers of a round turned out; an open verdict counts as the learner has judged. */
export function resultOf({ items }: Round): { right: number; wrong: number; unknown: number; open: number } {
  const count = (test: (item: RoundItem) => boolean): number => items.filter(test).length;
  return {
    right: count(({ review }) => verdictOf(review) === true),
    wrong: count(({ review }) => verdictOf(review) === false),
    unknown: count(({ review }) => verdictOf(review) === null),
    open: count(({ review }) => review === undefined),
  };
}

function nextItem(item: RoundItem, step: Exclude<RoundStep, { kind: 'go' }>): RoundItem {
  switch (step.kind) {
    case 'answer':
      return item.review ? item : { ...item, answer: step.answer };
    case 'checked':
      return { ...item, answer: step.answer, review: step.review };
    case 'judged':
      return item.review
        ? { ...item, review: { ...item.review, selfVerdict: step.isRight, nextDue: step.nextDue } }
        : item;
    case 'favorite':
      return { ...item, isFavorite: step.isFavorite };
  }
}

function itemOf(row: Drawn | Stored['rows'][number]): RoundItem {
  const { isFavorite } = row;
  if (!('isAnswered' in row)) return { question: row, answer: noAnswer, isFavorite };
  const { selectedOptions, inputInfo, review } = row;
  return { question: row, answer: { selectedOptions, inputInfo }, isFavorite, ...(review && { review }) };
}

function placeIn(count: number, index: number): number {
  return Math.min(count, Math.max(0, index));
}
