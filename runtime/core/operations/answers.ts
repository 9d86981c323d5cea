/** Answers to a form that stands in a field of the record which a reference names (`x-schemaOf`). */
import type { Json, JsonSchema, Property } from '#generators/formats.ts';
import { asksFile, longest, type AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { remembered } from './remembered.ts';

export interface Answered {
  /** The field that holds the answers. */
  field: string;
  /** The field that refers to the record with the form. */
  reference: string;
  /** The entity it refers to, and that one's field. */
  entity: string;
  source: string;
}

/** The fields of an entity that hold answers, with where their forms stand. */
export const answeredFields = remembered((properties: Readonly<Record<string, Property>>): readonly Answered[] =>
  Object.entries(properties).flatMap(([field, { 'x-schemaOf': written }]): Answered[] => {
    if (written === undefined) return [];
    const [reference = '', source = ''] = written.split('.');
    return [{ field, reference, entity: properties[reference]?.['x-ref'] ?? '', source }];
  }),
);

/** The fields of an entity that hold forms. */
export const formFields = remembered((properties: Readonly<Record<string, Property>>): readonly string[] =>
  Object.keys(properties).filter((field) => properties[field]?.['x-widget'] === 'schema'),
);

/** What answers to a form have to be: a JSON Schema that takes its questions and no others. A switch is answered as it stands. */
export function answersSchema({ properties, required = [] }: AnswerForm): JsonSchema {
  const fields = Object.entries(properties).map(([name, question]): [string, Json] => {
    const {
      title: _title,
      description: _description,
      order: _order,
      'x-widget': _widget,
      'x-picture': _picture,
      ...limits
    } = question;
    const isText = question.type === 'string' && !question.enum && !question.format && !asksFile(question);
    return [
      name,
      {
        ...limits,
        ...(asksFile(question) && { format: 'file' }),
        ...(question.type === 'array' && { uniqueItems: true, ...(required.includes(name) && { minItems: 1 }) }),
        ...(isText && { maxLength: limits.maxLength ?? longest }),
        ...(isText && required.includes(name) && { minLength: limits.minLength ?? 1, pattern: '\\S' }),
      },
    ];
  });
  const asked = required.filter((name) => properties[name]?.type !== 'boolean');
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(asked.length > 0 && { required: asked }),
    additionalProperties: false,
  };
}

/** The answers that another form takes, too: to questions of the same name and sort, within what it allows to choose. */
export function keptAnswers({
  answers,
  form: { properties },
}: {
  answers: Readonly<Record<string, unknown>>;
  form: AnswerForm;
}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => {
      const question = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!question || value === null || value === undefined) return false;
      if (question.enum) return question.enum.includes(String(value));
      if (question.items)
        return Array.isArray(value) && value.every((each) => question.items?.enum.includes(String(each)));
      if (question.format) return typeof value === 'string' && formats[question.format].test(value);
      // What was uploaded for another question is no text, and no text is a file.
      if (question.type === 'string') return typeof value === 'string' && isFile.test(value) === asksFile(question);
      return typeof value === (question.type === 'integer' ? 'number' : question.type);
    }),
  );
}

const formats = { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/ };
const isFile = /^\/api\/file\/[\w-]+$/;
