import { Link } from 'react-router-dom';
import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { certPath } from './messages.ts';
import { preparing as messages } from './preparingMessages.ts';
import './preparing.css';
import { Ring } from './Ring.tsx';

type RecentCert = Output<'cert.recent'>['rows'][number];

interface PreparingProps {
  count?: number;
  title?: string;
  /** Says so where nothing was practised yet; else nothing is shown then. */
  hasEmpty?: boolean;
}

/** The certificates the learner practised last: how far they are, what is due, and the way on. */
export function Preparing({ count = 3, title = messages.title, hasEmpty = false }: PreparingProps) {
  const { data, error, reload } = useCall('cert.recent', { pageSize: count });
  const rows = data?.rows ?? [];
  if (data && rows.length === 0 && !hasEmpty) return null;
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
        <ul className="preparing-list">
          {rows.map((cert) => (
            <li key={cert.id}>
              <Preparation cert={cert} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Preparation({ cert: { id, certName, certCode } }: { cert: RecentCert }) {
  const { data: progress } = useCall('practice.statistics', { certCode });
  const { completionRate = 0, completeNum = 0, totalNum = 0, dueNum = 0, wrongRecord = 0 } = progress ?? {};
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
