import { Link } from '#learner/router/Link.tsx';
import './cert.css';
import { Graph } from './Graph.tsx';
import { texts } from './texts.ts';
import { useFilters } from './useFilters.ts';

const names = ['focus'] as const;

/** Certification home: the graph to explore; where one stands in it is kept in the URL. */
export function Certification() {
  const { values, set } = useFilters(names);
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.intro}</p>
      <Graph focusId={values.focus ?? ''} onFocus={(focus) => set({ focus })} />
      <div className="cert-head">
        <Link to="/all-certificates">{texts.allCertificates}</Link>
      </div>
    </div>
  );
}
