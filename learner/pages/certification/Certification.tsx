import { Link } from '#learner/router/Link.tsx';
import './cert.css';
import { Graph } from './Graph.tsx';
import { messages } from './messages.ts';
import { useFilters } from './useFilters.ts';

const names = ['focus'] as const;

/** Certification home: the graph to explore; where one stands in it is kept in the URL. */
export function Certification() {
  const { values, set } = useFilters(names);
  return (
    <div className="page cert-page">
      <h1>{messages.title}</h1>
      <p className="cert-lead">{messages.intro}</p>
      <Graph focusId={values.focus ?? ''} onFocus={(focus) => set({ focus })} />
      <div className="cert-head">
        <Link to="/all-certificates">{messages.allCertificates}</Link>
      </div>
    </div>
  );
}
