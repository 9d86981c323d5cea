import { useCall } from '#runtime/react/useCall.ts';
import '#learner/cert/cert.css';
import { certPath } from '#learner/cert/certPath.ts';
import { treeOf, type GraphData } from '#learner/graph/tree.ts';
import { useLevelName } from '#learner/graph/useLevelName.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './talentMarket.css';
import { texts } from './texts.ts';

/** The positions of the tenant's graph with the certificates that prove what they need; vacancies are not open yet, and that is said. */
export function TalentMarket() {
  const call = useCall('cert.graph', useTenantInput());
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.lead}</p>
      <p className="talent-note">{texts.notYet}</p>
      <Loaded call={call}>{(data) => <Positions data={data} />}</Loaded>
    </div>
  );
}

function Positions({ data }: { data: GraphData }) {
  const levelName = useLevelName();
  const industries = treeOf({ data, levelName }).children.filter(({ id }) => id !== 'others');
  if (industries.length === 0) return <Empty text={texts.none} />;
  return (
    <>
      {industries.map((industry) => (
        <section key={industry.id} aria-labelledby={`talent-${industry.id}`}>
          <div className="cert-head">
            <h2 id={`talent-${industry.id}`}>{industry.name}</h2>
            <Link to={`/certification?focus=${encodeURIComponent(industry.id)}`}>{texts.graph} ›</Link>
          </div>
          <ul className="talent-list">
            {industry.children.flatMap((occupation) =>
              occupation.children.map((position) => (
                <li key={position.id} className="talent-card">
                  <h3>{position.name}</h3>
                  <p>{occupation.name}</p>
                  <ul aria-label={texts.certs}>
                    {position.children.map(({ id, name }) => (
                      <li key={id}>
                        <Link to={certPath({ id })}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
