import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Ring } from '#learner/parts/Ring.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { certPath } from './certPath.ts';
import './preparing.css';
import { preparingTexts as texts } from './preparingTexts.ts';

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
          {texts.none} <Link to="/all-certificates">{texts.choose}</Link>
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
      <Ring percent={completionRate} label={texts.progress({ done: completeNum, total: totalNum })} />
      <div>
        <Link className="preparing-name" to={certPath({ id })}>
          {certName}
        </Link>
        <p>{texts.progress({ done: completeNum, total: totalNum })}</p>
        <p>{dueNum > 0 ? texts.due(dueNum) : texts.wrong(wrongRecord)}</p>
        <div className="preparing-steps">
          <Link className="is-primary" to={`/practice${query}`}>
            {texts.go}
          </Link>
          {wrongRecord > 0 && <Link to={`/wrong-list${query}`}>{texts.wrongBook}</Link>}
        </div>
      </div>
    </div>
  );
}
