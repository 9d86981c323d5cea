import { gapCount } from '#runtime/core/answer/gaps.ts';
import { asHtml } from '../answerEditor/html.ts';
import type { Block } from './block.ts';
import { blocksOf } from './blocks.ts';
import { isAnswered, isEnd, isJudged, isMarked, isOption } from './lineMarks.ts';
import { lostOf } from './lost.ts';
import { texts } from './splitTexts.ts';
import { wholeQuestion, type WholeQuestion } from './whole.ts';

/** Lines of a text, counted from 1. */
interface Piece {
  from: number;
  to: number;
}

/** A question of a text, and what it still needs. */
export interface ReadPiece extends Piece {
  question: WholeQuestion;
  missing: string[];
}

/** Lines that cannot be read as a question, as they stand, and why. */
export interface UnreadPiece extends Piece {
  text: string;
  reason: string;
}

export type SplitPiece = ReadPiece | UnreadPiece;

/**
 * A text of several questions as these, in their order, each read as `wholeQuestion` reads one. A heading such as
 * 一、单选题 says the kind of those below it. Nothing is left out but headings, numbers and blank lines.
 */
export function splitQuestions(text: string): SplitPiece[] {
  return blocksOf(text.split(/\r\n?|\n|\v/)).map((block) => {
    const place = { from: block.start + 1, to: block.start + block.lines.length };
    const question = block.role === 'question' ? read(block) : undefined;
    return question
      ? { ...place, question, missing: missingOf(question) }
      : { ...place, text: block.lines.join('\n').trim(), reason: reasonOf(block) };
  });
}

/** Whether a piece is a question. */
export function isRead(piece: SplitPiece): piece is ReadPiece {
  return 'question' in piece;
}

const ownKind = /^\s*[【[(（]\s*(单选|单项选择|多选|多项选择|判断|填空|简答|论述)题?\s*[】\])）]/;
const judged = /([(（]\s*)(对|正确|错|错误)(\s*[)）]\s*[。.]?\s*)$/;

function read({ lines, kind }: Block): WholeQuestion | undefined {
  const [first = '', ...others] = lines;
  const known = kindOf({ lines, kind });
  const named = known === '' || ownKind.test(first) ? first : `【${known}题】${first}`;
  const isJudgment = known === '判断';
  const all = [named, ...others].map((line) =>
    isJudgment
      ? line.replace(judged, (_match, open: string, word: string, shut: string) =>
          [open, /^(?:对|正确)$/.test(word) ? '√' : '×', shut].join(''),
        )
      : line,
  );
  const whole = wholeQuestion({ html: htmlOf(all), type: '' });
  // Such a question needs no answer.
  const isOpen = known === '论述' && !isMarked(lines) && lines.join('').trim() !== '';
  return whole ?? (isOpen ? { type: 'long', title: htmlOf([first.replace(ownKind, ''), ...others]) } : undefined);
}

/** The word for the kind: its own, else that of the heading; `（√）` says it too. Empty where nothing does. */
function kindOf({ lines, kind }: Pick<Block, 'lines' | 'kind'>): string {
  const said = ownKind.exec(lines[0] ?? '')?.[1] ?? kind;
  return said === '' && lines.some(isJudged) && !lines.some((line) => isOption(line) || isEnd(line)) ? '判断' : said;
}

function htmlOf(lines: readonly string[]): string {
  return lines.map((line) => `<p>${asHtml(line.replace(/[\t\u00a0]/g, ' '))}</p>`).join('');
}

function missingOf({ type, title, options = [], answer = [], analysis = '' }: WholeQuestion): string[] {
  const right = options.filter(({ isAnswer }) => isAnswer).length;
  const isChoice = ['single', 'multiple', 'judgment'].includes(type);
  const said = [
    title,
    ...options.map(({ content = '' }) => content),
    ...answer.flatMap(({ anyOf }) => anyOf),
    analysis,
  ];
  return [
    ...(isChoice && right === 0 ? [texts.noKey] : []),
    ...(type === 'multiple' && right === 1 ? [texts.oneKey] : []),
    ...(type === 'blank' && gapCount(title) === 0 ? [texts.noGap] : []),
    ...lostOf(said.join('\n')).map(texts.lost),
  ];
}

/** Why a block is no question, as well as it can be told. */
function reasonOf(block: Block): string {
  if (block.role === 'answers') return texts.answersTogether;
  if (block.role === 'before') return texts.before;
  const { lines } = block;
  const options = lines.filter(isOption).length;
  const answers = lines.filter((line) =>
    /(?:参考|正确|标准)?答案\s*[】\])）]?\s*[：:]|【(?:参考|正确|标准)?答案】/.test(line),
  );
  if (answers.length > 1) return texts.severalAnswers;
  const kind = kindOf(block);
  if (options > 0 && ['填空', '简答', '论述', '判断'].includes(kind)) return texts.optionsOf(kind);
  if (options > 0) return texts.badOptions;
  if (['单选', '多选'].includes(kind)) return texts.noOptions(kind);
  if (!isAnswered(lines)) return texts.nothing;
  const gaps = gapCount(htmlOf(lines.filter((line) => !answers.includes(line))));
  if (gaps > 0) return texts.gaps(gaps);
  return texts.unclear;
}
