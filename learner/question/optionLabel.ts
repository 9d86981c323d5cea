import { questionTypes, type Question } from './question.ts';

/** The letter of an option: A, B, C …; of a judgment T and F, F for the option that says no. */
export function optionLabel({
  question: { questionType, optionList },
  order,
}: {
  question: Pick<Question, 'questionType' | 'optionList'>;
  order: number;
}): string {
  if (questionType !== questionTypes.judgment || optionList.length !== 2) return String.fromCharCode(64 + order);
  const isNoFirst = saysNo.test(optionList.find((option) => option.order === 1)?.content ?? '');
  return (order === 1) === isNoFirst ? 'F' : 'T';
}

/** The option that a letter names, if there is one. A judgment is answered by A and B too. */
export function orderOfLabel({
  question,
  label,
}: {
  question: Pick<Question, 'questionType' | 'optionList'>;
  label: string;
}): number | undefined {
  const wanted = label.toUpperCase();
  const { optionList } = question;
  const named =
    optionList.find(({ order }) => optionLabel({ question, order }) === wanted) ??
    optionList.find(({ order }) => String.fromCharCode(64 + order) === wanted);
  return named?.order;
}

const saysNo = /^(?:<[^>]+>|\s)*(?:错|不|否|×|✗|F\b|false|wrong|no\b)/i;
