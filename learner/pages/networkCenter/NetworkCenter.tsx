import { Link } from 'react-router-dom';
import { useCall } from '#runtime/react/useCall.ts';
import { certTitle } from '#learner/graph/tree.ts';
import { useLevelName } from '#learner/graph/useLevelName.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Pager } from '#learner/parts/Pager.tsx';
import '../certification/cert.css';
import { certPath } from '../certification/messages.ts';
import { SearchBox } from '../certification/SearchBox.tsx';
import { useFilters } from '../certification/useFilters.ts';
import { messages } from './messages.ts';
import './networkCenter.css';

const names = ['keyword'] as const;
const pageSize = 10;

/** The certification organisations of the platform, each with some of its certificates. */
export function NetworkCenter() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const call = useCall('tenant.listBasic', { ...(values.keyword && { keyword: values.keyword }), pageNum, pageSize });
  return (
    <div className="cert-page">
      <h1>{messages.title}</h1>
      <p className="cert-lead">{messages.lead}</p>
      <SearchBox keyword={values.keyword ?? ''} label={messages.search} placeholder={messages.search} onSearch={(keyword) => set({ keyword })} />
      <Loaded call={call}>
        {({ rows, total }) => (
          <>
            <p className="cert-count network-count" role="status">
              {messages.found(total)}
            </p>
            {rows.length === 0 ? (
              <Empty text={messages.none} />
            ) : (
              <ul className="network-list">
                {rows.map(({ id, tenantName, intro, logo }) => (
                  <li key={id}>
                    <Organisation id={id} name={tenantName} intro={intro} logo={logo} />
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

function Organisation({ id, name, intro, logo }: { id: string; name: string; intro?: string | null | undefined; logo?: string | null | undefined }) {
  const call = useCall('cert.portalList', { tenantId: id, pageNum: 1, pageSize: 6 });
  const levelName = useLevelName();
  const query = `?tenantId=${encodeURIComponent(id)}`;
  return (
    <article className="network-card">
      <header>
        {logo && <img src={logo} alt="" width={64} height={32} />}
        <h2>{name}</h2>
      </header>
      {intro && <p>{intro}</p>}
      <Loaded call={call}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p>{messages.noCerts}</p>
          ) : (
            <>
              <p>{messages.certCount(total)}</p>
              <ul>
                {rows.map(({ id: certId, certName, level }) => (
                  <li key={certId}>
                    <Link to={certPath({ id: certId, tenantId: id })}>{certTitle({ name: certName, levelName: level ? levelName(level) : '' })}</Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <footer>
        <Link to={`/tenant${query}`}>{messages.home} ›</Link>
        <Link to={`/all-certificates${query}`}>{messages.certificates} ›</Link>
      </footer>
    </article>
  );
}
