import type { FieldPartProps } from '#runtime/screen/parts.ts';
import type { PaperRow } from './paper.ts';

/** What is wrong with the questions of a paper. */
export interface Problems {
  /** Where a question stands in the form. */
  placeOf(questionId: string): number;
  of(questionId: string): string | undefined;
}

/** The problems of a form by questions: it names them by their places there. */
export function problemsOf({ errors, stored }: { errors: FieldPartProps['errors']; stored: unknown }): Problems {
  const places = new Map(
    (Array.isArray(stored) ? (stored as PaperRow[]) : []).map(({ questionId }, index) => [questionId, index]),
  );
  const messages = new Map<number, string[]>();
  for (const { path, message } of errors) {
    const place = Number(/^\/(\d+)/.exec(path)?.[1] ?? NaN);
    if (!Number.isNaN(place)) messages.set(place, [...(messages.get(place) ?? []), message]);
  }
  return {
    placeOf: (questionId) => places.get(questionId) ?? 0,
    of: (questionId) => messages.get(places.get(questionId) ?? -1)?.join('；'),
  };
}
