import type { Line } from './lines.ts';

/** A place where another part of a question begins. */
export interface Mark {
  /** `note`: a line about the question that no field takes, such as 难度：易; it is kept as it stands. */
  kind: 'option' | 'answer' | 'analysis' | 'note';
  line: number;
  /** Where the mark begins, and where what it says begins. */
  at: number;
  from: number;
}

/**
 * The marks of a text in their order: options from A on, one after another, then answer and analysis, whichever is first.
 * Undefined where they can be read in two ways, or as those of two questions.
 */
export function marksOf(lines: readonly Line[]): Mark[] | undefined {
  const ends = endsOf(lines);
  if (!ends) return undefined;
  const letters = lines.flatMap((line, index) => lettersIn({ line: line.open, index }));
  const end = ends.find(({ kind }) => kind !== 'note');
  const options = optionsOf({
    letters: letters.filter((letter) => isBefore(letter, end)),
    hasAnswer: ends.some(({ kind }) => kind === 'answer'),
  });
  if (!options) return undefined;
  const behind = seriesOf(
    letters.filter((letter) => !isBefore(letter, end) && letter.place === 'start' && !isSaid(letter)),
  );
  const analysis = ends.find(({ kind }) => kind === 'analysis');
  // Options behind the answer are another question's; an analysis may speak of them one by one.
  if (behind && (options.length === 0 || behind.some((letter) => !analysis || isBefore(letter, analysis))))
    return undefined;
  const first = options[0] ?? end;
  // What is said before the options, or in the midst of a stem, is the stem's.
  return [...options, ...ends.filter((mark) => mark.kind !== 'note' || (first && !isBefore(mark, first)))].sort(
    (one, other) => (isBefore(one, other) ? -1 : 1),
  );
}

const open = '[【[(（]\\s*';
const shutting = '\\s*[】\\])）]';
const ofAnswer = '(?:参考|正确|标准)?答案';
const ofAnalysis = '(?:答案|试题)?(?:(?<plain>解析)|详解|分析)';
const ofNote =
  '(?:难度|难易程度|难易度|难度系数|知识点|考点|考查点|考察点|来源|出处|题型|分值|分数|章节|标签|能力层次|认知层次|评分标准)';

const ends = new RegExp(
  [
    `(?<answer>${open}${ofAnswer}${shutting}\\s*[：:]?|${ofAnswer}\\s*(?:[：:]|(?<verb>是|为)))`,
    `(?<analysis>(?:${open})?${ofAnalysis}(?:${shutting}\\s*[：:]?|\\s*[：:]))`,
    `(?<note>${open}${ofNote}${shutting}|${ofNote}\\s*[：:])`,
  ].join('|'),
  'g',
);

const plainAnalysis = new RegExp(`^\\s*(?:${open})?(?:答案|试题)?解析(?:${shutting}|\\s*[：:])`);

/** The marks that end stem and options: an answer and an analysis, and notes. Undefined where there are two answers. */
function endsOf(lines: readonly Line[]): Mark[] | undefined {
  const marks: Mark[] = [];
  // Beside an analysis, 分析 is a part of it or of the answer.
  const hasPlain = lines.some(({ open: text }) => plainAnalysis.test(text));
  for (const [line, { open: text }] of lines.entries())
    for (const { 0: found, index: at, groups = {} } of text.matchAll(ends)) {
      const isFirst = text.slice(0, at).trim() === '';
      if (!isFirst && !found.startsWith('【') && !/[\s。；;]$/.test(text.slice(0, at))) continue;
      const last = marks[marks.length - 1]?.kind;
      const has = (kind: Mark['kind']): boolean => marks.some((mark) => mark.kind === kind);
      const add = (kind: Mark['kind'], from = at + found.length): number => marks.push({ kind, line, at, from });
      if (groups['answer'] !== undefined) {
        const isSentence = groups['verb'] !== undefined || has('analysis');
        if (!isFirst && isSentence) continue;
        if (has('answer')) return undefined;
        add('answer');
      } else if (groups['analysis'] !== undefined) {
        const isPlain = groups['plain'] !== undefined;
        if (hasPlain && !isPlain) continue;
        // Any name but the field's own is kept.
        if (!has('analysis')) add('analysis', isPlain ? undefined : at);
        else if (last === 'answer') add('note', at);
      } else if (last === undefined || last === 'note' ? isFirst : last === 'answer') add('note', at);
    }
  return marks;
}

interface Letter extends Mark {
  letter: string;
  place: 'start' | 'spaced' | 'tight';
  /** The sign behind it; a bracket around it. */
  sign: string;
}

const pointed = /([A-ZＡ-Ｚ])\s*([.．、:：)）])/g;
const bracketed = /[(（【]\s*([A-ZＡ-Ｚ])\s*[)）】]/g;

/** The letters of a line that may be those of options. */
function lettersIn({ line, index }: { line: string; index: number }): Letter[] {
  const letterOf = ({ match, sign }: { match: RegExpExecArray; sign: string }): Letter => {
    const before = line.slice(0, match.index);
    return {
      kind: 'option',
      letter: (match[1] ?? '').normalize('NFKC'),
      place: before.trim() === '' ? 'start' : /\s$/.test(before) ? 'spaced' : 'tight',
      sign,
      line: index,
      at: match.index,
      from: match.index + match[0].length,
    };
  };
  const points = [...line.matchAll(pointed)].flatMap((match) => {
    const sign = match[2] ?? '';
    const isInBrackets = /[(（【]\s*$/.test(line.slice(0, match.index));
    const isInWord = /[A-Za-zＡ-Ｚａ-ｚ]$/.test(line.slice(0, match.index));
    // “A、B 两点”
    const isListed = sign === '、' && /^[A-Z](?![A-Za-z])/.test(line.slice(match.index + match[0].length));
    return isInBrackets || isInWord || isListed ? [] : [letterOf({ match, sign })];
  });
  const brackets = [...line.matchAll(bracketed)].map((match) => letterOf({ match, sign: '()' }));
  return [...points, ...brackets];
}

/** The options among the letters: none where they are no series, undefined where they may be one but are not plainly so. */
function optionsOf({ letters, hasAnswer }: { letters: readonly Letter[]; hasAnswer: boolean }): Letter[] | undefined {
  const points = inRun(letters.filter((letter) => letter.sign !== '()' && !isSaid(letter)));
  const apart = points.filter(({ place }) => place !== 'tight');
  const all = points.filter(({ place, sign }) => place !== 'tight' || isPoint(sign));
  const read = seriesOf(apart);
  const readAll = seriesOf(all);
  if (read && readAll && readAll.length > read.length) return undefined;
  const others = [
    letters.filter(({ place, sign }) => sign === '()' && place !== 'tight'),
    ...(hasAnswer ? [letters.filter((letter) => isSaid(letter) && letter.place === 'start')] : []),
  ];
  const series = [
    read,
    readAll?.[0]?.place === 'start' ? readAll : undefined,
    ...(apart.some(({ place }) => place === 'start')
      ? []
      : others.map(seriesOf).filter((one) => one?.[0]?.place === 'start')),
  ].find((one) => one !== undefined);
  if (series && (series[0]?.place === 'start' || hasAnswer)) return series;
  // Lines that begin with letters are no stem that can be left as it is.
  return [apart, ...others].some((some) => some.filter(({ place }) => place === 'start').length > 1) ? undefined : [];
}

/** Without the letters within lines that no option can have, such as of “U.S.”. */
function inRun(letters: readonly Letter[]): Letter[] {
  const there = new Set(letters.map(({ letter }) => letter));
  let end = 'A';
  while (there.has(end)) end = String.fromCharCode(end.charCodeAt(0) + 1);
  return letters.filter(({ letter, place }) => place === 'start' || letter < end);
}

/** `A：`, as people in a dialogue have it too. */
function isSaid({ sign }: Letter): boolean {
  return sign === ':' || sign === '：';
}

function isPoint(sign: string): boolean {
  return sign === '.' || sign === '．' || sign === '、';
}

/** The letters, where they are A, B and so on, each once. */
function seriesOf(letters: readonly Letter[]): Letter[] | undefined {
  const isSeries = letters.every(({ letter }, index) => letter.charCodeAt(0) - 65 === index);
  return isSeries && letters.length > 1 ? [...letters] : undefined;
}

function isBefore(one: Mark, other: Mark | undefined): boolean {
  return !other || one.line < other.line || (one.line === other.line && one.at < other.at);
}
