import { useMemo } from 'react';
import { box, layOut, levels, type GraphNode, type Placed } from './graph.ts';

interface DrawingProps {
  root: GraphNode;
  opened: ReadonlySet<string>;
  chosenId: string;
  words: string;
  onChoose(id: string): void;
  onToggle(id: string): void;
}

/** The graph as a picture: a column a level, from industry to certificate. Arrow keys open and close, Enter chooses. */
export function Drawing({ root, opened, chosenId, words, onChoose, onToggle }: DrawingProps) {
  const { nodes, links, width, height } = useMemo(() => layOut({ root, opened }), [root, opened]);
  return (
    <svg
      className="graph-picture"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="认证图谱"
    >
      <g aria-hidden>
        {links.map(({ from, to }) => (
          <path
            key={`${from.node.id}-${to.node.id}`}
            d={curve({ from, to })}
            className={to.node.id === chosenId || from.node.id === chosenId ? 'is-chosen' : ''}
          />
        ))}
      </g>
      {nodes.map((placed) => (
        <Box
          key={placed.node.id}
          placed={placed}
          isOpen={opened.has(placed.node.id)}
          isChosen={placed.node.id === chosenId}
          isFound={words !== '' && placed.node.name.toLowerCase().includes(words.toLowerCase())}
          onChoose={onChoose}
          onToggle={onToggle}
        />
      ))}
    </svg>
  );
}

function Box({
  placed: { node, x, y },
  isOpen,
  isChosen,
  isFound,
  onChoose,
  onToggle,
}: { placed: Placed; isOpen: boolean; isChosen: boolean; isFound: boolean } & Pick<
  DrawingProps,
  'onChoose' | 'onToggle'
>) {
  const hasChildren = node.children.length > 0;
  const act = () => {
    onChoose(node.id);
    if (hasChildren) onToggle(node.id);
  };
  return (
    <g
      className={`graph-box is-${node.level}${isChosen ? ' is-chosen' : ''}${isFound ? ' is-found' : ''}${node.state === 'off' ? ' is-off' : ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${node.level === 'root' ? '' : levels[node.level].title}：${node.name}${hasChildren ? `，下有 ${node.children.length} 项，${isOpen ? '已展开' : '已收起'}` : ''}${node.state === 'off' ? '，已下架' : ''}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          act();
        }
        if ((event.key === 'ArrowRight' && !isOpen) || (event.key === 'ArrowLeft' && isOpen)) onToggle(node.id);
      }}
    >
      <title>{node.name}</title>
      <rect width={box.width} height={box.height} rx={8} />
      <text x={14} y={box.height / 2} dominantBaseline="central">
        {shortened(node.name)}
      </text>
      {hasChildren && (
        <text className="graph-count" x={box.width - 12} y={box.height / 2} dominantBaseline="central" textAnchor="end">
          {isOpen ? '–' : node.children.length}
        </text>
      )}
    </g>
  );
}

const longest = 9;

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}

function curve({ from, to }: { from: Placed; to: Placed }): string {
  const start = [from.x + box.width, from.y + box.height / 2];
  const end = [to.x, to.y + box.height / 2];
  const middle = (Number(start[0]) + Number(end[0])) / 2;
  return `M${start.join(' ')}C${middle} ${start[1]} ${middle} ${end[1]} ${end.join(' ')}`;
}
