import type { Output } from '#runtime/core/call.ts';
import { showTime } from '#runtime/core/dates.ts';
import { Link } from '#learner/router/Link.tsx';
import { messages } from './messages.ts';

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
              <span className="mock-history-score">{messages.score({ score: row.score, total: row.totalScore })}</span>
            )}
            <Verdict row={row} />
            <span className="mock-history-go">{row.state === 'handedIn' ? messages.look : messages.goOn} ›</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ row: { state, isPassed } }: { row: MockRow }) {
  if (state !== 'handedIn') return <span className="mock-verdict is-open">{messages.sitting}</span>;
  if (isPassed === null) return <span className="mock-verdict is-open">{messages.open}</span>;
  return isPassed ? (
    <span className="mock-verdict is-passed">✓ {messages.passed}</span>
  ) : (
    <span className="mock-verdict is-failed">✕ {messages.failed}</span>
  );
}
