import { useCall } from '#runtime/react/useCall.ts';
import { CertCards, CertCardsSkeleton } from '#learner/cert/CertCard.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import { texts } from './texts.ts';

/** The certificates a tenant marks as hot, as cards. */
export function HotCerts() {
  const { data, error, reload } = useCall(
    'cert.hot',
    { ...useTenantInput(), pageNum: 1, pageSize: 8 },
    { isKept: true },
  );
  return (
    <section aria-labelledby="home-hot">
      <div className="cert-head">
        <h2 id="home-hot">{texts.hot}</h2>
        <Link to="/all-certificates">{texts.hotMore} ›</Link>
      </div>
      {error ? (
        <ErrorBox error={error} onRetry={reload} />
      ) : !data ? (
        <CertCardsSkeleton />
      ) : data.rows.length > 0 ? (
        <CertCards certs={data.rows} />
      ) : (
        <Empty text={texts.noHot} />
      )}
    </section>
  );
}
