import { linesOf } from './lines.ts';
import { lostMarks } from './lost.ts';
import { isRead, splitQuestions } from './split.ts';

/** Several questions as a text, and how many they are. */
export interface SeveralQuestions {
  /** With a mark for each picture. */
  text: string;
  count: number;
}

/** The questions that rich text has; undefined where these are fewer than two. */
export function severalIn(html: string): SeveralQuestions | undefined {
  const text = linesOf(html.replace(/<img\b[^>]*>/gi, lostMarks.picture))
    .map((line) => line.text)
    .join('\n');
  const count = splitQuestions(text).filter(isRead).length;
  return count > 1 ? { text, count } : undefined;
}
