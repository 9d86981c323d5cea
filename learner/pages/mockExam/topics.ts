import type { Output } from '#runtime/core/call.ts';
import { hasAnswer } from '#learner/question/question.ts';

type Reviewed = Output<'mock.detail'>['questionList'][number];

/** How the questions about a knowledge point went. */
export interface Topic {
  label: string;
  /** Those that a machine has judged, and those left open. */
  count: number;
  right: number;
  open: number;
}

/** A paper by knowledge point, the weakest first (rule M15). */
export function topicsOf(questions: readonly Reviewed[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const question of questions) {
    const isOpen = !hasAnswer(question);
    if (question.isHeld || (question.isCorrect === null && !isOpen)) continue;
    for (const label of question.knowledge) {
      const topic = topics.get(label) ?? { label, count: 0, right: 0, open: 0 };
      topics.set(label, {
        label,
        count: topic.count + 1,
        right: topic.right + (question.isCorrect && !isOpen ? 1 : 0),
        open: topic.open + (isOpen ? 1 : 0),
      });
    }
  }
  return [...topics.values()].sort(
    (a, b) => a.right / a.count - b.right / b.count || b.count - b.right - (a.count - a.right),
  );
}
