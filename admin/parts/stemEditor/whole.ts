import { gapCount } from '#runtime/core/answer/gaps.ts';
import { areJudgments, isJudgment, judgments, truthOf } from '#runtime/core/answer/truths.ts';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import type { Option } from '../optionEditor/options.ts';
import { blanksOf, rightOf } from './answers.ts';
import { linesOf, type Line } from './lines.ts';
import { marksOf, type Mark } from './marks.ts';
import { stemOf, type Stem } from './stem.ts';

/** The fields of a question that a text fills in, each only where the text says it. */
export interface WholeQuestion {
  type: string;
  title: string;
  options?: Option[];
  answer?: AnswerKey[];
  analysis?: string;
}

/**
 * A whole question that stands in one text – stem, options from A on, 答案, 解析 – as its fields. Undefined where the
 * text has neither two options nor an answer: then it is a stem; and where it can be read in two ways. All of the text
 * is in the fields, but its number, its kind and what became a key: what no field takes stands in the analysis.
 * @param type the kind that was chosen before; what the text says goes before it
 * @param isAnswered whether an answer was written before: a short or long question is not taken apart then
 */
export function wholeQuestion({
  html,
  type,
  isAnswered = false,
}: {
  html: string;
  type: string;
  isAnswered?: boolean;
}): WholeQuestion | undefined {
  const lines = linesOf(html);
  const marks = marksOf(lines);
  if (!marks) return undefined;
  const isWritten = type === 'short' || type === 'long';
  const parts = partsOf({ lines, marks });
  const options = parts.filter(({ kind }) => kind === 'option');
  const stem = stemOf({ html: htmlOf(parts.filter(({ kind }) => kind === 'stem')), options: options.length });
  if (isBlank(stem.whole) || (isWritten && stem.type === undefined && isAnswered)) return undefined;
  const given = parts.find(({ kind }) => kind === 'answer');
  const question = options.length > 0 ? choice({ stem, options, given, type }) : written({ stem, given, type });
  if (!question || (isWritten && options.length > 0 && !question.isKeyed)) return undefined;
  const { rest, isKeyed: _isKeyed, ...fields } = question;
  const analysis = htmlOf(
    parts.flatMap((part) => (part === given ? [rest] : part.kind === 'analysis' || part.kind === 'note' ? [part] : [])),
  );
  return { ...fields, ...(analysis !== '' && { analysis }) };
}

interface Part {
  kind: 'stem' | Mark['kind'];
  /** As it stands in the text: 答案：. */
  name: string;
  /** HTML and text, line by line. */
  lines: string[];
  texts: string[];
}

/** Fields without the analysis, what is left of the answer, and whether it says plainly what is right. */
interface Read extends Omit<WholeQuestion, 'analysis'> {
  rest: Pick<Part, 'lines'>;
  isKeyed: boolean;
}

const nothing: Pick<Part, 'lines'> = { lines: [] };

/** The text taken apart at its marks; what stands before the first is the stem. */
function partsOf({ lines, marks }: { lines: readonly Line[]; marks: readonly Mark[] }): Part[] {
  const parts: Part[] = [{ kind: 'stem', name: '', lines: [], texts: [] }];
  lines.forEach((line, index) => {
    const here = marks.filter((mark) => mark.line === index);
    const add = (from: number, to?: number): void => {
      const html = line.part(from, to);
      const last = parts[parts.length - 1];
      // Lines between are kept in a text, those at its edges are not.
      if (html === '' && last?.lines.length === 0) return;
      last?.lines.push(html);
      last?.texts.push(line.text.slice(from, to).trim());
    };
    if (!here[0] || line.part(0, here[0].at) !== '') add(0, here[0]?.at);
    here.forEach(({ kind, at, from }, place) => {
      parts.push({ kind, name: line.text.slice(at, from).trim(), lines: [], texts: [] });
      add(from, here[place + 1]?.at);
    });
  });
  for (const { lines: all, texts } of parts)
    while (all[all.length - 1] === '') {
      all.pop();
      texts.pop();
    }
  return parts;
}

function htmlOf(parts: readonly Pick<Part, 'lines'>[]): string {
  return parts
    .flatMap(({ lines }) => lines)
    .map((line) => (isBlock(line) ? line : `<p>${line}</p>`))
    .join('');
}

function isBlock(html: string): boolean {
  return /^<(?:table|ul|ol|pre|blockquote|hr)\b/.test(html);
}

function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

/** Whether a plain text would lose something of it. */
function isMoreThanText(html: string): boolean {
  return /<(?!\/|(?:strong|em|b|i|u|s|span|code|br)\b)/.test(html);
}

/** The answer as it stands, with its name: no field takes it. */
function unread(given: Part | undefined): Pick<Part, 'lines'> {
  if (!given || given.lines.length === 0) return nothing;
  const [first = '', ...others] = given.lines;
  return { lines: isBlock(first) ? [given.name, first, ...others] : [`${given.name}${first}`, ...others] };
}

function choice({
  stem,
  options,
  given,
  type: chosen,
}: {
  stem: Stem;
  options: readonly Part[];
  given: Part | undefined;
  type: string;
}): Read | undefined {
  const contents = options.map(({ lines }) => lines.join('<br>'));
  if (
    contents.some((content) => content === '') ||
    options.some((option) => goesOn({ option, isEnded: given !== undefined }))
  )
    return undefined;
  if (stem.type !== undefined && !['single', 'multiple', 'judgment'].includes(stem.type)) return undefined;
  const texts = options.map((option) => option.texts.join('\n'));
  const isJudged = areJudgments(texts) && !contents.some(isMoreThanText);
  if (stem.type === 'judgment' && !isJudged) return undefined;
  const answer = given ? keyIn({ given, texts, isJudged }) : stem.filled && { right: stem.filled.right, rest: nothing };
  const isOne = stem.type === 'single' || (isJudged && stem.type !== 'multiple');
  const read = answer && isOne && answer.right.length > 1 ? undefined : answer;
  const right = read?.right ?? [];
  const fields = {
    title: !given && read && stem.filled ? stem.filled.title : stem.whole,
    isKeyed: given !== undefined && right.length > 0,
    rest: read ? read.rest : unread(given),
  };
  if (isJudged && (stem.type === undefined || stem.type === 'judgment'))
    return { ...fields, type: 'judgment', options: judged(right[0]) };
  const isMultiple = right.length > 1 || (chosen === 'multiple' && right.length === 0);
  return {
    ...fields,
    type: stem.type ?? (isMultiple ? 'multiple' : 'single'),
    options: contents.map((content, index) => ({ content, isAnswer: right.includes(index) })),
  };
}

/** Whether another question stands behind an option: a line with a number, or any line where nothing ends the options. */
function goesOn({ option, isEnded }: { option: Part; isEnded: boolean }): boolean {
  return option.texts.slice(1).some((text) => (isEnded ? /^[(（]?\s*\d{1,3}\s*[)）.．、]/.test(text) : text !== ''));
}

/** The right options by an answer that says nothing but these, in its first line or in all of them. */
function keyIn({
  given,
  texts,
  isJudged,
}: {
  given: Part;
  texts: readonly string[];
  isJudged: boolean;
}): { right: number[]; rest: Pick<Part, 'lines'> } | undefined {
  const [first = '', ...others] = given.texts;
  if (isMoreThanText(given.lines[0] ?? '')) return undefined;
  const truth = isJudged ? truthOf(first) : undefined;
  const all = given.texts.map((text) => rightOf({ answer: text, texts }));
  const isAll = others.length > 0 && all.every((right) => right !== undefined) && !given.lines.some(isMoreThanText);
  const right = truth !== undefined ? [truth] : isAll ? all.flatMap((one) => one ?? []) : all[0];
  return right && { right, rest: { lines: isAll ? [] : given.lines.slice(1) } };
}

/** Without options: right or wrong, one key a gap, or one text. */
function written({
  stem,
  given,
  type: chosen,
}: {
  stem: Stem;
  given: Part | undefined;
  type: string;
}): Read | undefined {
  const { type: said, whole } = stem;
  const kind = said ?? chosen;
  const mark = kind === 'judgment' ? stem.mark : undefined;
  if (!given)
    return mark && { type: 'judgment', title: mark.title, options: judged(mark.right), rest: nothing, isKeyed: true };
  const [first = '', ...others] = given.texts;
  if (said === 'single' || said === 'multiple' || /^[\s_＿（）()]*$/.test(first)) return undefined;
  const truth = truthOf(first);
  const isFree = said === undefined && gapCount(whole.replace(/[（(](?:\s|&nbsp;)*[)）]/g, '')) === 0;
  if (said === 'judgment' || (truth !== undefined && (kind === 'judgment' || (isFree && isJudgment(first)))))
    return {
      type: 'judgment',
      title: whole,
      options: judged(truth),
      rest: truth === undefined ? unread(given) : { lines: given.lines.slice(1) },
      isKeyed: truth !== undefined,
    };
  const type = ['blank', 'short', 'long'].includes(kind) ? kind : gapCount(whole) > 0 ? 'blank' : 'short';
  // Letters are of options, and where are they?
  if (kind !== 'blank' && /^[A-H](?:[\s,，、]*[A-H])*[.。]?$/i.test(first)) return undefined;
  if (given.lines.some((line) => isBlock(line) || isMoreThanText(line))) return undefined;
  const text = [first, ...others].join('\n');
  const answer = type === 'blank' ? blanksOf({ text, gaps: gapCount(whole) }) : [{ anyOf: [text] }];
  return answer && { type, title: whole, answer, rest: nothing, isKeyed: true };
}

function judged(right: number | undefined): Option[] {
  return judgments.map((content, index) => ({ content, isAnswer: index === right }));
}
