import type { Output } from '#runtime/core/call.ts';
import { texts } from './texts.ts';

export type ReviewedPaper = Output<'scoreReview.paper'>;
export type ReviewedQuestion = ReviewedPaper['questionList'][number];

/** How much of its points a question brought. */
export function stateOf({ gained, score }: Pick<ReviewedQuestion, 'gained' | 'score'>): keyof typeof texts.states {
  if (gained === null || gained === undefined) return 'open';
  if (gained >= score) return 'full';
  return gained > 0 ? 'part' : 'none';
}

/** The points of a question, of how many. */
export function pointsOf({ gained, score }: Pick<ReviewedQuestion, 'gained' | 'score'>): string {
  return typeof gained === 'number' ? texts.points(gained, score) : texts.open;
}
