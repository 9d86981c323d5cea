import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

const pageSize = 10;
const names = [] as const;

/** The mock exams of the learner, the last first. */
export function Mocks() {
  const { pageNum, setPage } = useFilters(names);
  const call = useCall('mock.query', { pageNum, pageSize }, { isKept: true });
  return (
    <section aria-labelledby="mine-mocks">
      <div className="cert-head">
        <h2 id="mine-mocks">{texts.mocks}</h2>
      </div>
      <Loaded call={call}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="mine-none">{texts.noMocks}</p>
          ) : (
            <>
              <ol className="mine-mocks">
                {rows.map((row) => (
                  <li key={row.mockId}>
                    <Mock mock={row} />
                  </li>
                ))}
              </ol>
              <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Mock({
  mock: { mockId, certName, startTime, score, totalScore, isPassed, state },
}: {
  mock: Output<'mock.query'>['rows'][number];
}) {
  const isSitting = state === 'sitting';
  const verdict = verdictOf(isPassed);
  const query = `?mockId=${encodeURIComponent(mockId)}`;
  return (
    <>
      <time>{startTime.slice(0, 16)}</time>
      <b>{certName}</b>
      {isSitting ? (
        <span>{texts.sitting}</span>
      ) : (
        <span
          className={verdict.name}
        >{`${verdict.text} · ${texts.score({ score: score ?? 0, total: totalScore ?? 0 })}`}</span>
      )}
      <Link to={isSitting ? `/mock-exam${query}` : `/answer-details${query}`}>
        {isSitting ? texts.resume : texts.details}
      </Link>
    </>
  );
}

/** Whether one has passed; open where what no machine can judge could still decide it. */
function verdictOf(isPassed: boolean | null | undefined): { name: string; text: string } {
  if (typeof isPassed !== 'boolean') return { name: '', text: texts.open };
  return isPassed
    ? { name: 'mine-passed', text: `✓ ${texts.passed}` }
    : { name: 'mine-failed', text: `✗ ${texts.failed}` };
}
