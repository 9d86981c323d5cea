import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Pager } from '#learner/parts/Pager.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import '../certification/cert.css';
import { Preparing } from '../certification/Preparing.tsx';
import { useFilters } from '../certification/useFilters.ts';
import { messages } from './messages.ts';
import './myCertification.css';

const pageSize = 10;
const names = [] as const;

/** The learner's own page: certificates won, certificates being prepared, mock exams as a time line. */
export function MyCertification() {
  const { status } = useSession();
  return (
    <div className="page cert-page">
      <h1>{messages.title}</h1>
      <p className="cert-lead">{messages.lead}</p>
      {status === 'signedIn' ? <Mine /> : status === 'signedOut' ? <Empty text={messages.signInFirst} action={<Link to={`/auth-login?redirectPath=${encodeURIComponent('/my-certification')}`}>{messages.signIn}</Link>} /> : <Skeleton lines={6} />}
    </div>
  );
}

function Mine() {
  return (
    <>
      <h2>{messages.wall}</h2>
      <div className="mine-wall">
        <Empty text={messages.noCerts} action={<Link to="/all-certificates">{messages.choose}</Link>} />
      </div>
      <Preparing count={6} title={messages.preparing} />
      <div className="cert-head">
        <h2>{messages.tools}</h2>
      </div>
      <div className="mine-tools">
        <Link to="/wrong-list">
          <b>{messages.wrong}</b>
          {messages.wrongNote}
        </Link>
        <Link to="/collect-list">
          <b>{messages.collect}</b>
          {messages.collectNote}
        </Link>
      </div>
      <Mocks />
    </>
  );
}

function Mocks() {
  const { pageNum, setPage } = useFilters(names);
  const call = useCall('mock.query', { pageNum, pageSize }, { isKept: true });
  return (
    <section aria-labelledby="mine-mocks">
      <div className="cert-head">
        <h2 id="mine-mocks">{messages.mocks}</h2>
      </div>
      <Loaded call={call}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="mine-none">{messages.noMocks}</p>
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

function Mock({ mock: { mockId, certName, startTime, score, totalScore, isPassed, state } }: { mock: Output<'mock.query'>['rows'][number] }) {
  const isSitting = state === 'sitting';
  const query = `?mockId=${encodeURIComponent(mockId)}`;
  return (
    <>
      <time>{startTime.slice(0, 16)}</time>
      <b>{certName}</b>
      <span className={isSitting ? '' : isPassed ? 'mine-passed' : 'mine-failed'}>
        {isSitting ? messages.sitting : `${isPassed ? `✓ ${messages.passed}` : `✗ ${messages.failed}`} · ${messages.score({ score: score ?? 0, total: totalScore ?? 0 })}`}
      </span>
      <Link to={isSitting ? `/mock-exam${query}` : `/answer-details${query}`}>{isSitting ? messages.resume : messages.details}</Link>
    </>
  );
}
