import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

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

/** When a question comes back after an answer at `now` (rule P7): a wrong one counts as Again, a right one as Good. */
export function schedule({
  card,
  isCorrect,
  now,
}: {
  card: StoredCard | null;
  isCorrect: boolean;
  now: Date;
}): Scheduled {
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
