import type { Output } from '#runtime/core/call.ts';
import { showTime } from '#runtime/core/dates.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type MockRow = Output<'mock.query'>['rows'][number];

/** The mock exams sat before, newest first; each leads to its result, one under way back into it. */
export function History({ rows, hasName }: { rows: MockRow[]; hasName: boolean }) {
  return (
    <ul className="mock-history">
      {rows.map((row) => (
        <li key={row.mockId}>
          <Link to={`/mock-exam?mockId=${encodeURIComponent(row.mockId)}`}>
            <span className="mock-history-when">
              {hasName && <b>{row.certName}</b>}
              <span>{showTime(row.startTime)}</span>
            </span>
            {row.state === 'handedIn' && (
              <span className="mock-history-score">{texts.score({ score: row.score, total: row.totalScore })}</span>
            )}
            <Verdict row={row} />
            <span className="mock-history-go">{row.state === 'handedIn' ? texts.look : texts.goOn} ›</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ row: { state, isPassed } }: { row: MockRow }) {
  if (state !== 'handedIn') return <span className="mock-verdict is-open">{texts.sitting}</span>;
  if (isPassed === null) return <span className="mock-verdict is-open">{texts.open}</span>;
  return isPassed ? (
    <span className="mock-verdict is-passed">✓ {texts.passed}</span>
  ) : (
    <span className="mock-verdict is-failed">✕ {texts.failed}</span>
  );
}
