import type { DictionaryValue, ScreenField } from '#generators/formats.ts';
import { asksFile, questionsOf, type AnswerForm, type Question } from '#runtime/core/operations/answerForm.ts';

/** The questions of a form as fields of a screen, and what can be chosen there; files as private as those of the field that is answered. */
export function questionFields({
  name,
  form,
  isPrivate = false,
}: {
  name: string;
  form: AnswerForm;
  isPrivate?: boolean | undefined;
}): {
  fields: Record<string, ScreenField>;
  lookups: Readonly<Record<string, ReadonlyMap<string, DictionaryValue>>>;
} {
  const questions = questionsOf(form);
  return {
    fields: Object.fromEntries(
      questions.map(([each, question], order) => [
        each,
        {
          ...sortOf({ name: `${name}.${each}`, question }),
          title: question.title,
          order,
          ...helpOf(question),
          ...fileWords({ question, isPrivate }),
          ...(form.required?.includes(each) && question.type !== 'boolean' && { isRequired: true }),
          ...(question.maxLength !== undefined && { maxLength: question.maxLength }),
          ...(question.minimum !== undefined && { minimum: question.minimum }),
          ...(question.maximum !== undefined && { maximum: question.maximum }),
        },
      ]),
    ),
    lookups: Object.fromEntries(
      questions.flatMap(([each, question]) => {
        const choices = question.enum ?? question.items?.enum;
        return choices ? [[`${name}.${each}`, new Map(choices.map((code, order) => [code, choice(code, order)]))]] : [];
      }),
    ),
  };
}

/** Characters of a text that is more than a line. */
export const longestLine = 200;

function sortOf({
  name,
  question: { type, format, enum: choices, items, maxLength = 0, 'x-widget': widget },
}: {
  name: string;
  question: Question;
}): {
  kind: ScreenField['kind'];
  dict?: string;
} {
  if (widget) return { kind: widget };
  if (choices) return { kind: 'dict', dict: name };
  if (items || type === 'array') return { kind: 'dictList', dict: name };
  if (format) return { kind: format === 'date' ? 'date' : 'dateTime' };
  if (type === 'string') return { kind: maxLength > longestLine ? 'longText' : 'text' };
  return { kind: type };
}

function helpOf({ description = '', 'x-picture': picture }: Question): Pick<ScreenField, 'help'> {
  const size = picture ? `宽 ${picture.width} 像素、高 ${picture.height} 像素` : '';
  const help = [description, size].filter(Boolean).join('；');
  return help ? { help } : {};
}

/** What is answered belongs to the organisation, never to everybody. */
function fileWords({
  question,
  isPrivate,
}: {
  question: Question;
  isPrivate: boolean;
}): Pick<ScreenField, 'isPrivate' | 'props'> {
  if (!asksFile(question)) return {};
  const picture = question['x-picture'];
  return {
    ...(isPrivate && { isPrivate: true }),
    props: { visibility: 'tenant', ...(picture && { picture: { ...picture } }) },
  };
}

function choice(code: string, order: number): DictionaryValue {
  return { code, label: code, order, isRetired: false };
}
