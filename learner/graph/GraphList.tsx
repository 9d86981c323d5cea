import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';
import type { GraphNode } from './tree.ts';

/** The graph as plain nested lists: what a screen reader reads, and what anyone may choose to see. */
export function GraphList({ root, isHidden }: { root: GraphNode; isHidden: boolean }) {
  return (
    <div className={isHidden ? 'graph-hidden' : 'graph-list'}>
      <Branch nodes={root.children} isHidden={isHidden} />
    </div>
  );
}

function Branch({ nodes, isHidden }: { nodes: readonly GraphNode[]; isHidden: boolean }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id} className={`is-${node.level}`}>
          {node.level === 'cert' ? (
            <Link to={`/certification-detail?id=${encodeURIComponent(node.id)}`} {...(isHidden && { tabIndex: -1 })}>
              {node.name}
            </Link>
          ) : (
            <>
              <span>
                {node.name} <small>{texts.certCount(node.certCount)}</small>
              </span>
              <Branch nodes={node.children} isHidden={isHidden} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
