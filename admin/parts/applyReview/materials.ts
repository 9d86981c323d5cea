import { formOf, questionsOf, type Question } from '#runtime/core/operations/answerForm.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { texts } from './texts.ts';

/** A picture or another file of an application. */
export interface Material {
  title: string;
  /** Where it is kept. */
  address: string;
  isPicture: boolean;
}

/** An answer to the certificate's own form, in words. */
export interface AnswerText {
  title: string;
  text: string;
}

/** The photo and the files among the answers, in the order of the form. */
export function materialsOf(record: ScreenRecord): Material[] {
  const { photo } = record;
  const files = answered(record).flatMap(({ question, value }): Material[] =>
    isFile(value) ? [{ title: question.title, address: value, isPicture: question['x-widget'] === 'image' }] : [],
  );
  return [...(isFile(photo) ? [{ title: texts.photo, address: photo, isPicture: true }] : []), ...files];
}

/** What was answered besides files. */
export function answersOf(record: ScreenRecord): AnswerText[] {
  return answered(record).flatMap(({ question: { title }, value }) =>
    isFile(value) ? [] : [{ title, text: textOf(value) }],
  );
}

function answered(record: ScreenRecord): { question: Question; value: unknown }[] {
  const form = formOf(record['answersSchema']);
  const answers = (record['answers'] ?? {}) as Record<string, unknown>;
  return form ? questionsOf(form).map(([name, question]) => ({ question, value: answers[name] })) : [];
}

function isFile(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/api/file/');
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.join('、');
  return value === undefined || value === null || value === '' ? '—' : String(value);
}
