import type { Analysis, Question } from './analysis.ts';

/** A question that is as it should be, unless said otherwise. */
export function questionOf(values: Partial<Question> & { place: number | null }): Question {
  return {
    questionId: `question-${values.place ?? 'x'}`,
    version: 1,
    title: `数据备份的“3-2-1”原则中，第 ${values.place ?? ''} 项要求指的是什么？请选出最恰当的说法。`,
    type: 'single',
    maximum: 2,
    count: 128,
    facility: 0.64,
    discrimination: 0.38,
    upper: 0.91,
    lower: 0.34,
    omitted: 2,
    seconds: 48,
    flags: [],
    choices: [
      { content: '三份副本，两种介质，一份在异地', isKey: true, count: 82, upper: 0.91, lower: 0.34 },
      { content: '三台服务器，两条线路，一个机房', isKey: false, count: 21, upper: 0.06, lower: 0.29 },
      { content: '三天一次，两人复核，一人保管', isKey: false, count: 23, upper: 0.03, lower: 0.34 },
      { content: '三年保存', isKey: false, count: 0, upper: 0, lower: 0 },
    ],
    ...values,
  };
}

/** The item analysis of a session of 128 people and 24 questions, for stories and tests. */
export const sampleAnalysis: Analysis = {
  sessionCode: 'CC2026-0007',
  fullScore: 100,
  people: 128,
  undecided: 0,
  mean: 67.4,
  deviation: 14.2,
  reliability: 0.83,
  error: 5.9,
  isSamePaper: true,
  groups: { upper: 36, lower: 35 },
  scores: [0, 0, 1, 6, 14, 22, 35, 28, 17, 5].map((count, band) => ({ from: band * 10, to: band * 10 + 10, count })),
  questions: [
    ...Array.from({ length: 19 }, (_, n) =>
      questionOf({ place: n + 1, facility: 0.4 + n / 50, discrimination: 0.25 + n / 100, seconds: 20 + 5 * n }),
    ),
    questionOf({
      place: 20,
      facility: 0.22,
      discrimination: -0.18,
      upper: 0.11,
      lower: 0.37,
      flags: ['negative', 'rival'],
      choices: [
        { content: '只读', isKey: true, count: 28, upper: 0.11, lower: 0.37 },
        { content: '读写', isKey: false, count: 81, upper: 0.86, lower: 0.4 },
        { content: '不能访问', isKey: false, count: 19, upper: 0.03, lower: 0.23 },
      ],
    }),
    questionOf({ place: 21, discrimination: 0.11, flags: ['weak'] }),
    questionOf({ place: 22, facility: 0.14, discrimination: 0.09, flags: ['hard'], seconds: 195 }),
    questionOf({ place: 23, facility: 0.97, discrimination: null, flags: ['easy'] }),
    questionOf({ place: 24, type: 'long', maximum: 10, choices: [], seconds: null, title: '论述数据备份的意义。' }),
  ],
};
