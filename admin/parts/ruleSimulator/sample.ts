import type { Output } from '#runtime/core/call.ts';
import type { Report } from './report.ts';

/** A report of 1,000 papers of 100 questions, for stories and tests. */
export const sampleReport: Report = {
  papers: 1000,
  questions: 812,
  length: { mean: 100, least: 100, most: 100 },
  score: { mean: 100, least: 100, most: 100 },
  measured: 320,
  expected: { mean: 71.4, least: 66.2, most: 76.9 },
  difficulty: { mean: 1.94, least: 1.7, most: 2.2 },
  difficulties: [
    { difficulty: '0', share: { mean: 0.12, least: 0.04, most: 0.2 } },
    { difficulty: '1', share: { mean: 0.24, least: 0.14, most: 0.35 } },
    { difficulty: '2', share: { mean: 0.3, least: 0.19, most: 0.42 } },
    { difficulty: '3', share: { mean: 0.22, least: 0.11, most: 0.33 } },
    { difficulty: '4', share: { mean: 0.12, least: 0.03, most: 0.21 } },
  ],
  kinds: [
    { type: 'single', length: 60, score: 60, questions: 512, bank: 520 },
    { type: 'multiple', length: 20, score: 20, questions: 180, bank: 180 },
    { type: 'judgment', length: 20, score: 20, questions: 120, bank: 140 },
  ],
  exposure: {
    mean: 123.2,
    most: 181,
    bank: 840,
    buckets: [
      { from: 88, to: 103, count: 320 },
      { from: 104, to: 119, count: 192 },
      { from: 120, to: 135, count: 180 },
      { from: 136, to: 151, count: 20 },
      { from: 152, to: 167, count: 61 },
      { from: 168, to: 181, count: 39 },
    ],
    top: [
      {
        questionId: 'q1',
        title: '下列关于口令的说法，正确的是哪一项？',
        type: 'judgment',
        difficulty: '1',
        papers: 181,
      },
      { questionId: 'q2', title: '发现钓鱼邮件后，首先应当做什么？', type: 'judgment', difficulty: '2', papers: 176 },
      { questionId: 'q3', title: null, type: 'single', difficulty: '4', papers: 168 },
    ],
  },
  overlap: {
    mean: 12.6,
    least: 2,
    most: 27,
    pairs: 499_500,
    buckets: [
      { from: 2, to: 4, count: 1200 },
      { from: 5, to: 7, count: 24_300 },
      { from: 8, to: 10, count: 98_000 },
      { from: 11, to: 13, count: 188_000 },
      { from: 14, to: 16, count: 131_000 },
      { from: 17, to: 19, count: 47_000 },
      { from: 20, to: 22, count: 9100 },
      { from: 23, to: 25, count: 860 },
      { from: 26, to: 27, count: 40 },
    ],
  },
};

type Simulated = Output<'paperRule.simulated'>;

/** What simulations come to: all papers could be drawn, some, none. */
export const sampleResults: Readonly<Record<'enough' | 'partly' | 'short', Simulated>> = {
  enough: { certId: 'cert-01', pool: 'exam', draws: 1000, unmet: 0, seed: 'seed', missing: [], report: sampleReport },
  partly: {
    certId: 'cert-01',
    pool: 'exam',
    draws: 1000,
    unmet: 12,
    seed: 'seed',
    missing: [{ type: 'single', missing: 2 }],
    report: { ...sampleReport, papers: 988 },
  },
  short: {
    certId: 'cert-01',
    pool: 'exam',
    draws: 1000,
    unmet: 1000,
    seed: null,
    missing: [
      { type: 'single', missing: 18 },
      { type: 'multiple', missing: 4 },
    ],
    report: null,
  },
};
