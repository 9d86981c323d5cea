/** A score on its scale, with the mark that passes. */
export function ScoreScale({ score, full, pass }: { score: number; full: number; pass: number | null }) {
  return (
    <div className="result-scale" aria-hidden="true">
      <span style={{ width: `${full > 0 ? (score / full) * 100 : 0}%` }} />
      {pass !== null && <i style={{ left: `${Math.min(100, (pass / Math.max(1, full)) * 100)}%` }} />}
    </div>
  );
}
