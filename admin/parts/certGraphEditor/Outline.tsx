import { Empty, Tree } from 'antd';
import { levels, type GraphNode } from './graph.ts';

interface OutlineProps {
  root: GraphNode;
  opened: ReadonlySet<string>;
  chosenId: string;
  onChoose(id: string): void;
  onToggle(id: string): void;
}

interface Item {
  key: string;
  title: string;
  children: Item[];
}

/** The graph as a plain tree of words, for screen readers and for those who would rather read. */
export function Outline({ root, opened, chosenId, onChoose, onToggle }: OutlineProps) {
  if (root.children.length === 0) return <Empty description="图谱中还没有内容，请在右侧添加第一个行业" />;
  return (
    <Tree
      treeData={root.children.map(item)}
      expandedKeys={[...opened]}
      selectedKeys={chosenId ? [chosenId] : []}
      onSelect={(_, { node }) => onChoose(node.key)}
      onExpand={(_, { node }) => onToggle(node.key)}
      blockNode
    />
  );
}

function item({ id, name, level, children, state }: GraphNode): Item {
  const title = `${level === 'root' ? '' : `${levels[level].title} · `}${name}${state === 'off' ? '（已下架）' : ''}`;
  return { key: id, title, children: children.map(item) };
}
