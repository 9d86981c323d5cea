import { questionsOf, type AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { ownForm, type Terms } from './terms.ts';

/** What is filled in, as the fields hold it. */
export interface ApplyValues {
  examId: string;
  personName: string;
  idType: string;
  idNumber: string;
  phone: string;
  photo: string;
  education: string;
  workYears: string;
  lowerCertCode: string;
  needsAccessibleSeat: boolean;
  answers: Record<string, Answer>;
  isAttested: boolean;
}

/** A text, a number as it is typed, a choice, several, or a switch. */
export type Answer = string | string[] | boolean;

/** Exams that can be chosen now. */
export function freeOf(exams: Terms['exams']): Terms['exams'] {
  return exams.filter(({ isOpen, left }) => isOpen && left !== 0);
}

/** What the form begins with: what was returned, else what was said last. */
export function initialValues({ open, prefill, exams, applyForm }: Terms): ApplyValues {
  const said = open ?? prefill;
  const choices = freeOf(exams);
  const form = ownForm({ applyForm });
  return {
    examId: open ? (open.examId ?? '') : choices.length === 1 ? (choices[0]?.id ?? '') : '',
    personName: said.personName ?? '',
    idType: said.idType ?? 'idCard',
    idNumber: said.idNumber ?? '',
    phone: said.phone ?? '',
    photo: said.photo ?? '',
    education: said.education ?? '',
    workYears: typeof said.workYears === 'number' ? String(said.workYears) : '',
    lowerCertCode: said.lowerCertCode ?? '',
    needsAccessibleSeat: said.needsAccessibleSeat === true,
    answers: form ? answersFrom({ form, said: (said.answers ?? {}) as Record<string, unknown> }) : {},
    isAttested: false,
  };
}

function answersFrom({ form, said }: { form: AnswerForm; said: Record<string, unknown> }): Record<string, Answer> {
  return Object.fromEntries(
    questionsOf(form).map(([name, question]): [string, Answer] => {
      const value = said[name];
      if (question.type === 'boolean') return [name, value === true];
      if (question.type === 'array') return [name, Array.isArray(value) ? value.map(String) : []];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
}
