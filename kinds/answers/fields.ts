import type { DictionaryValue, ScreenField } from '#generators/formats.ts';
import { questionsOf, type AnswerForm, type Question } from '../schema/form.ts';

/** The questions of a form as fields of a screen, and what can be chosen there. */
export function questionFields({ name, form }: { name: string; form: AnswerForm }): {
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
          ...(question.description && { help: question.description }),
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
const longestLine = 200;

function sortOf({
  name,
  question: { type, format, enum: choices, items, maxLength = 0 },
}: {
  name: string;
  question: Question;
}): {
  kind: ScreenField['kind'];
  dict?: string;
} {
  if (choices) return { kind: 'dict', dict: name };
  if (items || type === 'array') return { kind: 'dictList', dict: name };
  if (format) return { kind: format === 'date' ? 'date' : 'dateTime' };
  if (type === 'string') return { kind: maxLength > longestLine ? 'longText' : 'text' };
  return { kind: type };
}

function choice(code: string, order: number): DictionaryValue {
  return { code, label: code, order, isRetired: false };
}
