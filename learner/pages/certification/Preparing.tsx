import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { certPath } from './messages.ts';
import { preparing as messages } from './preparingMessages.ts';
import './preparing.css';
import { Ring } from './Ring.tsx';

type RecentCert = Output<'cert.recent'>['rows'][number];

/** The certificates the learner practised last: how far they are, what is due, and the way on; says so where there is none. */
export function Preparing({ count, title }: { count: number; title: string }) {
  const { data, error, reload } = useCall('cert.recent', { pageSize: count }, { isKept: true });
  const rows = data?.rows ?? [];
  return (
    <section aria-labelledby="preparing">
      <div className="cert-head">
        <h2 id="preparing">{title}</h2>
      </div>
      {error ? (
        <ErrorBox error={error} onRetry={reload} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : rows.length === 0 ? (
        <p className="preparing-none">
          {messages.none} <Link to="/all-certificates">{messages.choose}</Link>
        </p>
      ) : (
        <PreparingList rows={rows} />
      )}
    </section>
  );
}

/** These certificates as cards. */
export function PreparingList({ rows }: { rows: readonly RecentCert[] }) {
  return (
    <ul className="preparing-list">
      {rows.map((cert) => (
        <li key={cert.id}>
          <Preparation cert={cert} />
        </li>
      ))}
    </ul>
  );
}

function Preparation({
  cert: { id, certName, certCode, completionRate, completeNum, totalNum, dueNum, wrongRecord },
}: {
  cert: RecentCert;
}) {
  const query = `?certCode=${encodeURIComponent(certCode)}`;
  return (
    <div className="preparing-card">
      <Ring percent={completionRate} label={messages.progress({ done: completeNum, total: totalNum })} />
      <div>
        <Link className="preparing-name" to={certPath({ id })}>
          {certName}
        </Link>
        <p>{messages.progress({ done: completeNum, total: totalNum })}</p>
        <p>{dueNum > 0 ? messages.due(dueNum) : messages.wrong(wrongRecord)}</p>
        <div className="preparing-steps">
          <Link className="is-primary" to={`/practice${query}`}>
            {messages.go}
          </Link>
          {wrongRecord > 0 && <Link to={`/wrong-list${query}`}>{messages.wrongBook}</Link>}
        </div>
      </div>
    </div>
  );
}
