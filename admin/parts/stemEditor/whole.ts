import { gapCount } from '#runtime/core/answer/gaps.ts';
import { judgments, lettersOf, truthOf } from '#runtime/core/answer/truths.ts';
import { parseAnswers } from '#runtime/core/answer/written.ts';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import type { Option } from '../optionEditor/options.ts';
import { linesOf, type Line } from './lines.ts';

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
 * text has neither two options nor an answer: then it is a stem. Marks stand where a line begins, or behind a space.
 * @param type the kind that was chosen before; what the text says goes before it
 */
export function wholeQuestion({ html, type }: { html: string; type: string }): WholeQuestion | undefined {
  const parts = partsOf(linesOf(html));
  const stem = stemOf(htmlOf(parts, 'stem'));
  const options = parts.filter(({ kind }) => kind === 'option');
  const answer = parts.some(({ kind }) => kind === 'answer')
    ? textOf(parts, 'answer')
    : options.length > 1
      ? stem.answer
      : undefined;
  const isChoice = options.length > 1;
  if (stem.title === '' || (!isChoice && (options.length > 0 || answer === undefined))) return undefined;
  const analysis = htmlOf(parts, 'analysis');
  return {
    ...(isChoice
      ? choice({
          title: answer === stem.answer ? stem.title : stem.whole,
          contents: options.map(({ lines }) => lines.join('<br>')),
          answer: answer ?? '',
          type: stem.type ?? type,
        })
      : written({ title: stem.whole, answer: answer ?? '', type: stem.type ?? type })),
    ...(analysis !== '' && { analysis }),
  };
}

interface Part {
  kind: 'stem' | 'option' | 'answer' | 'analysis';
  /** HTML and text, line by line. */
  lines: string[];
  texts: string[];
}

interface Mark {
  kind: Part['kind'];
  /** Where the mark begins, and where what it says begins. */
  at: number;
  from: number;
}

/** The text taken apart at its marks; what stands before the first is the stem. */
function partsOf(lines: readonly Line[]): Part[] {
  const parts: Part[] = [{ kind: 'stem', lines: [], texts: [] }];
  for (const line of lines) {
    const marks = marksOf({ text: line.text, parts });
    const add = (from: number, to?: number): void => {
      const html = line.part(from, to);
      const last = parts[parts.length - 1];
      // Lines between are kept in a text, those at its edges are not.
      if (html === '' && last?.lines.length === 0) return;
      last?.lines.push(html);
      last?.texts.push(line.text.slice(from, to).trim());
    };
    if (marks[0]?.at !== 0) add(0, marks[0]?.at);
    marks.forEach(({ kind, from }, index) => {
      parts.push({ kind, lines: [], texts: [] });
      add(from, marks[index + 1]?.at);
    });
  }
  for (const { lines: all, texts } of parts)
    while (all[all.length - 1] === '') {
      all.pop();
      texts.pop();
    }
  return parts;
}

const answerMark =
  /(?:^|[\s。；;])\s*(?:[【[(（]\s*(?:参考|正确|标准)?答案\s*[】\])）]\s*[：:]?|(?:参考|正确|标准)?答案(?:\s*[：:]|是|为))\s*/g;
const analysisMark =
  /(?:^|[\s。；;])\s*(?:[【[(（]\s*(?:答案|试题)?(?:解析|详解|分析)\s*[】\])）]\s*[：:]?|(?:答案|试题)?(?:解析|详解|分析)\s*[：:])\s*/g;
const optionMark = /(?:^|\s)\s*[(（【]?\s*([A-ZＡ-Ｚ])\s*(?:[.．、:：)）】]|(?=\s))\s*/g;

/** The marks of a line in their order. Options come from A on, one after another, and none behind an answer. */
function marksOf({ text, parts }: { text: string; parts: readonly Part[] }): Mark[] {
  const hasAnalysis = parts.some(({ kind }) => kind === 'analysis');
  const hasAnswer = parts.some(({ kind }) => kind === 'answer');
  const ends = [
    ...(hasAnswer || hasAnalysis ? [] : found({ text, pattern: answerMark, kind: 'answer' })),
    ...(hasAnalysis ? [] : found({ text, pattern: analysisMark, kind: 'analysis' })),
  ].sort((one, other) => one.at - other.at);
  const end = ends[0]?.at ?? text.length;
  if (hasAnswer || hasAnalysis) return ends;
  let next = parts.filter(({ kind }) => kind === 'option').length;
  const options: Mark[] = [];
  for (const match of text.slice(0, end).matchAll(optionMark)) {
    const letter = (match[1] ?? '').normalize('NFKC').charCodeAt(0) - 65;
    const isBare = !/[.．、:：)）】]\s*$/.test(match[0]);
    // A letter alone is an option's where a line begins with it.
    if (letter !== next || (isBare && match.index > 0)) continue;
    options.push({ kind: 'option', at: match.index, from: match.index + match[0].length });
    next += 1;
  }
  // A first option in the middle of a stem is one only where the second follows.
  const isOdd = options.length === 1 && next === 1 && (options[0]?.at ?? 0) > 0;
  return [...(isOdd ? [] : options), ...ends];
}

/** The first place of a mark. */
function found({ text, pattern, kind }: { text: string; pattern: RegExp; kind: Part['kind'] }): Mark[] {
  const [first] = text.matchAll(pattern);
  return first ? [{ kind, at: first.index, from: first.index + first[0].length }] : [];
}

function htmlOf(parts: readonly Part[], kind: Part['kind']): string {
  const lines = parts.filter((part) => part.kind === kind).flatMap((part) => part.lines);
  return lines.map((line) => (/^<(?:table|ul|ol|pre|blockquote)\b/.test(line) ? line : `<p>${line}</p>`)).join('');
}

function textOf(parts: readonly Part[], kind: Part['kind']): string {
  return parts
    .filter((part) => part.kind === kind)
    .flatMap((part) => part.texts)
    .join('\n');
}

const types: Readonly<Record<string, string>> = {
  单选: 'single',
  单项选择: 'single',
  多选: 'multiple',
  多项选择: 'multiple',
  判断: 'judgment',
  填空: 'blank',
  简答: 'short',
  论述: 'long',
};

/** The stem without its number and the name of its kind; `title` also without an answer in its brackets. */
function stemOf(html: string): { title: string; whole: string; type?: string; answer?: string } {
  const numbered = html.replace(
    /^(<p>(?:<\w+>)*)\s*(?:第\s*\d{1,4}\s*题\s*[.．、：:]?|\d{1,4}\s*(?:[.．](?!\d)|[、)）]))\s*/,
    '$1',
  );
  const kind = /^(<p>(?:<\w+>)*)\s*[【[(（]\s*(单选|单项选择|多选|多项选择|判断|填空|简答|论述)题?\s*[】\])）]\s*/.exec(
    numbered,
  );
  const whole = kind ? `${kind[1] ?? ''}${numbered.slice(kind[0].length)}` : numbered;
  const filled = [...whole.matchAll(/([(（])(?:\s|&nbsp;)*([A-H](?:[\s,，、]*[A-H])*)(?:\s|&nbsp;)*([)）])/g)];
  const [only] = filled;
  const type = kind ? types[kind[2] ?? ''] : undefined;
  return {
    whole,
    ...(type !== undefined && { type }),
    ...(filled.length === 1 && only
      ? {
          answer: only[2] ?? '',
          title: `${whole.slice(0, only.index)}${only[1] ?? ''}　${only[3] ?? ''}${whole.slice(only.index + only[0].length)}`,
        }
      : { title: whole }),
  };
}

function choice({
  title,
  contents,
  answer,
  type,
}: {
  title: string;
  contents: readonly string[];
  answer: string;
  type: string;
}): WholeQuestion {
  const plain = contents.map((content) => content.replace(/<[^>]*>/g, ''));
  const right = plain.length === judgments.length ? truthOf(answer) : undefined;
  if (plain.length === judgments.length && plain.every((content, index) => truthOf(content) === index))
    return { type: 'judgment', title, options: judged(right) };
  const letters = lettersOf(answer);
  const isMultiple = letters.length > 1 || (type === 'multiple' && letters.length === 0);
  return {
    type: isMultiple ? 'multiple' : 'single',
    title,
    options: contents.map((content, index) => ({
      content,
      isAnswer: letters.includes(String.fromCharCode(65 + index)),
    })),
  };
}

/** Without options: right or wrong, one key a gap, or one text. */
function written({ title, answer, type }: { title: string; answer: string; type: string }): WholeQuestion {
  const right = truthOf(answer);
  if (right !== undefined && !/^[AB]$/i.test(answer)) return { type: 'judgment', title, options: judged(right) };
  const kind = ['blank', 'short', 'long'].includes(type) ? type : gapCount(title) > 0 ? 'blank' : 'short';
  const parsed = parseAnswers({ type: kind, text: answer });
  return { type: kind, title, ...('value' in parsed && { answer: parsed.value }) };
}

function judged(right: 0 | 1 | undefined): Option[] {
  return judgments.map((content, index) => ({ content, isAnswer: index === right }));
}
