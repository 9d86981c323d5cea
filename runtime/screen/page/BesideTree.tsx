import { Empty, Input, Skeleton, Tree, type TreeDataNode } from 'antd';
import { useId, useMemo, useState } from 'react';
import type { BlockTree } from '#generators/formats.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import { asText, idOf, type ScreenRecord } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';

/** A tree of records of which one may be chosen; choosing it again chooses none. */
export function BesideTree({
  tree: { title, load, label, parent },
  chosen,
  onChoose,
}: {
  tree: BlockTree;
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
}) {
  const [keyword, setKeyword] = useState('');
  const { data, error, reload } = useCallByName(load, {});
  const rows = (data as { rows: readonly ScreenRecord[] } | undefined)?.rows;
  const nodes = useMemo(
    () => rows && nodesOf({ rows, label, parent, keyword: keyword.trim() }),
    [rows, label, parent, keyword],
  );
  const heading = useId();
  return (
    <section className="screen-beside-tree" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <Input
        allowClear
        placeholder={texts.searchIn(title)}
        aria-label={texts.searchIn(title)}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !nodes ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : nodes.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={keyword.trim() ? texts.noOptions : texts.noEntries(title)}
        />
      ) : (
        <Tree
          key={keyword.trim()}
          blockNode
          defaultExpandAll={keyword.trim() !== '' || (rows?.length ?? 0) <= mostOpened}
          aria-labelledby={heading}
          treeData={nodes}
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelect={([key]) => onChoose(key === undefined ? undefined : String(key))}
        />
      )}
    </section>
  );
}

/** Of a larger one only the top is open at first. */
const mostOpened = 60;

/** Nodes whose name, or that of one below, has the keyword. */
function nodesOf({
  rows,
  label,
  parent,
  keyword,
}: {
  rows: readonly ScreenRecord[];
  label: string;
  parent: string;
  keyword: string;
}): TreeDataNode[] {
  const top: TreeDataNode = { key: '', children: [] };
  const path = [top];
  for (const { row, level } of arranged<ScreenRecord>({ rows, idOf, parentOf: (each) => asText(each[parent]) })) {
    const node: TreeDataNode = { key: idOf(row), title: asText(row[label]), children: [] };
    path.length = level;
    path[level - 1]?.children?.push(node);
    path.push(node);
  }
  return found({ nodes: top.children ?? [], keyword });
}

function found({ nodes, keyword }: { nodes: readonly TreeDataNode[]; keyword: string }): TreeDataNode[] {
  if (keyword === '') return [...nodes];
  return nodes.flatMap((node) => {
    const children = found({ nodes: node.children ?? [], keyword });
    return children.length > 0 || String(node.title).includes(keyword) ? [{ ...node, children }] : [];
  });
}
