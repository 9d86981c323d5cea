import type { PaperRow } from './paper.ts';
import { totalsOf } from './paper.ts';
import { pointsOf, texts } from './texts.ts';
import type { Words } from './useWords.ts';

/** How many questions a paper has and what they come to, of all and of each kind. */
export function Totals({ rows, words }: { rows: readonly PaperRow[]; words: Words }) {
  const { count, score } = totalsOf(rows);
  return (
    <div className="paper-totals">
      <span className="paper-total">
        {texts.totalLead} <strong>{count}</strong> 题 <strong>{pointsOf(score)}</strong> {texts.unit}
      </span>
      {words.kinds.map(({ code, label }) => {
        const totals = totalsOf(rows.filter(({ type }) => type === code));
        return totals.count > 0 ? (
          <span key={code} className="paper-kind">
            {label} {texts.total(totals.count, totals.score)}
          </span>
        ) : null;
      })}
    </div>
  );
}
