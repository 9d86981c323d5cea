/** A form at work in the designer: what its JSON says, and what can be done with it. No word of it is lost on the way. */
import { longestLine } from '../answers/fields.ts';
import { formProblems, type AnswerForm, type FormProblem, type Question } from '#runtime/core/operations/answerForm.ts';

/** A form that may not be finished: of its questions no more is known than that they are objects. */
export interface Design extends Omit<AnswerForm, 'properties'> {
  properties: Record<string, Partial<Question>>;
}

/** What people call a sort of question. */
export type Sort = (typeof sorts)[number];

export const sorts = [
  'text',
  'longText',
  'integer',
  'number',
  'date',
  'dateTime',
  'boolean',
  'choice',
  'choices',
  'file',
  'image',
] as const;

/** A question that was taken out, to be put back. */
export interface Removed {
  name: string;
  question: Partial<Question>;
  index: number;
  isRequired: boolean;
}

/** What a field holds, as the designer takes it; undefined where it is none that has questions. */
export function designOf(value: unknown): Design | undefined {
  if (value === '' || value === null || value === undefined) return { type: 'object', properties: {} };
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return designOf('');
  try {
    const read = JSON.parse(value) as unknown;
    return isDesign(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON of a form as people write it; nothing where it never had a question with a number. */
export function textOf(design: Design): string {
  const isNone = Object.keys(design.properties).length === 0 && lastNumber({ design, last: 0 }) === 0;
  return isNone ? '' : JSON.stringify(design, null, 2);
}

/** Problems by the questions they are at; those of the whole under ''. */
export function problemsByQuestion(problems: readonly FormProblem[]): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of problems) {
    const [, name = ''] = /^\/properties\/([^/]+)/.exec(path) ?? [];
    const messages = (found[name] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return found;
}

/** The questions that could be filled in as they are: what a preview shows. */
export function finishedPart(design: Design): AnswerForm | undefined {
  const wrong = problemsByQuestion(formProblems(design));
  const properties = Object.fromEntries(
    Object.entries(design.properties).filter(([name]) => !Object.hasOwn(wrong, name)),
  ) as Record<string, Question>;
  const names = Object.keys(properties);
  if (names.length === 0) return undefined;
  const required = Array.isArray(design.required) ? design.required.filter((name) => names.includes(name)) : [];
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** What somebody who adds a question sees first. */
export function added({ design, last, sort }: { design: Design; last: number; sort: Sort }): {
  design: Design;
  name: string;
} {
  const name = `q${lastNumber({ design, last }) + 1}`;
  return { design: named({ design, name, question: ofSort({ question: { title: '' }, sort }) }), name };
}

/** The same question once more, behind the other, under a title of its own. */
export function duplicated({ design, last, name }: { design: Design; last: number; name: string }): {
  design: Design;
  name: string;
} {
  const names = Object.keys(design.properties);
  const { title = '', ...question } = design.properties[name] ?? {};
  const copy = `q${lastNumber({ design, last }) + 1}`;
  const titles = new Set(Object.values(design.properties).map((each) => each.title));
  let number = 2;
  while (titles.has(`${title} ${number}`)) number += 1;
  const made = named({
    design,
    name: copy,
    question: { ...question, title: title === '' ? '' : `${title} ${number}` },
    index: names.indexOf(name) + 1,
  });
  return {
    design: isRequired({ design, name }) ? withRequired({ design: made, name: copy, is: true }) : made,
    name: copy,
  };
}

export function removed({ design, name }: { design: Design; name: string }): { design: Design; removed: Removed } {
  const { [name]: question = {}, ...properties } = design.properties;
  const last = lastNumber({ design, last: 0 });
  return {
    design: withRequired({ design: { ...design, properties, ...(last > 0 && { 'x-last': last }) }, name, is: false }),
    removed: {
      name,
      question,
      index: Object.keys(design.properties).indexOf(name),
      isRequired: isRequired({ design, name }),
    },
  };
}

export function restored({
  design,
  removed: { name, question, index, isRequired: is },
}: {
  design: Design;
  removed: Removed;
}): Design {
  return withRequired({ design: placed({ design, name, question, index }), name, is });
}

/** A question in another place among all. */
export function moved({ design, name, index }: { design: Design; name: string; index: number }): Design {
  const { [name]: question = {}, ...properties } = design.properties;
  return placed({ design: { ...design, properties }, name, question, index });
}

/** A question as it is by now, in its place; what is undefined is said no longer. */
export function changed({
  design,
  name,
  question,
}: {
  design: Design;
  name: string;
  question: { [Word in keyof Question]?: Question[Word] | undefined };
}): Design {
  const said = Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined));
  return { ...design, properties: { ...design.properties, [name]: said } };
}

export function isRequired({ design, name }: { design: Design; name: string }): boolean {
  return Array.isArray(design.required) && design.required.includes(name);
}

export function withRequired({ design, name, is }: { design: Design; name: string; is: boolean }): Design {
  const { required = [], ...rest } = design;
  const others = required.filter((each) => each !== name);
  const next = is ? [...others, name] : others;
  return next.length > 0 ? { ...rest, required: next } : rest;
}

export function sortOf({
  type,
  format,
  enum: choices,
  items,
  maxLength = 0,
  'x-widget': widget,
}: Partial<Question>): Sort {
  if (widget) return widget;
  if (choices) return 'choice';
  if (items || type === 'array') return 'choices';
  if (format) return format === 'date' ? 'date' : 'dateTime';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return maxLength > longestLine ? 'longText' : 'text';
}

/** A question as one of another sort: what both can say stays. */
export function ofSort({ question, sort }: { question: Partial<Question>; sort: Sort }): Partial<Question> {
  const { title = '', description, order, minimum, maximum, minLength, maxLength } = question;
  const choices = choicesOf(question);
  const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  const least = minLength === undefined ? {} : { minLength };
  const own: Record<Sort, Partial<Question>> = {
    text: { type: 'string', ...least, maxLength: Math.min(maxLength ?? usual.text, longestLine) },
    longText: { type: 'string', ...least, maxLength: Math.max(maxLength ?? usual.longText, usual.longText) },
    integer: { type: 'integer', ...wholes(bounds) },
    number: { type: 'number', ...bounds },
    date: { type: 'string', format: 'date' },
    dateTime: { type: 'string', format: 'date-time' },
    boolean: { type: 'boolean' },
    choice: { type: 'string', enum: choices },
    choices: { type: 'array', items: { type: 'string', enum: choices }, uniqueItems: true },
    file: { type: 'string', 'x-widget': 'file' },
    image: { type: 'string', 'x-widget': 'image' },
  };
  return {
    ...own[sort],
    title,
    ...(description !== undefined && { description }),
    ...(order !== undefined && { order }),
  };
}

/** What can be chosen in a question; none where it is no such question. */
export function choicesOf(question: Partial<Question>): string[] {
  const choices: unknown = question.enum ?? question.items?.enum;
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** A question with other choices: blank lines are none. */
export function withChoices({
  question,
  choices,
}: {
  question: Partial<Question>;
  choices: readonly string[];
}): Partial<Question> {
  const said = choices.map((choice) => choice.trim()).filter(Boolean);
  return sortOf(question) === 'choices'
    ? { ...question, items: { type: 'string', enum: said } }
    : { ...question, enum: said };
}

/** Characters of a text where nobody says otherwise. */
const usual = { text: 100, longText: 1_000 };

/** The highest number that a question was named by: it is never given again. */
export function lastNumber({ design, last }: { design: Design; last: number }): number {
  const numbers = Object.keys(design.properties).map((name) => Number(/^q(\d{1,9})$/.exec(name)?.[1] ?? 0));
  const kept = design['x-last'];
  return Math.max(last, Number.isInteger(kept) ? Number(kept) : 0, ...numbers);
}

function named({
  design,
  name,
  question,
  index,
}: {
  design: Design;
  name: string;
  question: Partial<Question>;
  index?: number;
}): Design {
  const made = placed({ design, name, question, index: index ?? Object.keys(design.properties).length });
  return { ...made, 'x-last': lastNumber({ design: made, last: 0 }) };
}

function placed({
  design,
  name,
  question,
  index,
}: {
  design: Design;
  name: string;
  question: Partial<Question>;
  index: number;
}): Design {
  const entries = Object.entries(design.properties).filter(([other]) => other !== name);
  entries.splice(Math.max(0, Math.min(index, entries.length)), 0, [name, question]);
  return { ...design, properties: Object.fromEntries(entries) };
}

function wholes({ minimum, maximum }: Pick<Question, 'minimum' | 'maximum'>): Pick<Question, 'minimum' | 'maximum'> {
  return {
    ...(minimum !== undefined && { minimum: Math.ceil(minimum) }),
    ...(maximum !== undefined && { maximum: Math.floor(maximum) }),
  };
}

function isDesign(value: unknown): value is Design {
  return (
    isObject(value) &&
    value['type'] === 'object' &&
    isObject(value['properties']) &&
    Object.values(value['properties']).every(isObject) &&
    (value['required'] === undefined || Array.isArray(value['required']))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
