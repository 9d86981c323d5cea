import { useMemo, useState } from 'react';
import { Switch } from '#learner/parts/Switch.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import './graph.css';
import { GraphList } from './GraphList.tsx';
import { Picture } from './Picture.tsx';
import { texts } from './texts.ts';
import { certsOf, pathTo, treeOf, type GraphData } from './tree.ts';
import { useLevelName } from './useLevelName.ts';

interface CertGraphProps {
  data: GraphData;
  /** What fills the picture at first and when it changes from outside, e.g. with the URL. */
  focusId?: string;
  onFocus?(id: string): void;
}

const most = 8;

/** The certificate graph to explore: industry, occupation, position, certificate; a picture or a list, with a panel of what is in sight. */
export function CertGraph({ data, focusId, onFocus }: CertGraphProps) {
  const navigate = useNavigate();
  const levelName = useLevelName();
  const root = useMemo(() => treeOf({ data, levelName }), [data, levelName]);
  const [ownId, setOwnId] = useState('');
  const [view, setView] = useState<keyof typeof texts.views>('picture');
  const isList = view === 'list';
  const path = pathTo({ root, id: focusId ?? ownId });
  const focus = path[path.length - 1] ?? root;
  const certs = certsOf(focus);
  const go = (id: string): void => (onFocus ? onFocus(id) : setOwnId(id));

  if (root.certCount === 0) return <p className="graph-empty">{texts.empty}</p>;
  return (
    <section className="graph" aria-label={texts.title}>
      <div className="graph-head">
        <nav className="graph-path" aria-label={texts.path}>
          {path.map((node, index) => (
            <button
              key={node.id}
              type="button"
              aria-current={index === path.length - 1 ? 'location' : undefined}
              onClick={() => go(node.id)}
            >
              {node.name}
            </button>
          ))}
        </nav>
        <Switch label={texts.view} views={texts.views} view={view} onChange={setView} />
      </div>
      <div className={isList ? '' : 'graph-body'}>
        {!isList && (
          <Picture
            root={root}
            focusId={focus.id}
            onFocus={go}
            onOpenCert={(id) => navigate(`/certification-detail?id=${encodeURIComponent(id)}`)}
          />
        )}
        {!isList && (
          <aside className="graph-panel" aria-live="polite">
            <h3>{focus.name}</h3>
            <p>{texts.certCount(focus.certCount)}</p>
            <ul>
              {certs.slice(0, most).map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/certification-detail?id=${encodeURIComponent(id)}`}>{name}</Link>
                </li>
              ))}
            </ul>
            {certs.length > most && (
              <Link className="graph-more" to={listOf(focus)}>
                {texts.more(certs.length)}
              </Link>
            )}
          </aside>
        )}
        <GraphList root={root} isHidden={!isList} />
      </div>
      {!isList && <p className="graph-help">{texts.help}</p>}
    </section>
  );
}

/** The list page with the filter of a node. */
function listOf({ id, level }: { id: string; level: string }): string {
  const filter = (
    { industry: 'industryId', occupation: 'occupationId', position: 'positionId' } as Record<string, string>
  )[level];
  return filter && id !== 'others' ? `/all-certificates?${filter}=${encodeURIComponent(id)}` : '/all-certificates';
}
