import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import '#learner/cert/cert.css';
import { certPath } from '#learner/cert/certPath.ts';
import { certTitle } from '#learner/graph/tree.ts';
import { useLevelName } from '#learner/graph/useLevelName.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import './networkCenter.css';
import { texts } from './texts.ts';

const names = ['keyword'] as const;
const pageSize = 10;

/** The certification organisations of the platform, each with some of its certificates. */
export function NetworkCenter() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const call = useCall('tenant.network', { ...(values.keyword && { keyword: values.keyword }), pageNum, pageSize });
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.lead}</p>
      <SearchBox
        keyword={values.keyword ?? ''}
        label={texts.search}
        placeholder={texts.search}
        onSearch={(keyword) => set({ keyword })}
      />
      <Loaded call={call}>
        {({ rows, total }) => (
          <>
            <p className="cert-count network-count" role="status">
              {texts.found(total)}
            </p>
            {rows.length === 0 ? (
              <Empty text={texts.none} />
            ) : (
              <ul className="network-list">
                {rows.map((organisation) => (
                  <li key={organisation.id}>
                    <OrganisationCard organisation={organisation} />
                  </li>
                ))}
              </ul>
            )}
            <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Organisation = Output<'tenant.network'>['rows'][number];

function OrganisationCard({
  organisation: { id, tenantName, intro, logo, certTotal, certs },
}: {
  organisation: Organisation;
}) {
  const levelName = useLevelName();
  const query = `?tenantId=${encodeURIComponent(id)}`;
  return (
    <article className="network-card">
      <header>
        {logo && <img src={logo} alt="" width={64} height={32} />}
        <h2>{tenantName}</h2>
      </header>
      {intro && <p>{intro}</p>}
      <p>{certTotal === 0 ? texts.noCerts : texts.certCount(certTotal)}</p>
      <ul>
        {certs.map(({ id: certId, certName, level }) => (
          <li key={certId}>
            <Link to={certPath({ id: certId, tenantId: id })}>
              {certTitle({ name: certName, levelName: level ? levelName(level) : '' })}
            </Link>
          </li>
        ))}
      </ul>
      <footer>
        <Link to={`/tenant${query}`}>{texts.home} ›</Link>
        <Link to={`/all-certificates${query}`}>{texts.certificates} ›</Link>
      </footer>
    </article>
  );
}
