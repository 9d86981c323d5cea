import { Facts, type Fact } from '../pictures/Facts.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { rounded } from '../pictures/pictures.ts';
import { picturesOf, type Report } from './report.ts';
import { texts } from './texts.ts';
import './ruleSimulator.css';

/** What papers are like: the figures that matter first, then pictures, each of which can be turned into its table. */
export function ReportView({ report }: { report: Report }) {
  return (
    <div className="paper-report">
      <Facts facts={factsOf(report)} />
      {!report.overlap && <p className="screen-help">{texts.onePaper}</p>}
      <Pictures pictures={picturesOf(report)} />
    </div>
  );
}

function factsOf(report: Report): Fact[] {
  const { papers, questions, length, score, difficulty, expected, measured, exposure, overlap } = report;
  return [
    [texts.papers, texts.papersOf(papers), ''],
    [texts.length, texts.questionsOf(asText(length.mean)), rangeOf(length)],
    [texts.score, texts.points(asText(score.mean)), rangeOf(score)],
    [texts.difficulty, asText(difficulty.mean), rangeOf(difficulty) || texts.difficultyScale],
    [
      texts.expected,
      texts.points(asText(expected.mean)),
      [rangeOf(expected), texts.expectedHelp(measured)].filter(Boolean).join('；'),
    ],
    [
      texts.used,
      exposure.bank === null ? texts.questionsOf(asText(questions)) : texts.usedOf(questions, exposure.bank),
      '',
    ],
    [
      texts.overlap,
      overlap ? texts.questionsOf(asText(overlap.mean)) : texts.noOverlap,
      overlap ? rangeOf(overlap) : '',
    ],
  ];
}

function rangeOf({ least, most }: { least: number; most: number }): string {
  return rounded(least) === rounded(most) ? '' : texts.range(asText(least), asText(most));
}

function asText(value: number): string {
  return rounded(value).toLocaleString('zh-CN');
}
