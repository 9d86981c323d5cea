import { toWireDate } from '#runtime/core/dates.ts';
import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';

/** What is stored of how well a question is remembered; times ISO 8601. */
export interface StoredCard {
  state: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  lastReview: string;
}

export interface Scheduled {
  card: StoredCard;
  due: Date;
}

const scheduler = fsrs({ enable_fuzz: false });

const dayLength = 86_400_000;

/**
 * When a question comes back after an answer at `now` (rule P7): a wrong one counts as Again, a right one as Good. Once
 * a right answer has put it off by days, another one on the same day changes nothing.
 */
export function schedule({
  card,
  isCorrect,
  now,
}: {
  card: StoredCard | null;
  isCorrect: boolean;
  now: Date;
}): Scheduled {
  if (card && isCorrect && hasGrownToday({ card, now }))
    return { card, due: new Date(Date.parse(card.lastReview) + card.scheduledDays * dayLength) };
  const { card: next } = scheduler.next(
    card ? toCard({ card, now }) : createEmptyCard(now),
    now,
    isCorrect ? Rating.Good : Rating.Again,
  );
  return {
    due: next.due,
    card: {
      state: next.state,
      stability: next.stability,
      difficulty: next.difficulty,
      scheduledDays: next.scheduled_days,
      learningSteps: next.learning_steps,
      reps: next.reps,
      lapses: next.lapses,
      lastReview: now.toISOString(),
    },
  };
}

/** Whether the last answer, on the same day in Asia/Shanghai, was a right one that put the question off by days. */
function hasGrownToday({ card: { state, scheduledDays, lastReview }, now }: { card: StoredCard; now: Date }): boolean {
  return state === State.Review && scheduledDays > 0 && toWireDate(new Date(lastReview)) === toWireDate(now);
}

/** A clock that was set back counts as standing still. */
function toCard({ card, now }: { card: StoredCard; now: Date }): Card {
  const { state, stability, difficulty, scheduledDays, learningSteps, reps, lapses } = card;
  const lastReview = new Date(Math.min(Date.parse(card.lastReview), now.getTime()));
  return {
    due: now,
    state,
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    reps,
    lapses,
    last_review: lastReview,
  };
}
