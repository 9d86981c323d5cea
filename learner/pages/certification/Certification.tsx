import '#learner/cert/cert.css';
import { TenantGraph } from '#learner/graph/TenantGraph.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

const names = ['focus'] as const;

/** Certification home: the graph to explore; where one stands in it is kept in the URL. */
export function Certification() {
  const { values, set } = useFilters(names);
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.intro}</p>
      <TenantGraph focusId={values.focus ?? ''} onFocus={(focus) => set({ focus })} />
      <div className="cert-head">
        <Link to="/all-certificates">{texts.allCertificates}</Link>
      </div>
    </div>
  );
}
