import type { Output } from '#runtime/core/call.ts';
import type { FiguresBlock } from '#runtime/screen/page/figures.ts';
import { chart, rounded, table, type Columns, type Picture } from '../pictures/pictures.ts';
import { texts } from './texts.ts';

/** What papers are like, as the server tells it of a simulation and of a session. */
export type Report = Output<'examSession.paperReport'>;

/** The pictures of a report, in the order in which one reads them. */
export function picturesOf(report: Report): Picture[] {
  return [difficulties(report), exposures(report), overlaps(report), kinds(report), top(report)].flatMap(
    (picture) => picture ?? [],
  );
}

function difficulties({ difficulties: found }: Report): Picture {
  return {
    key: 'difficulties',
    width: 6,
    help: texts.difficultiesHelp,
    block: chart({
      title: texts.difficulties,
      x: 'difficulty',
      y: ['mean'],
      columns: {
        difficulty: { kind: 'dict', dict: 'difficulty', title: texts.difficulties },
        mean: { kind: 'percent', title: texts.mean },
        least: { kind: 'percent', title: texts.least },
        most: { kind: 'percent', title: texts.most },
      },
    }),
    rows: found.map(({ difficulty, share: { mean, least, most } }) => ({
      difficulty,
      mean: rounded(mean * 100),
      least: rounded(least * 100),
      most: rounded(most * 100),
    })),
  };
}

function exposures({ papers, questions, exposure: { buckets, bank, most } }: Report): Picture {
  const never = bank === null ? 0 : Math.max(bank - questions, 0);
  return {
    key: 'exposures',
    width: 6,
    help: texts.exposuresHelp(`${rounded((most / papers) * 100)}%`),
    block: counts({ title: texts.exposures, range: texts.onPapers, count: texts.questions }),
    rows: [
      ...(never > 0 ? [{ range: texts.never, count: never }] : []),
      ...buckets.map(({ from, to, count }) => ({ range: texts.papersFrom(from, to), count })),
    ],
  };
}

function overlaps({ overlap }: Report): Picture | undefined {
  if (!overlap) return undefined;
  return {
    key: 'overlaps',
    width: 6,
    help: texts.overlapsHelp(overlap.pairs.toLocaleString('zh-CN')),
    block: counts({ title: texts.overlaps, range: texts.shared, count: texts.pairs }),
    rows: overlap.buckets.map(({ from, to, count }) => ({ range: texts.questionsFrom(from, to), count })),
  };
}

function kinds({ kinds: found, exposure: { bank } }: Report): Picture {
  return {
    key: 'kinds',
    width: 6,
    help: texts.kindsHelp,
    block: table({
      title: texts.kinds,
      columns: {
        type: { kind: 'dict', dict: 'questionType', title: texts.type },
        length: { kind: 'number', title: texts.lengthMean },
        score: { kind: 'number', title: texts.scoreMean },
        questions: { kind: 'integer', title: texts.usedCount },
        ...(bank !== null && { bank: { kind: 'integer' as const, title: texts.bank } }),
      },
    }),
    rows: found.map(({ length, score, ...kind }) => ({ ...kind, length: rounded(length), score: rounded(score) })),
  };
}

function top({ papers, exposure: { top: found } }: Report): Picture {
  return {
    key: 'top',
    first: { count: 10, showAll: texts.showAll(found.length) },
    width: 12,
    help: texts.topHelp,
    block: table({
      title: texts.top,
      columns: {
        title: { kind: 'text', title: texts.question, width: 460 },
        type: { kind: 'dict', dict: 'questionType', title: texts.type },
        difficulty: { kind: 'dict', dict: 'difficulty', title: texts.difficulties },
        papers: { kind: 'integer', title: texts.papers },
        share: { kind: 'percent', title: texts.share },
      },
    }),
    rows: found.map(({ title, papers: count, type, difficulty }) => ({
      title: title ?? texts.noTitle,
      type,
      difficulty,
      papers: count,
      share: rounded((count / papers) * 100),
    })),
  };
}

/** How many fall into which range. */
function counts({ title, range, count }: { title: string; range: string; count: string }): FiguresBlock {
  const columns: Columns = { range: { kind: 'text', title: range }, count: { kind: 'integer', title: count } };
  return chart({ title, x: 'range', y: ['count'], columns });
}
