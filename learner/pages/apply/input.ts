import { questionsOf, type AnswerForm, type Question } from '#runtime/core/operations/answerForm.ts';
import { ownForm, type Terms } from './terms.ts';
import type { Answer, ApplyValues } from './values.ts';

/** The input of the call: only what is said. */
export function inputOf({ terms, values }: { terms: Terms; values: ApplyValues }) {
  const { open, id, exams, agreements } = terms;
  const { examId, workYears, answers, isAttested, idType, needsAccessibleSeat, ...said } = values;
  const texts = Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ) as Record<Exclude<keyof typeof said, never>, string>;
  const form = ownForm(terms);
  const filled = form ? answersOf({ form, answers }) : {};
  return {
    ...texts,
    idType,
    ...(open ? { id: open.id, version: open.version } : { certId: id }),
    ...(!open && exams.length > 0 && examId !== '' && { examId }),
    ...(workYears !== '' && { workYears: Number(workYears) }),
    ...(needsAccessibleSeat && { needsAccessibleSeat }),
    // Of what is completed, an answer that was taken out is to go.
    ...((Object.keys(filled).length > 0 || (open && form)) && { answers: filled }),
    isAttested,
    ...(agreements.length > 0 && { agreedIds: agreements.map((agreement) => agreement.id) }),
  };
}

function answersOf({ form, answers }: { form: AnswerForm; answers: Record<string, Answer> }): Record<string, unknown> {
  return Object.fromEntries(
    questionsOf(form).flatMap(([name, question]): [string, unknown][] => {
      const value = wireAnswer({ question, value: answers[name] ?? '' });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function wireAnswer({ question: { type, format }, value }: { question: Question; value: Answer }): unknown {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  const text = value.trim();
  if (text === '') return undefined;
  if (type === 'integer' || type === 'number') return Number(text);
  return format === 'date-time' ? `${text.replace('T', ' ').slice(0, 16)}:00` : text;
}
