import { optionLetters } from '../../engine/excel/options.ts';
import { writeWorkbook, type WrittenCell } from '../../engine/excel/workbook.ts';
import { fewestJudged } from '#runtime/core/fewestJudged.ts';
import type { App, Download } from '../../engine/context.ts';
import type { AnalysedQuestion, SessionAnalysis } from './told.ts';

interface Told {
  analysis: SessionAnalysis;
  artefacts: App['artefacts'];
  /** The tenant. */
  owner: string;
}

/** An item analysis as a workbook: the session, its questions, and their options. */
export function workbookOf({ analysis, artefacts, owner }: Told): Promise<Download> {
  const labelsOf = (name: string) =>
    new Map(artefacts.dictionaries[name]?.values.map(({ code, label }) => [code, label]));
  const labels = { types: labelsOf('questionType'), flags: labelsOf('itemFlag') };
  return writeWorkbook({
    owner,
    fileName: `试题分析 ${analysis.sessionCode}.xlsx`,
    sheets: [
      sheet({
        name: '试题',
        headings: questionHeadings,
        rows: analysis.questions.map((question) => questionCells({ question, ...labels })),
      }),
      sheet({ name: '选项', headings: choiceHeadings, rows: analysis.questions.flatMap(choiceCells) }),
      sheet({
        name: '整体',
        headings: [
          ['指标', 24],
          ['数值', 16],
        ],
        rows: wholeCells(analysis),
      }),
    ],
  });
}

type Heading = readonly [title: string, width: number];

function sheet({
  name,
  headings,
  rows,
}: {
  name: string;
  headings: readonly Heading[];
  rows: WrittenCell[][];
}): Parameters<typeof writeWorkbook>[0]['sheets'][number] {
  return { name, headings: headings.map(([title, width]) => ({ title, width })), pages: [rows] };
}

const questionHeadings: readonly Heading[] = [
  ['题号', 8],
  ['试题编号', 30],
  ['题干', 60],
  ['题型', 10],
  ['分值', 8],
  ['人数', 8],
  ['得分率', 10],
  ['区分度', 10],
  ['高分组得分率', 14],
  ['低分组得分率', 14],
  ['高低分组差', 12],
  ['没有作答', 10],
  ['用时（秒，中位数）', 18],
  ['提示', 30],
];

function questionCells({
  question: { place, questionId, title, type, maximum, count, facility, discrimination, upper, lower, ...question },
  types,
  flags,
}: {
  question: AnalysedQuestion;
  types: ReadonlyMap<string, string>;
  flags: ReadonlyMap<string, string>;
}): WrittenCell[] {
  return [
    whole(place),
    text(questionId),
    text(title),
    text(types.get(type) ?? type),
    { value: maximum },
    { value: count },
    share(facility),
    ratio(discrimination),
    share(upper),
    share(lower),
    ratio(upper === null || lower === null ? null : upper - lower),
    { value: question.omitted },
    whole(question.seconds),
    text(count < fewestJudged ? '人太少，不作判断' : question.flags.map((flag) => flags.get(flag) ?? flag).join('、')),
  ];
}

const choiceHeadings: readonly Heading[] = [
  ['题号', 8],
  ['试题编号', 30],
  ['选项', 8],
  ['内容', 60],
  ['正确答案', 10],
  ['选的人数', 10],
  ['高分组', 10],
  ['低分组', 10],
];

function choiceCells({ place, questionId, choices, ...groups }: AnalysedQuestion): WrittenCell[][] {
  return choices.map(({ content, isKey, count, upper, lower }, at) => [
    whole(place),
    text(questionId),
    text(optionLetters[at] ?? ''),
    text(content),
    text(isKey ? '是' : ''),
    { value: count },
    // Nobody of such a group had the question.
    share(groups.upper === null ? null : upper),
    share(groups.lower === null ? null : lower),
  ]);
}

function wholeCells({ sessionCode, people, undecided, mean, ...analysis }: SessionAnalysis): WrittenCell[][] {
  const { deviation, reliability, error, fullScore, groups, scores } = analysis;
  return [
    [text('场次'), text(sessionCode)],
    [text('人数'), { value: people }],
    [text('还没有确定的成绩'), { value: undecided }],
    [text('满分'), { value: fullScore }],
    [text('平均分'), ratio(mean)],
    [text('标准差'), ratio(deviation)],
    [text('信度 α'), ratio(reliability)],
    [text('测量标准误'), ratio(error)],
    [text('高分组人数'), { value: groups.upper }],
    [text('低分组人数'), { value: groups.lower }],
    ...scores.map(({ from, to, count }) => [text(`得分 ${from}%–${to}%`), { value: count }]),
  ];
}

function text(value: string | null): WrittenCell {
  return { value: value ?? '' };
}

function whole(value: number | null): WrittenCell {
  return { value: value ?? '' };
}

function ratio(value: number | null): WrittenCell {
  return value === null ? text(null) : { value, format: '0.00' };
}

function share(value: number | null): WrittenCell {
  return value === null ? text(null) : { value, format: '0.0%' };
}
